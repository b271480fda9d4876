/// English words that carry no subject.
let englishStopWords = [
  // articles and pointing words
  "a", "an", "the", "this", "that", "these", "those",
  // prepositions and conjunctions
  "of", "to", "in", "on", "at", "for", "with", "from", "by", "as", "into", "near", "next",
  "beside", "between", "about", "than", "and", "or", "but", "if",
  // pronouns
  "i", "my", "me", "you", "your", "it", "its", "we", "us", "our",
  "he", "him", "his", "she", "her", "they", "them", "their", "any", "some",
  // question words
  "how", "what", "which", "when", "where", "why", "who",
  // verbs that only hold the sentence together
  "is", "are", "was", "were", "be", "been", "being", "do", "does", "did", "done", "doing", "has",
  "have", "had", "having", "can", "could", "should", "would", "will", "must", "may", "might",
  "need", "needs", "needed", "want", "wants", "let", "lets", "get", "gets", "got", "make", "makes",
  "look", "looks", "seem", "seems", "happen", "happens", "there", "exist", "exists",
  // adverbs that only colour a sentence
  "along", "together", "then", "so", "just", "also", "still", "already", "always", "only",
  "too", "very",
]
