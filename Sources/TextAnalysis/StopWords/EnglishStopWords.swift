/// English words that carry no subject.
let englishStopWords = [
  // articles and pointing words
  "a", "an", "the", "this", "that", "these", "those",
  // prepositions and conjunctions
  "of", "to", "in", "on", "at", "for", "with", "from", "by", "as", "and", "or", "but", "if",
  // pronouns
  "i", "my", "me", "you", "your", "it", "its", "we", "our",
  // question words
  "how", "what", "which", "when", "where", "why", "who",
  // verbs that only hold the sentence together
  "is", "are", "be", "do", "does", "did", "has", "have", "can", "could", "should", "would", "will",
  // adverbs that only colour a sentence
  "along", "together", "then", "so", "just", "also", "still", "already", "always", "only",
  "too", "very",
]
