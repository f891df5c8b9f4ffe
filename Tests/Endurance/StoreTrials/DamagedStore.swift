import Foundation
import SeededNumbers

/// A store with flipped bits, cut or exchanged pages, or a write-ahead log that is damaged or missing.
struct DamagedStore {
  var file: Data
  /// The write-ahead log; nil where it is missing.
  var log: Data?
  /// The damage, for a finding.
  var description = ""
  /// Whether only the end of the log is missing or can't be read: then the store is a sound one of an
  /// earlier time, and nobody can tell.
  var isEarlier = false

  init(from store: IntactStore, using generator: inout SeededNumbers) {
    (file, log) = (store.file, store.log)
    let kinds: [(inout DamagedStore, inout SeededNumbers) -> Void] = [
      { $0.flipBits(1, using: &$1) }, { $0.flipBits(1, using: &$1) },
      { $0.flipBits(64, using: &$1) }, { $0.cut(using: &$1) }, { $0.cutWithoutLog(using: &$1) },
      { $0.clearPage(using: &$1) }, { $0.copyPage(using: &$1) }, { $0.flipBitsOfLog(using: &$1) },
      { $0.cutLog(using: &$1) }, { $0.removeLog(using: &$1) },
    ]
    kinds[Int.random(in: 0..<kinds.count, using: &generator)](&self, &generator)
  }

  // MARK: The file

  private mutating func flipBits(_ count: Int, using generator: inout SeededNumbers) {
    var places: [Int] = []
    for _ in 0..<count {
      let place =
        randomPage(using: &generator) + Int.random(in: 0..<Self.pageSize, using: &generator)
      file[place] ^= UInt8(1) << UInt8.random(in: 0..<8, using: &generator)
      places.append(place)
    }
    description = "bits flipped at \(places.sorted().prefix(4))\(count > 4 ? " and others" : "")"
  }

  private mutating func cut(using generator: inout SeededNumbers) {
    let count = Int.random(in: 0..<file.count / Self.pageSize, using: &generator)
    file = file.prefix(count * Self.pageSize)
    description = "cut after \(count) pages"
  }

  private mutating func cutWithoutLog(using generator: inout SeededNumbers) {
    // An empty file is a new store.
    file = file.prefix(Int.random(in: 1..<file.count, using: &generator))
    log = nil
    description = "cut after \(file.count) bytes, without its log"
  }

  private mutating func clearPage(using generator: inout SeededNumbers) {
    let place = randomPage(using: &generator)
    file.replaceSubrange(place..<place + Self.pageSize, with: Data(count: Self.pageSize))
    description = "zeros at \(place)"
    removesLog(using: &generator)
  }

  private mutating func copyPage(using generator: inout SeededNumbers) {
    let (place, other) = (randomPage(using: &generator), randomPage(using: &generator))
    file.replaceSubrange(
      place..<place + Self.pageSize, with: file.subdata(in: other..<other + Self.pageSize))
    description = "the page at \(other) also at \(place)"
    removesLog(using: &generator)
  }

  /// The pages of the log entries come first in the file; most of the others hold the course.
  private func randomPage(using generator: inout SeededNumbers) -> Int {
    let count = file.count / Self.pageSize
    let bound = Bool.random(using: &generator) ? min(Self.firstPages, count) : count
    return Self.pageSize * Int.random(in: 0..<bound, using: &generator)
  }

  private static let pageSize = 4096
  private static let firstPages = 45

  // MARK: The log

  /// Pages of the log stand in for those of the file, and would hide their damage.
  private mutating func removesLog(using generator: inout SeededNumbers) {
    guard Bool.random(using: &generator) else { return }
    log = nil
    isEarlier = true
    description += ", without its log"
  }

  private mutating func flipBitsOfLog(using generator: inout SeededNumbers) {
    guard var bytes = log else { return }
    let count = Int.random(in: 1...8, using: &generator)
    for _ in 0..<count {
      bytes[Int.random(in: 0..<bytes.count, using: &generator)] ^=
        UInt8(1) << UInt8.random(in: 0..<8, using: &generator)
    }
    log = bytes
    isEarlier = true
    description = "\(count) bits of the log flipped"
  }

  private mutating func cutLog(using generator: inout SeededNumbers) {
    log = log.map { $0.prefix(Int.random(in: 0..<$0.count, using: &generator)) }
    isEarlier = true
    description = "the log cut after \(log?.count ?? 0) bytes"
  }

  private mutating func removeLog(using generator: inout SeededNumbers) {
    log = nil
    isEarlier = true
    description = "without its log"
    if Bool.random(using: &generator) { flipBits(1, using: &generator) }
  }
}
