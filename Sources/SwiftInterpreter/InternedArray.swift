/// Elements that a run records again and again, kept once and found cheaply: a loop makes its calls
/// along the same way each time.
///
/// A lookup finds only the last element with its hash, so equal elements may occur more than once.
struct InternedArray<Element: Equatable> {
  private static var slotCount: Int { 4096 }

  private var elements = ChunkedArray<Element>()
  /// For each hash the last element's index, or -1.
  private var slots = [Int32](repeating: -1, count: slotCount)

  subscript(index: Int) -> Element { elements[index] }

  /// Returns the index of an equal element, and whether it had to be added. The hash is computed
  /// from the three numbers.
  mutating func insert(
    _ element: Element, hashing a: Int32, _ b: UInt32, _ c: Int32
  ) -> (index: Int32, isNew: Bool) {
    var hash = UInt64(UInt32(bitPattern: a)) &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ UInt64(b)) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ UInt64(UInt32(bitPattern: c))) &* 0x94D0_49BB_1331_11EB
    let slot = Int(truncatingIfNeeded: hash >> 52)
    if case let known = slots[slot], known >= 0, elements[Int(known)] == element {
      return (known, false)
    }
    slots[slot] = Int32(truncatingIfNeeded: elements.count)
    elements.append(element)
    return (slots[slot], true)
  }
}

extension InternedArray: Sendable where Element: Sendable {}
