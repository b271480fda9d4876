/// Fonts that hold pictures instead of letters, by their names.
enum IconFont {
  /// Whether a family or a face is called like one: `FontAwesome5Free-Solid`, `MaterialIcons`.
  static func isNamed(_ name: String) -> Bool {
    let name = name.lowercased()
    return parts.contains { name.holds($0) }
  }

  private static let parts: [StaticString] = [
    "icon", "awesome", "material", "glyph", "symbol", "emoji", "feather", "icomoon", "fontello",
    "entypo", "anticon", "foundation", "zocial", "dingbats",
  ]
}
