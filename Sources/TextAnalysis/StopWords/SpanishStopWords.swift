/// Spanish words that carry no subject.
let spanishStopWords = [
  // articles
  "el", "la", "los", "las", "lo", "un", "una", "unos", "unas", "al", "del",
  // prepositions and conjunctions
  "de", "a", "en", "con", "por", "para", "junto", "cerca", "lado", "durante",
  "hacia", "entre", "respecto", "mientras", "y", "e", "o", "u", "pero", "si", "que", "también",
  // pronouns and pointing words
  "me", "te", "se", "le", "les", "mi", "mis", "tu", "su", "sus", "este", "esta", "estos", "estas",
  "ese", "esa", "esos", "esas", "esto", "eso",
  // question words
  "como", "cómo", "cual", "cuál", "cuales", "cuáles", "cuando", "cuándo", "donde", "dónde", "qué",
  "quien", "quién", "porque",
  // verbs that only hold the sentence together
  "es", "son", "soy", "ser", "sea", "está", "están", "estar", "ha", "han", "hay", "tengo", "tiene",
  "tienen", "tener", "hago", "hace", "hacen", "hacer", "debo", "debe", "debemos", "deben",
  "debería", "deberían", "puedo", "puedes", "puede", "podemos", "pueden", "podría", "podrían",
  "quiero", "quiere", "va", "van", "parece", "parecen", "existe", "existen",
  // adverbs that only colour a sentence
  "entonces", "pues", "ya", "aún", "todavía", "siempre", "solo", "sólo", "tan", "según",
  "demasiado", "muy",
]
