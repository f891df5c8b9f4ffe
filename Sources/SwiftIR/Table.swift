import Synchronization

/// An array whose first elements may stay bytes of an image until they are first used.
///
/// A program compiled on top of an image changes few of its elements and adds some. Both are kept
/// beside the image, so that a copy costs nothing that grows with the image.
public struct Table<Element: Sendable>: Sendable {
  @usableFromInline let kept: KeptElements<Element>?
  @usableFromInline let keptCount: Int
  /// The index in `replacements` of each kept element that was replaced.
  @usableFromInline var replaced: [Int: Int] = [:]
  @usableFromInline var replacements: [Element] = []
  @usableFromInline var added: [Element]

  public init(_ elements: [Element]) {
    kept = nil
    keptCount = 0
    added = elements
  }

  init(kept: KeptElements<Element>) {
    self.kept = kept
    keptCount = kept.count
    added = []
  }

  @inlinable
  /// Adds an element behind the last; it is kept beside the image's.
  public mutating func append(_ element: Element) { added.append(element) }

  @usableFromInline
  func keptElement(at index: Int) -> UnsafePointer<Element> {
    guard let kept else { preconditionFailure("a table has no such element") }
    return kept.element(at: index)
  }

  @usableFromInline
  mutating func replacement(at index: Int) -> Int {
    if let known = replaced[index] { return known }
    replacements.append(keptElement(at: index).pointee)
    replaced[index] = replacements.count - 1
    return replacements.count - 1
  }
}

extension Table: RandomAccessCollection, MutableCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { keptCount + added.count }

  @inlinable
  /// The element; a kept one is created from its bytes on first access. Traps when out of range.
  public subscript(index: Int) -> Element {
    // Elements are large and mostly one field of them is read, so they are lent where they lie. The
    // table retains their owner for as long as it is read itself.
    unsafeAddress {
      if index >= keptCount { return Self.address(of: index - keptCount, in: added) }
      if !replaced.isEmpty, let position = replaced[index] {
        return Self.address(of: position, in: replacements)
      }
      return keptElement(at: index)
    }
    _modify {
      if index >= keptCount {
        yield &added[index - keptCount]
      } else {
        yield &replacements[replacement(at: index)]
      }
    }
  }

  @inlinable
  static func address(of index: Int, in elements: [Element]) -> UnsafePointer<Element> {
    precondition(index < elements.count, "a table has no such element")
    return elements.withUnsafeBufferPointer { $0.baseAddress.unsafelyUnwrapped + index }
  }
}

extension Table: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension Table: Equatable where Element: Equatable {
  public static func == (a: Table, b: Table) -> Bool { a.elementsEqual(b) }
}

/// The elements of an image, each created from its bytes on first use.
@usableFromInline
final class KeptElements<Element: Sendable>: Sendable {
  private typealias Slot = Atomic<UnsafePointer<UInt8>?>

  let count: Int
  private let bytes: ByteTable
  private let make: @Sendable (inout ByteReader, Int) -> Element
  // Allocated in `init`, freed in `deinit`, and between them each slot guards itself: it goes from
  // empty to an element once.
  nonisolated(unsafe) private let slots: UnsafeMutablePointer<Slot>

  init(_ bytes: ByteTable, make: @escaping @Sendable (inout ByteReader, Int) -> Element) {
    self.bytes = bytes
    self.make = make
    count = bytes.count
    slots = .allocate(capacity: max(1, count))
    for index in 0..<count { (slots + index).initialize(to: Slot(nil)) }
  }

  deinit {
    for index in 0..<count {
      guard let made = slots[index].load(ordering: .relaxed) else { continue }
      free(element(made))
    }
    slots.deinitialize(count: count)
    slots.deallocate()
  }

  @usableFromInline
  func element(at index: Int) -> UnsafePointer<Element> {
    precondition(index >= 0 && index < count, "a table has no such element")
    if let made = slots[index].load(ordering: .acquiring) { return UnsafePointer(element(made)) }
    return makeElement(at: index)
  }

  private func makeElement(at index: Int) -> UnsafePointer<Element> {
    var reader = bytes.reader(at: index)
    let made = UnsafeMutablePointer<Element>.allocate(capacity: 1)
    made.initialize(to: make(&reader, index))
    let raw = UnsafeRawPointer(made).assumingMemoryBound(to: UInt8.self)
    let (isFirst, first) = slots[index].compareExchange(
      expected: nil, desired: raw, ordering: .acquiringAndReleasing)
    if !isFirst, let first {
      free(made)
      return UnsafePointer(element(first))
    }
    return UnsafePointer(made)
  }

  private func element(_ made: UnsafePointer<UInt8>) -> UnsafeMutablePointer<Element> {
    UnsafeMutableRawPointer(mutating: made).assumingMemoryBound(to: Element.self)
  }

  private func free(_ element: UnsafeMutablePointer<Element>) {
    element.deinitialize(count: 1)
    element.deallocate()
  }
}
