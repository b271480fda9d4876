/// Italian words that carry no subject.
let italianStopWords = [
  // articles, alone and with a preposition
  "il", "lo", "la", "i", "gli", "le", "l", "un", "uno", "una", "del", "dello", "della", "dei",
  "degli", "delle", "dell", "al", "allo", "alla", "ai", "agli", "alle", "all", "dal", "dallo",
  "dalla", "dai", "dagli", "dalle", "dall", "nel", "nello", "nella", "nei", "negli", "nelle",
  "nell",
  "sul", "sullo", "sulla", "sui", "sugli", "sulle", "sull",
  // prepositions and conjunctions
  "di", "d", "a", "da", "in", "con", "su", "per", "tra", "fra", "accanto", "vicino",
  "presso", "verso", "durante", "rispetto", "mentre", "oppure", "e", "ed", "o", "od", "ma", "se",
  "che", "anche",
  // pronouns and pointing words
  "mi", "ti", "si", "ci", "vi", "c", "ne", "mio", "mia", "miei", "mie", "questo", "questa",
  "questi",
  "queste", "quello", "quella", "quelli", "quelle",
  // question words
  "come", "com", "cosa", "cos", "quale", "quali", "quando", "quand", "dove", "dov", "perché", "chi",
  // verbs that only hold the sentence together
  "è", "sono", "siamo", "sia", "era", "essere", "ho", "hai", "ha", "hanno", "avere", "fare",
  "fa", "faccio", "fanno", "devo", "devi", "deve", "dobbiamo", "devono", "dovrei", "dovrebbe",
  "dovrebbero", "posso", "puoi", "può", "possiamo", "possono", "potrei", "potrebbe", "voglio",
  "vuole", "serve", "servono", "sembra", "sembrano", "esiste", "esistono",
  // adverbs that only colour a sentence
  "insieme", "allora", "quindi", "poi", "proprio", "così", "già", "ancora", "sempre", "solo",
  "tanto", "troppo", "molto",
]
