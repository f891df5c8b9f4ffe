import Glibc
import SeededNumbers

// libFuzzer finds these functions by their names.

@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximum: Int, _ seed: UInt32
) -> Int {
  var random = SeededNumbers(seed: UInt64(seed))
  if Int.random(in: 0..<10, using: &random) == 0 {
    // Its own changes of bytes.
    typealias Mutate = @convention(c) (UnsafeMutablePointer<UInt8>, Int, Int) -> Int
    guard let function = fuzzerFunction("LLVMFuzzerMutate") else { return size }
    return unsafeBitCast(function, to: Mutate.self)(data, size, maximum)
  }
  let input = Array(UnsafeBufferPointer(start: data, count: size))
  return put(Campaign.current.kind.changed(input, using: &random), at: data, maximum)
}

@_cdecl("LLVMFuzzerCustomCrossOver")
public func cross(
  _ first: UnsafePointer<UInt8>, _ firstSize: Int, _ second: UnsafePointer<UInt8>,
  _ secondSize: Int, _ result: UnsafeMutablePointer<UInt8>, _ maximum: Int, _ seed: UInt32
) -> Int {
  var random = SeededNumbers(seed: UInt64(seed))
  let pieces = TextPieces(of: Array(UnsafeBufferPointer(start: first, count: firstSize)))
  let others = TextPieces(of: Array(UnsafeBufferPointer(start: second, count: secondSize)))
  return put(pieces.joined(to: others, using: &random), at: result, maximum)
}

private func put(_ bytes: [UInt8], at data: UnsafeMutablePointer<UInt8>, _ maximum: Int) -> Int {
  let count = min(bytes.count, maximum)
  bytes.withUnsafeBufferPointer { buffer in
    if let start = buffer.baseAddress { data.update(from: start, count: count) }
  }
  return count
}

/// A text in words, numbers, spaces and single signs.
struct TextPieces {
  var pieces: [ArraySlice<UInt8>] = []

  init(of bytes: [UInt8]) {
    var start = 0
    while start < bytes.count {
      var end = start + 1
      let sort = Self.sort(bytes[start])
      if sort != .sign {
        while end < bytes.count, Self.sort(bytes[end]) == sort { end += 1 }
      }
      pieces.append(bytes[start..<end])
      start = end
    }
  }

  var bytes: [UInt8] { Array(pieces.joined()) }

  private enum Sort { case word, space, sign }

  private static func sort(_ byte: UInt8) -> Sort {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: .word
    case 0x20: .space
    default: .sign
    }
  }

  /// The beginning of this text and the end of another one.
  func joined(to other: TextPieces, using random: inout SeededNumbers) -> [UInt8] {
    let head = pieces.prefix(Int.random(in: 0...pieces.count, using: &random))
    let tail = other.pieces.suffix(Int.random(in: 0...other.pieces.count, using: &random))
    return Array(head.joined()) + Array(tail.joined())
  }

  /// Changes some pieces, also to words of this vocabulary.
  mutating func change(_ words: [String], using random: inout SeededNumbers) {
    func below(_ bound: Int) -> Int { Int.random(in: 0..<max(1, bound), using: &random) }
    func word() -> ArraySlice<UInt8> { Array(words[below(words.count)].utf8)[...] }
    for _ in 0...below(3) where pieces.count > 2 {
      let index = below(pieces.count)
      let length = min(pieces.count - index, 1 + below(below(4) == 0 ? 40 : 3))
      switch below(6) {
      case 0: pieces.swapAt(index, below(pieces.count))
      case 1: pieces.removeSubrange(index..<(index + length))
      case 2:
        pieces.insert(contentsOf: pieces[index..<(index + length)], at: below(pieces.count))
      case 3: pieces.insert(word(), at: index)
      case 4: pieces[index] = word()
      default: pieces[index] = pieces[below(pieces.count)]
      }
    }
    if pieces.count <= 2 { pieces.append(word()) }
  }
}

/// A text in lines, which are moved and changed whole.
struct TextLines {
  var lines: [[UInt8]]

  init(of bytes: [UInt8]) {
    lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
  }

  var bytes: [UInt8] { Array(lines.joined(separator: [0x0A])) }

  /// Changes some lines; `stranger` gives a line of another text.
  mutating func change(
    using random: inout SeededNumbers, stranger: (inout SeededNumbers) -> [UInt8]
  ) {
    func below(_ bound: Int) -> Int { Int.random(in: 0..<max(1, bound), using: &random) }
    for _ in 0...below(3) {
      let index = below(lines.count)
      let length = min(lines.count - index, 1 + below(below(4) == 0 ? 12 : 2))
      switch below(6) {
      case 0: lines.swapAt(index, below(lines.count))
      case 1 where lines.count > 1: lines.removeSubrange(index..<(index + length))
      case 2: lines.insert(contentsOf: lines[index..<(index + length)], at: below(lines.count))
      case 3: lines.insert(stranger(&random), at: index)
      case 4: lines[index] = stranger(&random)
      default: lines[index] = lines[below(lines.count)]
      }
      if lines.isEmpty { lines.append([]) }
    }
  }
}
