/// A word or sentence that stands around the content, such as the label of a wrong sample.
///
/// The raw value is the key in `Data/interface/<language>.json`. A value may hold `{placeholders}`;
/// a count stands apart in it (`findings: {count}`), so that no language needs plural forms.
public enum InterfaceWord: String, CaseIterable, Sendable {
  // Severities of findings.
  case error, warning, note
  case severityError, severityWarning, severityNote, severityVaries
  // Around samples and entries.
  case right, wrong, sample
  case seeAlso, sources, verdict, claimed, computed
  case verdictWrong, verdictMisleading, verdictRight
  case kindGuideline, kindCommonError, kindSample, kindReference, kindErratum
  // Around findings and rules.
  case fix, fixAutomatic, fixSuggested, fixNone
  case fixAutomaticMeans, fixSuggestedMeans, fixNoneMeans
  case exampleFinding
  case pasteCode
  // Around comments that hide findings.
  case suppressionForm, suppressionReason, suppressionDidYouMean, suppressionDelete
  case suppressionNoReason, suppressionNoRule, suppressionUnknownRule, suppressionHidesNothing
  case suppressionUnknownDirective, suppressionNoBegin, suppressionNoEnd
  case suppressedSummary
  case baselineSummary, baselineFixed, baselineWritten, unchangedSummary
  case survivalHeading
  // Around the steps of a learning path.
  case learnStep, learnRead, learnExercise, learnCheck, learnAnswer, learnNext
  case learnOpen, learnSolved, learnSkipped, learnNotSolved, learnMissing, learnUndecided
  case learnSummary, learnFinished
  // Around entries of a reader's own.
  case ownEntry, ownEntryInPlaceOfAnother
  // What was read although Swift would refuse it.
  case repairedSource
  case repairInvalidUTF8, repairSpace, repairQuotationMark, repairLineBreakTag, repairLineNumbers
  case repairDiffMarks, repairDepth
  // Why a result of a search stands where it does.
  case rankScore, rankAllWords, rankKind, rankNamed, rankFoundByRule, rankNotFound, rankKnownWords
  case partTitle, partSearchWords, partBody, partIdentifier
  case matchExact, matchFolded, matchStem, matchPart, matchSynonym, matchBeginning, matchTypo
  case matchNeighbours
  // Summary lines and notices.
  case resultsSummary, noResults, nearestWords, otherLanguages
  case triedWords, triedOtherKinds, foundInLines
  case entriesSummary, rulesSummary
  case fixesSummary
  case findingsSummary, nothingFoundSummary
  case shownInOtherLanguage, foundInOtherLanguage
}
