/// A source in which each of some faults can be turned on.
public struct FaultyFile: Sendable {
  /// The source, which has the same meaning as before while no fault is on.
  public let text: String
  /// The number and the place of each fault in the new text, in bytes.
  private let places: [(number: Int, range: Range<Int>)]
  /// Where the lines of the new text begin.
  private let lineStarts: [Int]

  /// Puts faults, by their numbers, into the source in which they were found.
  public init(_ source: String, with faults: [Int: Fault]) {
    let bytes = Array(source.utf8)
    var openings: [Int: [Int]] = [:]
    var closings: [Int: [Int]] = [:]
    let inwards = faults.sorted { ($1.value.range.count, $0.key) < ($0.value.range.count, $1.key) }
    for (number, fault) in inwards {
      openings[fault.range.lowerBound, default: []].append(number)
      closings[fault.range.upperBound, default: []].insert(number, at: 0)
    }
    var output: [UInt8] = []
    var starts: [Int: Int] = [:]
    var places: [(Int, Range<Int>)] = []
    for offset in 0...bytes.count {
      for number in closings[offset] ?? [] {
        output += (faults[number]?.brackets(number: number).closing ?? "").utf8
        places.append((number, (starts[number] ?? 0)..<output.count))
      }
      for number in openings[offset] ?? [] {
        starts[number] = output.count
        output += (faults[number]?.brackets(number: number).opening ?? "").utf8
      }
      if offset < bytes.count { output.append(bytes[offset]) }
    }
    text = String(decoding: output, as: UTF8.self)
    self.places = places
    lineStarts = [0] + output.indices.filter { output[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Returns the number of the fault that the compiler most likely means by a place in the new text: the
  /// innermost around it, otherwise the nearest.
  public func fault(atLine line: Int, column: Int) -> Int? {
    guard lineStarts.indices.contains(line - 1) else { return nil }
    let offset = lineStarts[line - 1] + column - 1
    let around = places.filter { $0.range.contains(offset) }
    if let innermost = around.min(by: { $0.range.count < $1.range.count }) {
      return innermost.number
    }
    return places.min { distance(of: $0.range, offset) < distance(of: $1.range, offset) }?.number
  }

  private func distance(of range: Range<Int>, _ offset: Int) -> Int {
    max(range.lowerBound - offset, offset - range.upperBound)
  }
}
