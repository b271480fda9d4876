/// Italian words of this subject that the stemmer tears apart or throws together, by their folded form.
let italianStemExceptions = [
  "carattere": "caratter", "caratteri": "caratter",
  // apart from `test`
  "testo": "testo", "testi": "testo",
]

/// Spanish words of this subject that the stemmer tears apart, by their folded form.
let spanishStemExceptions = [
  "imagen": "imagen", "imagenes": "imagen",
  "luz": "luz", "luces": "luz",
]
