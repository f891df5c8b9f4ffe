import Foundation
import SeededNumbers

/// Stores with flipped bytes, cut pages, and a write-ahead log that is cut or missing.
struct Damage {
  var room: Room
  var generator: SeededNumbers

  /// Each store is read, examined and asked from; returns the number of findings.
  mutating func run(count: Int) throws -> Int {
    let (store, log) = try intact()
    var findings = 0
    let commands: [(words: [String], input: String)] = [
      (["progress", "--json"], ""), (["doctor"], ""), (["export", "--format", "jsonl"], ""),
      (["quiz", "--json", "--count", "1"], "dk\n"), (["report", "-o", "-"], ""),
    ]
    for number in 0..<count {
      let (bytes, rest, how) = damaged(store, log)
      for (words, input) in commands {
        try room.reset()
        try bytes.write(to: URL(filePath: room.store))
        if let rest { try rest.write(to: URL(filePath: room.store + "-wal")) }
        let ending = try room.run(words, typing: input)
        let isKnown = [0, 1, 74].contains(ending.status)
        guard ending.isHung || ending.isSignal || !isKnown else { continue }
        findings += 1
        let end =
          ending.isHung ? "hangs" : "\(ending.isSignal ? "signal" : "status") \(ending.status)"
        print(
          "store \(number), \(how): \(words.joined(separator: " ")): \(end) \(ending.notices.suffix(300))"
        )
        let kept = "\(FileManager.default.temporaryDirectory.path)/damaged-\(number).sqlite"
        try? bytes.write(to: URL(filePath: kept))
      }
    }
    print("damage: \(count) stores, \(findings) findings")
    return findings
  }

  /// The bytes of a store with answers in its file and more in its log.
  private func intact() throws -> (store: Data, log: Data) {
    try room.reset(with: ["store.sqlite": "store.sqlite"])
    // Killed, so that the log stays.
    _ = try room.run(
      ["quiz", "--json", "--count", "3"],
      typing: "dk\ndk\n" + String(repeating: "?\n", count: 200_000),
      killAfter: 1.5)
    return (
      FileManager.default.contents(atPath: room.store) ?? Data(),
      FileManager.default.contents(atPath: room.store + "-wal") ?? Data()
    )
  }

  private mutating func damaged(_ store: Data, _ log: Data) -> (Data, Data?, String) {
    var (store, log) = (store, log)
    let page = 4096
    switch Int.random(in: 0..<7, using: &generator) {
    case 0:
      flip(&store, count: 1)
      return (store, log, "a byte flipped")
    case 1:
      flip(&store, count: 64)
      return (store, log, "64 bytes flipped")
    case 2:
      let pages = max(1, store.count / page)
      store = store.prefix(page * Int.random(in: 0..<pages, using: &generator))
      return (store, log, "cut after a page")
    case 3:
      store = store.prefix(Int.random(in: 0..<max(1, store.count), using: &generator))
      return (store, nil, "cut, without its log")
    case 4:
      flip(&log, count: 8)
      return (store, log, "8 bytes of the log flipped")
    case 5:
      log = log.prefix(Int.random(in: 0...log.count, using: &generator))
      return (store, log, "a log that is cut")
    default:
      let place = page * Int.random(in: 0..<max(1, store.count / page), using: &generator)
      store.replaceSubrange(
        place..<min(place + page, store.count), with: Data(count: min(page, store.count - place)))
      return (store, nil, "a page of zeros")
    }
  }

  private mutating func flip(_ data: inout Data, count: Int) {
    for _ in 0..<count where !data.isEmpty {
      let place = Int.random(in: 0..<data.count, using: &generator)
      data[place] ^= UInt8(1) << UInt8.random(in: 0..<8, using: &generator)
    }
  }
}
