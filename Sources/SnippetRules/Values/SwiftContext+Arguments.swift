import DTKBSourceReading

extension SwiftContext {
  /// The function of the file that a name calls: a plain one, one of `self`, of `Self` or of a type.
  func function(calledBy name: SwiftNode) -> SwiftNode? {
    let found =
      name.kind == .identifier
      ? declarations(of: name.name, at: name)
      : name.chain?.base.map { declarations(ofMember: name.name, after: $0) } ?? []
    return found.first { $0.kind == .functionDeclaration }
  }

  /// What the calls of the file pass for a parameter of one of its functions.
  func arguments(passedFor parameter: SwiftNode) -> [SwiftNode] {
    guard let function = parameter.parent else { return [] }
    let name =
      function.kind == .initializerDeclaration
      ? types.type(around: function)?.name ?? "" : function.name
    return calls(of: name).prefix(64).compactMap { $0.argument(for: parameter) }
  }

  /// The parameter of a function of the file that an argument of its call is for.
  func parameter(takingArgument argument: SwiftNode) -> SwiftNode? {
    guard let call = argument.parent, call.kind == .call, let callee = call.callee else {
      return nil
    }
    let function =
      function(calledBy: callee)
      ?? (callee.kind == .identifier
        ? types.type(named: callee.name, at: callee).flatMap { members(of: $0)["init"]?.first }
        : nil)
    guard let function else { return nil }
    if argument.nameToken != nil {
      return function.parameters.first { $0.argumentLabel == argument.name }
    }
    let position = Array(call.arguments).firstIndex(of: argument) ?? 0
    let parameters = function.parameters
    return parameters.indices.contains(position) ? parameters[position] : nil
  }
}

extension SwiftNode {
  /// What a call gives for a parameter of the function that it calls.
  func argument(for parameter: SwiftNode) -> SwiftNode? {
    if let label = parameter.argumentLabel { return argument(label) }
    let position = parameter.parent?.parameters.firstIndex(of: parameter) ?? 0
    let argument = arguments.dropFirst(position).first { _ in true }
    return argument?.nameToken == nil ? argument : nil
  }

  /// The parameters of a function, in reading order.
  var parameters: [SwiftNode] { children.filter { $0.kind == .parameter } }
}
