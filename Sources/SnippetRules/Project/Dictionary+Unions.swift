extension Dictionary where Value: SetAlgebra {
  /// Adds to the set of each key what another dictionary has for it, in place: a union of its own would copy
  /// the whole set once for each file.
  mutating func formUnions(_ others: [Key: Value]) {
    for (key, other) in others {
      // Most keys are new; the set of one that is not is changed while nobody else has it.
      if var known = updateValue(other, forKey: key) {
        known.formUnion(other)
        self[key] = known
      }
    }
  }
}
