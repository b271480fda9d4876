extension TreeBuilder {
  /// One past the attribute that starts at an index.
  func endOfAttribute(_ start: Int) -> Int {
    var index = start + 1
    guard index < limit, tokens[index].kind == .word else { return index }
    index += 1
    while index + 1 < limit, tokens[index].kind == .period, tokens[index + 1].kind == .word {
      index += 2
    }
    if index < limit, tokens[index].kind == .leftAngle, let end = endOfGenericArguments(index) {
      index = end
    }
    if index < limit, tokens[index].kind == .leftParenthesis,
      !tokens[index].traits.contains(.afterSpace), let closer = closer(of: index)
    {
      index = closer + 1
    }
    return index
  }

  /// Reads an attribute, its arguments as the arguments of a call.
  mutating func readAttribute() {
    let attribute = open(.attribute)
    next += 1
    if kind() == .word {
      setName(attribute, next)
      next += 1
      while kind() == .period, kind(1) == .word {
        setName(attribute, next + 1)
        next += 2
      }
      if kind() == .leftAngle, let end = endOfGenericArguments(next) {
        add(.genericArguments, tokens: end - next)
      }
      if kind() == .leftParenthesis, !tokens[next].traits.contains(.afterSpace) { readArguments() }
    }
    close(attribute)
  }
}
