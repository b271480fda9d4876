/// The stem of an Italian word that the stemmer tears from its other forms, `nil` for every other word.
///
/// Holds words of this subject, folded, and `testo`, which the stemmer throws together with `test`.
func italianStemException(for word: String) -> String? {
  switch word {
  case "alto", "alta", "alti", "alte": "alto"
  case "asse", "assi": "asse"
  case "carattere", "caratteri": "carattere"
  case "lettera", "lettere": "lettera"
  case "logo", "loghi": "logo"
  case "riga", "righe": "riga"
  case "testo", "testi": "testo"
  case "uso", "usi": "uso"
  default: nil
  }
}

/// The stem of a Spanish word that the stemmer tears from its other forms, `nil` for every other word.
///
/// Holds words of this subject, folded.
func spanishStemException(for word: String) -> String? {
  switch word {
  case "alto", "alta", "altos", "altas": "alto"
  case "ancho", "ancha", "anchos", "anchas": "ancho"
  case "celular", "celulares": "celular"
  case "contraste", "contrastes": "contraste"
  case "imagen", "imagenes": "imagen"
  case "interfaz", "interfaces": "interfaz"
  case "linea", "lineas": "linea"
  case "luz", "luces": "luz"
  case "margen", "margenes": "margen"
  case "maximo", "maxima", "maximos", "maximas": "maximo"
  case "minimo", "minima", "minimos", "minimas": "minimo"
  case "origen", "origenes": "origen"
  case "regular", "regulares": "regular"
  case "resumen", "resumenes": "resumen"
  case "titular", "titulares": "titular"
  case "vez", "veces": "vez"
  case "volumen", "volumenes": "volumen"
  default: nil
  }
}
