/// Words of this subject whose forms the stemmer tears apart, or throws together with other words.
///
/// Folded; each line leads with the stem of all its forms.
enum StemExceptions {
  /// `testo` is here because the stemmer makes it the English `test`.
  static let italian = table(
    """
    alto alta alti alte
    asse assi
    carattere caratteri
    lettera lettere
    logo loghi
    riga righe
    testo testi
    uso usi
    """)

  static let spanish = table(
    """
    alto alta altos altas
    ancho ancha anchos anchas
    celular celulares
    contraste contrastes
    imagen imagenes
    interfaz interfaces
    linea lineas
    luz luces
    margen margenes
    maximo maxima maximos maximas
    minimo minima minimos minimas
    origen origenes
    regular regulares
    resumen resumenes
    titular titulares
    vez veces
    volumen volumenes
    """)

  private static func table(_ lines: String) -> [String: String] {
    var stems: [String: String] = [:]
    for line in lines.split(separator: "\n") {
      let forms = line.split(separator: " ")
      for form in forms { stems[String(form)] = forms.first.map(String.init) }
    }
    return stems
  }
}
