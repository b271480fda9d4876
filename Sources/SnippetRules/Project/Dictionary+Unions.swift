extension Dictionary where Value: SetAlgebra {
  /// Adds to the set of each key what another dictionary has for it, in place: a union of its own would copy
  /// the whole set once for each file.
  mutating func formUnions(_ others: [Key: Value]) {
    for (key, other) in others {
      if let index = index(forKey: key) {
        values[index].formUnion(other)
      } else {
        self[key] = other
      }
    }
  }
}
