import DTKBSourceReading

extension SwiftSite {
  /// The statement that assigns to the property here.
  var assignedStatement: SwiftNode? {
    guard let statement = node.ancestors.first(where: { $0.kind == .expressionStatement }),
      let target = statement.assignmentTarget, target.contains(node),
      node == target || target.links.last == node
    else { return nil }
    return statement
  }
}
