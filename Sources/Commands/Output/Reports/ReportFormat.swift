/// A form in which a report of the checker is written.
///
/// A new one is a file in `Formats` and a line in ``all``.
struct ReportFormat: Sendable {
  /// The word for it on the command line.
  let name: String
  /// Whether people read it as it stands; who reads the others wants nothing beside them.
  var isForPeople = false
  /// Whether the numbers that a report comes to stand in it.
  var showsStatistics = false
  /// The report in this form; every line ends with a line feed.
  let write: @Sendable (CheckReport, ReportSetting) throws(CommandError) -> String

  /// Every form, in the order of the help.
  static let all: [ReportFormat] = [
    text, json, sarif, xcode, github, gitlab, checkstyle, junit, markdown,
  ]
}
