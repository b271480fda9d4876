import DTKBSourceReading

extension SwiftContext {
  private static let conversions: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "NSNumber", "Decimal", "TimeInterval",
  ]
  private static let roundings: Set<String> = [
    "round", "floor", "ceil", "rounded", "abs", "magnitude", "roundf", "ceilf",
  ]
  private static let extents: Set<String> = [
    "width", "height", "minX", "maxX", "midX", "minY", "maxY", "midY", "bounds", "frame",
  ]

  func quantity(ofChain chain: SwiftNode) -> Quantity {
    let links = chain.links
    guard let base = links.first,
      let last = links.last(where: { $0.nameToken != nil && $0.kind != .closure })
    else { return .unknown }
    for link in links where link.kind == .member || link.kind == .identifier {
      switch link.name {
      case "scaledValue", "scaledFont", "scaled": return .scaled
      case "preferredFont", "preferredFontDescriptor": return Quantity(origins: .preferred)
      default: break
      }
    }
    if last.isNamed("pointSize") || last.isNamed("lineHeight") {
      // A type of the project may call a number of its own so.
      return quantity(ofMembers: links) ?? Quantity(origins: .preferred)
    }

    if base.kind == .identifier, let call = base.call {
      let rest = links.drop { $0 != call }.dropFirst()
      guard rest.allSatisfy({ $0.kind == .call || Self.roundings.contains($0.name) }) else {
        return geometry(of: links) ?? .unknown
      }
      return quantity(ofCall: base, call)
    }
    if let known = quantity(ofMembers: links) { return known }
    if let known = quantity(ofElement: links) { return known }
    if let geometry = geometry(of: links) { return geometry }
    return Quantity(origins: base.name.first?.isUppercase == true ? .constant : .unknown)
  }

  private func quantity(ofCall base: SwiftNode, _ call: SwiftNode) -> Quantity {
    let arguments = call.arguments.map { quantity(of: $0) }
    let name = base.name
    if Self.conversions.contains(name) || Self.roundings.contains(name) {
      return arguments.first ?? .unknown
    }
    if name == "min" || name == "max", let first = arguments.first {
      return arguments.dropFirst().reduce(first) { $0.combined($1, name == "min" ? min : max) }
    }
    if name == "ScaledMetric" { return .scaled }
    if Words(name).contains("scaled") || Words(name).contains("scale") { return .scaled }
    let functions = declarations(of: name, at: base).filter { $0.kind == .functionDeclaration }
    guard !functions.isEmpty else { return .unknown }
    return functions.reduce(Quantity()) { $0.union(quantity(ofDeclaration: $1)) }
  }

  /// A constant behind a path such as `Metrics.title`, `self.size` or `Size.title.rawValue`.
  private func quantity(ofMembers links: [SwiftNode]) -> Quantity? {
    guard let base = links.first, base.kind == .identifier, links.count > 1 else { return nil }
    var names = links.dropFirst().filter { $0.kind == .member && $0.call == nil }
    while let last = names.last, Self.roundings.contains(last.name) { names.removeLast() }
    guard let member = names.first else { return nil }
    if base.isNamed("UIFont"), let points = Self.systemSizes[member.name] {
      return .literal(points)
    }

    var found = declarations(ofMember: member.name, after: base)
    if found.isEmpty, !base.startsUppercase, !base.isNamed("self"), !base.isNamed("Self"),
      let variable = declarations(of: base.name, at: base).first
    {
      found = members(ofTypeOf: variable)?[member.name] ?? []
    }
    var consumed = 1
    // `Theme.Metrics.title`: a type within a type.
    while let type = found.first(where: { $0.kind.declaresType }).flatMap({
      types.type(declaredBy: $0)
    }),
      consumed < names.count
    {
      found = members(of: type)[names[names.startIndex + consumed].name] ?? []
      consumed += 1
    }
    if found.isEmpty {
      let names = ([base] + names).map(\.name)
      let path = (base.isNamed("Self") || base.isNamed("self") ? names.dropFirst() : names[...])
      return project.quantity(
        of: path.joined(separator: "."), inside: types.type(around: base)?.path)
    }
    var rest = names.dropFirst(consumed)
    // `settings.size`: a property of the type that the variable is of.
    if found.count == 1, found[0].kind == .binding, let property = rest.first,
      let members = members(ofTypeOf: found[0])?[property.name]
    {
      found = members
      rest = rest.dropFirst()
    }
    if let enumCase = found.first(where: { $0.kind == .enumCase }) {
      guard rest.first?.isNamed("rawValue") == true, let value = enumCase.firstChild(.initialValue)
      else { return nil }
      return quantity(of: value)
    }
    guard rest.allSatisfy({ $0.isNamed("wrappedValue") }) else { return nil }
    var quantity = found.reduce(Quantity()) { $0.union(self.quantity(ofDeclaration: $1)) }
    // `$settings.size` of a control lets people choose the number.
    let holders = [base] + names
    if holders.contains(where: { holdsWord("$" + $0.name) }) {
      quantity.origins.insert(.setting)
    }
    return quantity
  }

  /// What the elements of a constant list come to: `heights[indexPath.row]`.
  private func quantity(ofElement links: [SwiftNode]) -> Quantity? {
    guard let last = links.last, last.kind == .subscriptCall,
      let name = links.dropLast().last, links.count == 2 || links[0].isNamed("self"),
      let declaration = declarations(behind: name).first, declaration.variable?.keyword == .let,
      let list = declaration.firstChild(.initialValue)?.operand,
      list.kind == .collection, list.firstChild(.element) != nil
    else { return nil }
    return list.children.filter { $0.kind == .element }.prefix(64)
      .reduce(Quantity()) { $0.union(quantity(of: $1)) }
  }

  /// The members of the type that a variable is of, where the file declares that type.
  private func members(ofTypeOf variable: SwiftNode) -> NamedNodes? {
    guard variable.kind == .binding || variable.kind == .parameter,
      let name = typeName(of: variable), let type = types.type(named: name, at: variable)
    else { return nil }
    return members(of: type)
  }

  /// The fixed sizes that UIKit names, in points (Apple's documentation of UIFont; the values are those of iOS).
  private static let systemSizes: [String: Double] = [
    "labelFontSize": 17, "buttonFontSize": 18, "smallSystemFontSize": 12, "systemFontSize": 14,
  ]

  private func geometry(of links: [SwiftNode]) -> Quantity? {
    let names = links.map(\.name)
    let isGeometry =
      names.contains {
        $0 == "UIScreen" || $0 == "WKInterfaceDevice" || $0 == "bounds" || $0 == "frame"
      }
      || names.count > 1
        && Self.extents.contains(names.last { !$0.isEmpty && !Self.roundings.contains($0) } ?? "")
    return isGeometry ? Quantity(origins: .geometry) : nil
  }
}
