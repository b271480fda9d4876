extension TreeBuilder {
  /// Reads the arguments between the parentheses or square brackets that the next token opens.
  mutating func readArguments() {
    readGroup { builder in
      while builder.next < builder.limit { builder.readArgument() }
    }
  }

  private mutating func readArgument(ofInterpolation: Bool = false) {
    let isLabelled = kind() == .word && kind(1) == .colon
    let argument = open(.argument, name: isLabelled ? next : nil)
    if isLabelled { next += 2 }
    readUntilComma(ofInterpolation: ofInterpolation)
    close(argument)
    if kind() == .comma { next += 1 }
  }

  /// Reads expressions up to a comma or the end of the group, over whatever is none; an interpolation ends before the
  /// next piece of its string, which a bracket that nothing closes reads over.
  private mutating func readUntilComma(ofInterpolation: Bool = false) {
    while next < limit, kind() != .comma {
      let before = next
      readExpression(.statement)
      if next == before {
        if ofInterpolation, kind() == .stringMiddle { return }
        next += 1
      }
    }
  }

  mutating func readElements() {
    readGroup { builder in
      while builder.next < builder.limit {
        let element = builder.open(.element)
        builder.readExpression(.statement)
        if builder.kind() == .colon {
          builder.setKind(element, .key)
          builder.close(element)
          builder.next += 1
          let value = builder.open(.value)
          builder.readUntilComma()
          builder.close(value)
        } else {
          builder.readUntilComma()
          builder.close(element)
        }
        if builder.kind() == .comma { builder.next += 1 }
      }
    }
  }

  /// Reads the code inside the interpolations of a string.
  mutating func readInterpolations() {
    readGroup { builder in
      while builder.next < builder.limit {
        let interpolation = builder.open(.interpolation)
        while builder.next < builder.limit, builder.kind() != .stringMiddle {
          builder.readArgument(ofInterpolation: true)
        }
        builder.close(interpolation)
        if builder.kind() == .stringMiddle { builder.next += 1 }
      }
    }
  }

  /// Reads `\Type.name.name`, named by its last component.
  mutating func readKeyPath() {
    let keyPath = open(.keyPath)
    next += 1
    while next < limit, !tokens[next].traits.contains(.afterSpace) {
      switch kind() {
      case .word:
        setName(keyPath, next)
        next += 1
      case .period, .postfixOperator, .number:
        next += 1
      case .leftSquare, .leftParenthesis:
        readArguments()
      case .leftAngle:
        guard let end = endOfGenericArguments(next) else {
          close(keyPath)
          return
        }
        next = end
      default:
        close(keyPath)
        return
      }
    }
    close(keyPath)
  }
}
