import Foundation
import SQLite

/// Commands whose n-th change of a file fails, for every n until they come through.
struct Faults {
  var room: Room
  var trials: [Trial]
  /// The library that lets calls fail.
  var library: String

  /// The way in which calls fail.
  private struct Fault {
    var error: Int32
    var name: String
    /// Whether all later calls fail too.
    var lasts: Bool

    static let all = [(ENOSPC, "ENOSPC"), (EIO, "EIO")].flatMap { error, name in
      [false, true].map { Fault(error: error, name: name, lasts: $0) }
    }

    var description: String { lasts ? "\(name) from then on" : name }
  }

  /// Returns the number of findings. With a step of more than 1 only each n-th call fails.
  func run(step: Int) throws -> Int {
    var findings = 0
    var total = 0
    for trial in trials {
      try room.reset(with: trial.files)
      let before = room.reviews() ?? []
      // A command that only reads may leave the store as it was, and read a copy in memory.
      var effects = trial.isReader ? [Effect(in: room)] : []
      let whole = try room.run(Self.words(of: trial), typing: trial.input)
      guard whole.status == 0 else { throw Unusable(reason: "\(trial.name): \(whole.notices)") }
      effects.append(Effect(in: room))
      for fault in Fault.all {
        var calls: [String: Int] = [:]
        var number = 1
        while let (call, problems) = try run(trial, fault, at: number, before, effects) {
          calls[call, default: 0] += 1
          findings += problems.count
          for problem in problems {
            print("\(trial.name), \(fault.description), call \(number), \(call): \(problem)")
          }
          number += step
        }
        total += calls.values.reduce(0, +)
        print("\(trial.name), \(fault.description): \(Self.list(calls))")
        // This takes long, and is looked at meanwhile.
        fflush(nil)
        // What fails nowhere proves nothing.
        if calls.isEmpty { throw Unusable(reason: "no call of '\(trial.name)' was made to fail") }
      }
    }
    print("faults: \(total) calls failed, \(findings) findings")
    return findings
  }

  /// The words of a trial's command, which asks the same questions each time.
  private static func words(of trial: Trial) -> [String] {
    trial.words + (trial.words[0] == "quiz" ? ["--seed", "1"] : [])
  }

  /// "3 calls failed: 2 fdatasync, 1 open".
  private static func list(_ calls: [String: Int]) -> String {
    let names = calls.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($1) \($0)" }
    return "\(calls.values.reduce(0, +)) calls failed: \(names.joined(separator: ", "))"
  }

  /// Runs a command whose call of this number fails. Returns the call's name and what doesn't hold; nil
  /// when the command makes fewer calls.
  private func run(
    _ trial: Trial, _ fault: Fault, at number: Int, _ before: [String], _ effects: [Effect]
  ) throws -> (call: String, problems: [String])? {
    let mark = room.shelf + "/failed"
    try? FileManager.default.removeItem(atPath: mark)
    try room.reset(with: trial.files)
    let ending = try room.run(
      Self.words(of: trial), typing: trial.input,
      environment: [
        "LD_PRELOAD": library, "FAIL_FOLDER": room.home, "FAIL_AT": "\(number)",
        "FAIL_ERROR": "\(fault.error)", "FAIL_ON": fault.lasts ? "1" : "0", "FAIL_MARK": mark,
      ])
    guard let call = FileManager.default.contents(atPath: mark) else { return nil }
    var problems: [String] = []
    if ending.isHung {
      problems.append("hangs")
    } else if ending.isSignal {
      problems.append("signal \(ending.status): \(ending.notices.suffix(300))")
    } else {
      problems += problemsOfStatus(ending, effects)
    }
    problems += try Soundness(room: room, before: before).problems(after: trial, ending)
    return (String(decoding: call, as: UTF8.self), problems)
  }

  /// Returns what doesn't hold of a command that ended by itself.
  private func problemsOfStatus(_ ending: Room.Ending, _ effects: [Effect]) -> [String] {
    switch ending.status {
    case 0:
      let effect = Effect(in: room)
      return effects.contains(effect)
        ? [] : ["status 0, but it left \(effect) instead of \(effects); \(ending.notices)"]
    case 74: return ending.notices.isEmpty ? ["no message"] : []
    default: return ["status \(ending.status): \(ending.notices)"]
    }
  }
}

extension Trial {
  /// Whether it changes nothing but the schema.
  fileprivate var isReader: Bool { words == ["learner", "list"] }

  /// The same as a command that also writes, for one that reads a store of an older schema.
  var writing: Trial? {
    guard isReader else { return nil }
    var trial = self
    trial.name += " to write"
    trial.words = ["learner", "add", "Bob"]
    return trial
  }
}

/// The files that a command leaves, with the number of rows of those that are databases.
private struct Effect: Equatable, CustomStringConvertible {
  private var files: [String: [Int]] = [:]

  init(in room: Room) {
    for name in room.names where !name.hasSuffix("-wal") && !name.hasSuffix("-shm") {
      let path = "\(room.home)/\(name)"
      let size = FileManager.default.contents(atPath: path)?.count ?? 0
      files[name] =
        [size < Self.smallSize ? 0 : 1]
        + Self.counted.compactMap { rows in
          try? Connection(path: path, access: .readOnly).first("SELECT count(*) FROM \(rows)") {
            $0.int(0)
          }
        }
    }
  }

  /// No output is as small.
  private static let smallSize = 100

  /// What every run of a command writes as often. A session makes questions as it needs them.
  private static let counted = [
    "learner", "erasure", "device", "course WHERE folder IS NOT NULL", "presentation", "review",
  ]

  var description: String {
    files.sorted { $0.key < $1.key }.map { "\($0) \($1)" }.joined(separator: ", ")
  }
}
