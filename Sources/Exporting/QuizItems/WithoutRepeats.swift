extension [String] {
  /// Each text once, where it comes first. Case doesn't count.
  var withoutRepeats: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0.lowercased()).inserted }
  }
}
