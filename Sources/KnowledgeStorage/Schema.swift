import DTKBKnowledge

/// The tables of a knowledge base, as they are made and as they must be found.
enum Schema {
  /// Grows with every change of a table; a base of another version is refused.
  static let version = 4

  /// What marks a file as ours, in the header where `file(1)` looks: `dtkb` in ASCII.
  static let applicationID = 0x6474_6B62

  /// The statements that make an empty base.
  static let statements = tables + indices + Language.allCases.map(searchTable)

  static let tables = [
    """
    CREATE TABLE meta (
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
    // Topics are names with spaces between them, which every heading reads at once.
    """
    CREATE TABLE entry (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      kind TEXT NOT NULL,
      rule TEXT,
      topics TEXT NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE entryText (
      entry INTEGER NOT NULL REFERENCES entry,
      language TEXT NOT NULL,
      title TEXT NOT NULL,
      summary TEXT NOT NULL,
      searchWords TEXT NOT NULL,
      message TEXT,
      fix TEXT,
      body TEXT NOT NULL,
      plainBody TEXT NOT NULL,
      PRIMARY KEY (entry, language)
    ) STRICT, WITHOUT ROWID
    """,
    listTable("framework"),
    listTable("release"),
    listTable("related"),
    """
    CREATE TABLE citation (
      entry INTEGER NOT NULL REFERENCES entry,
      position INTEGER NOT NULL,
      title TEXT NOT NULL,
      publisher TEXT NOT NULL,
      url TEXT NOT NULL,
      PRIMARY KEY (entry, position)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE claim (
      entry INTEGER PRIMARY KEY REFERENCES entry,
      verdict TEXT NOT NULL,
      base REAL,
      api TEXT,
      relativeTo TEXT,
      size TEXT,
      claimed REAL
    ) STRICT
    """,
    """
    CREATE TABLE sample (
      entry INTEGER NOT NULL REFERENCES entry,
      fileName TEXT NOT NULL,
      role TEXT NOT NULL,
      code TEXT NOT NULL,
      PRIMARY KEY (entry, fileName)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE interfaceWord (
      language TEXT NOT NULL,
      key TEXT NOT NULL,
      value TEXT NOT NULL,
      PRIMARY KEY (language, key)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE synonym (
      language TEXT NOT NULL,
      word TEXT NOT NULL,
      meaning TEXT NOT NULL,
      PRIMARY KEY (language, word, meaning)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE path (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE pathText (
      path INTEGER NOT NULL REFERENCES path,
      language TEXT NOT NULL,
      title TEXT NOT NULL,
      summary TEXT NOT NULL,
      PRIMARY KEY (path, language)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE step (
      path INTEGER NOT NULL REFERENCES path,
      position INTEGER NOT NULL,
      entry TEXT NOT NULL,
      snippet TEXT NOT NULL,
      answer TEXT NOT NULL,
      PRIMARY KEY (path, position)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE stepText (
      path INTEGER NOT NULL,
      step INTEGER NOT NULL,
      language TEXT NOT NULL,
      title TEXT NOT NULL,
      instruction TEXT NOT NULL,
      PRIMARY KEY (path, step, language),
      FOREIGN KEY (path, step) REFERENCES step
    ) STRICT, WITHOUT ROWID
    """,
    stepListTable("stepRule"),
    stepListTable("stepNeed"),
    """
    CREATE TABLE term (
      language TEXT NOT NULL,
      word TEXT NOT NULL,
      PRIMARY KEY (language, word)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE vocabulary (
      language TEXT NOT NULL,
      length INTEGER NOT NULL,
      words BLOB NOT NULL,
      PRIMARY KEY (language, length)
    ) STRICT, WITHOUT ROWID
    """,
  ]

  static let indices = ["CREATE UNIQUE INDEX entryName ON entry (name)"]

  /// An ordered list of names that belongs to an entry.
  private static func listTable(_ name: String) -> String {
    """
    CREATE TABLE \(name) (
      entry INTEGER NOT NULL REFERENCES entry,
      position INTEGER NOT NULL,
      name TEXT NOT NULL,
      PRIMARY KEY (entry, position)
    ) STRICT, WITHOUT ROWID
    """
  }

  /// An ordered list of names that belongs to a step of a path.
  private static func stepListTable(_ name: String) -> String {
    """
    CREATE TABLE \(name) (
      path INTEGER NOT NULL,
      step INTEGER NOT NULL,
      position INTEGER NOT NULL,
      name TEXT NOT NULL,
      PRIMARY KEY (path, step, position),
      FOREIGN KEY (path, step) REFERENCES step
    ) STRICT, WITHOUT ROWID
    """
  }

  /// The full-text table of a language.
  ///
  /// Its columns hold words that are analysed already, so the tokenizer must fold nothing; it keeps
  /// no copy of them, as the texts stand in `entryText`.
  static func searchTable(_ language: Language) -> String {
    """
    CREATE VIRTUAL TABLE \(searchTableName(language)) USING fts5(
      \(SearchColumn.list),
      content='',
      tokenize="unicode61 remove_diacritics 0 tokenchars '_'"
    )
    """
  }

  /// The name of a language's full-text table, such as `searchIt`.
  static func searchTableName(_ language: Language) -> String {
    switch language {
    case .italian: "searchIt"
    case .vietnamese: "searchVi"
    case .spanish: "searchEs"
    case .english: "searchEn"
    }
  }
}
