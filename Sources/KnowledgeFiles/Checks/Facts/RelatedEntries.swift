extension Check {
  /// Entries to read next that are not there, or are the entry itself.
  static let relatedEntries = Check("RelatedEntries") { entry, draft in
    entry.repeated("related", "related entry")
      + entry.words("related").compactMap { id, line in
        if id == entry.id {
          return entry.defect(line, "the entry relates to itself: name another one")
        }
        return draft.ids.contains(id)
          ? nil : entry.defect(line, unknown("entry", id, known: draft.ids))
      }
  }
}
