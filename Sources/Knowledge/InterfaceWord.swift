/// A word or sentence that stands around the content, such as the label of a wrong sample.
///
/// The raw value is the key in `Data/interface/<language>.json`. A value may hold `{placeholders}`;
/// a count stands apart in it (`findings: {count}`), so that no language needs plural forms.
public enum InterfaceWord: String, CaseIterable, Sendable {
  // Severities of findings.
  case error, warning, note
  // Around samples and entries.
  case right, wrong, sample
  case seeAlso, sources, since, topics, verdict, claimed, computed
  case verdictWrong, verdictMisleading, verdictRight
  case kindGuideline, kindCommonError, kindSample, kindReference, kindErratum
  // Around findings.
  case fix, fixAutomatic, fixSuggested, fixNone, defaultSize
  // Summary lines and notices.
  case openWith
  case resultsSummary, entriesSummary, rulesSummary
  case findingsSummary, nothingFoundSummary
  case noResults, nearestWords, otherLanguages, didYouMean
  case shownInOtherLanguage
}
