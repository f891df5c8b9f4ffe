/// An array that only grows, possibly to millions of elements. It is kept in pieces, so that
/// growing never copies the elements.
struct ChunkedArray<Element>: RandomAccessCollection, MutableCollection {
  /// 64 Ki elements a piece; the first grows as any array does, since most runs are short.
  private static var shift: Int { 16 }
  private static var mask: Int { 1 << shift - 1 }

  private var chunks: [[Element]] = [[]]

  private(set) var endIndex = 0
  var startIndex: Int { 0 }

  init() {}

  subscript(index: Int) -> Element {
    get { chunks[index >> Self.shift][index & Self.mask] }
    set { chunks[index >> Self.shift][index & Self.mask] = newValue }
    _modify { yield &chunks[index >> Self.shift][index & Self.mask] }
  }

  mutating func append(_ element: Element) {
    let last = endIndex >> Self.shift
    if last == chunks.count {
      chunks.append([])
      chunks[last].reserveCapacity(Self.mask + 1)
    }
    chunks[last].append(element)
    endIndex += 1
  }
}

extension ChunkedArray: Sendable where Element: Sendable {}
