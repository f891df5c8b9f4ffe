import Foundation
import SeededNumbers

/// Commands that are killed at any moment, and what the next command then finds.
struct Kills {
  var room: Room
  var trials: [Trial]
  /// The library that kills a command at a call.
  var library: String
  var generator: SeededNumbers

  /// Kills so many commands, one after another; returns the number of findings. One that ends before its
  /// moment doesn't count.
  mutating func run(count: Int) throws -> Int {
    let wholes = try trials.map(runWhole)
    var findings = 0
    var number = 0
    var killed: [String: Int] = [:]
    while killed.values.reduce(0, +) < count {
      let whole = wholes[number % wholes.count]
      let moment = randomMoment(in: whole)
      let (wasKilled, next, problems) = try kill(whole, moment)
      if wasKilled { killed[whole.trial.name, default: 0] += 1 }
      for problem in problems {
        findings += 1
        say("\(number): \(whole.trial.name), killed \(moment), then \(next): \(problem)")
      }
      number += 1
    }
    for trial in trials { print("\(trial.name): \(killed[trial.name] ?? 0) killed") }
    print("kills: \(count) of \(number) commands were killed, \(findings) findings")
    return findings
  }

  // MARK: Whole runs

  /// A command that came to its end.
  private struct WholeRun {
    var trial: Trial
    var seconds: Double
    /// The number of calls that change files.
    var callCount: Int
    var output: String
    /// The answers before and after; nil where the store can't be read.
    var before: [String: String]?
    var after: [String: String]?
    /// The files that it left, by their names.
    var files: [String: Data] = [:]
  }

  private func runWhole(_ trial: Trial) throws -> WholeRun {
    try room.reset(with: trial.files)
    let before = room.answers()
    let begin = Date()
    let ending = try room.run(trial.words, typing: trial.input)
    let seconds = Date().timeIntervalSince(begin)
    guard ending.status == 0 else { throw Unusable(reason: "\(trial.name): \(ending.notices)") }
    var whole = WholeRun(
      trial: trial, seconds: seconds, callCount: 0, output: ending.output, before: before,
      after: room.answers())
    for name in trial.leaves { whole.files[name] = room.contents(of: name) }

    let count = room.shelf + "/count"
    try room.reset(with: trial.files)
    _ = try room.run(
      trial.words, typing: trial.input, environment: calls(["FAIL_AT": "0", "FAIL_COUNT": count]))
    whole.callCount = (try? String(contentsOfFile: count, encoding: .utf8)).flatMap(Int.init) ?? 0
    // What is killed at no call proves nothing.
    guard whole.callCount > 0 else { throw Unusable(reason: "'\(trial.name)' changes no file") }
    return whole
  }

  private func calls(_ variables: [String: String]) -> [String: String] {
    ["LD_PRELOAD": library, "FAIL_FOLDER": room.home, "FAIL_ERROR": "KILL"]
      .merging(variables) { $1 }
  }

  // MARK: Killing

  /// The moment of a kill.
  private enum Moment: CustomStringConvertible {
    case after(seconds: Double)
    /// Instead of a call that changes a file; hits the places where time seldom does.
    case atCall(Int)

    var description: String {
      switch self {
      case .after(let seconds): "after \(Int(seconds * 1000)) ms"
      case .atCall(let number): "at call \(number)"
      }
    }
  }

  private mutating func randomMoment(in whole: WholeRun) -> Moment {
    // Most calls write page after page; those at the beginning and at the end do more.
    let (count, few) = (whole.callCount, min(30, whole.callCount))
    return switch Int.random(in: 0..<6, using: &generator) {
    case 0: .atCall(Int.random(in: 1...few, using: &generator))
    case 1: .atCall(Int.random(in: count - few + 1...count, using: &generator))
    case 2: .atCall(Int.random(in: 1...count, using: &generator))
    default: .after(seconds: Double.random(in: 0...whole.seconds, using: &generator))
    }
  }

  private func run(_ trial: Trial, killed moment: Moment) throws -> Room.Ending {
    switch moment {
    case .after(let seconds):
      try room.run(trial.words, typing: trial.input, killAfter: seconds)
    case .atCall(let number):
      try room.run(
        trial.words, typing: trial.input, environment: calls(["FAIL_AT": "\(number)"]))
    }
  }

  /// Kills one command, and lets another one come after it. Returns that one's name and what doesn't
  /// hold.
  private mutating func kill(
    _ whole: WholeRun, _ moment: Moment
  ) throws -> (wasKilled: Bool, next: String, problems: [String]) {
    let trial = whole.trial
    try room.reset(with: trial.files)
    let ending = try run(trial, killed: moment)
    let state = room.answers()
    let isDone = state == whole.after
    var problems = self.problems(of: ending, whole, state)
    let sound = Soundness(room: room, before: [])
    // SQLite's own journal is rolled back by the next one.
    problems += sound.strays(
      beside: leaves(of: whole, isDone) + trial.leavesForNext + trial.leavesForItself
        + ["store.sqlite-journal"])

    let next = randomNext(after: trial)
    let isSame = next.words == trial.words
    let hasStore = room.names.contains("store.sqlite")
    let later = try room.run(next.words, typing: next.input)
    problems += problemsOfStatus(
      later, isSame: isSame, isReadable: state != nil && (hasStore || next.isSession))
    problems += problemsOfAnswers(after: later, next, whole, state, isSame: isSame)
    problems += try sound.problemsOfDoctor(trial)
    // What is restored twice is kept twice.
    let again = trial.keeps == nil ? "store.sqlite.before-restore" : "store.sqlite.before-restore-2"
    let repeated = isSame && isDone && trial.words[0] == "restore" ? [again] : []
    problems += sound.strays(
      beside: leaves(of: whole, isDone || isSame) + repeated
        + (isSame ? [] : trial.leavesForItself))
    return (ending.isSignal && ending.status == SIGKILL, next.name, problems)
  }

  /// Returns the names of the files that may be there, and no others, if the command had its effect or
  /// hadn't.
  private func leaves(of whole: WholeRun, _ isDone: Bool) -> [String] {
    let trial = whole.trial
    guard let kept = trial.keeps, !isDone else { return trial.leaves }
    return trial.leaves.filter { $0 != kept }
  }

  /// Returns what doesn't hold right after the kill.
  private func problems(
    of ending: Room.Ending, _ whole: WholeRun, _ state: [String: String]?
  ) -> [String] {
    let trial = whole.trial
    var problems: [String] = []
    if ending.isHung { problems.append("hangs") }
    if trial.isSession {
      problems += problemsOfSession(ending, before: whole.before ?? [:], state)
    } else if state != whole.before && state != whole.after {
      problems.append("the answers are neither those of before nor those of after")
    } else if !ending.output.isEmpty, ending.output == whole.output, state != whole.after {
      problems.append("it said that it was done, and wasn't")
    }
    if let kept = trial.keeps, state == whole.after, whole.before != whole.after {
      let isKept =
        whole.before.map { room.answers(in: kept) == $0 }
        ?? (room.contents(of: kept) == whole.files[kept])
      // The next command gives the file its name.
      let isWaiting = trial.leavesForNext.contains { room.names.contains($0) }
      if !isKept && !isWaiting { problems.append("what it replaced is lost") }
    }
    for (name, bytes) in whole.files where name != trial.keeps {
      guard let found = room.contents(of: name), found != bytes else { continue }
      let isDatabase = name.contains("sqlite")
      let isWhole =
        isDatabase
        ? room.answers(in: name) == whole.before
        : found == Shelf.old || found.suffix(40) == bytes.suffix(40)
      if !isWhole { problems.append("'\(name)' isn't whole") }
    }
    return problems
  }

  /// An answer may be saved and not yet acknowledged; no more than one.
  private func problemsOfSession(
    _ ending: Room.Ending, before: [String: String], _ state: [String: String]?
  ) -> [String] {
    guard let state else { return ["the store can't be read"] }
    var problems: [String] = []
    let lost = Set(ending.acknowledged).subtracting(state.keys)
    if !lost.isEmpty { problems.append("\(lost.count) acknowledged answers lost") }
    let changed = before.filter { state[$0.key] != $0.value }
    if !changed.isEmpty { problems.append("\(changed.count) answers changed or lost") }
    let others = Set(state.keys).subtracting(before.keys).subtracting(ending.acknowledged)
    if others.count > 1 { problems.append("\(others.count) answers that nobody acknowledged") }
    return problems
  }

  // MARK: The next command

  private mutating func randomNext(after trial: Trial) -> Trial {
    let others = [
      Trial(name: "progress", words: ["progress", "--json"]),
      Trial(name: "doctor", words: ["doctor"]),
      Trial(name: "an answer", words: ["quiz", "--json", "--count", "1"], input: "dk\n"),
      Trial(name: "export", words: ["export", "--format", "jsonl"]),
    ]
    if Int.random(in: 0..<3, using: &generator) == 0 {
      var same = trial
      same.name = "the same"
      return same
    }
    return others[Int.random(in: 0..<others.count, using: &generator)]
  }

  /// The same command may say that there is nothing left to do: the copy is there, nobody is to erase.
  private func problemsOfStatus(
    _ later: Room.Ending, isSame: Bool, isReadable: Bool
  ) -> [String] {
    if later.isHung || later.isSignal { return ["then signal \(later.status)"] }
    let isExpected =
      isSame ? [0, 64, 74].contains(later.status) : isReadable == (later.status == 0)
    if !isExpected { return ["then status \(later.status): \(later.notices)"] }
    return later.status != 0 && later.notices.isEmpty ? ["then no message"] : []
  }

  private func problemsOfAnswers(
    after later: Room.Ending, _ next: Trial, _ whole: WholeRun, _ state: [String: String]?,
    isSame: Bool
  ) -> [String] {
    guard let now = room.answers() else {
      return state == nil && !isSame ? [] : ["then the store can't be read"]
    }
    if isSame && !next.isSession {
      return now == whole.after ? [] : ["then the answers are not those of a whole run"]
    }
    var problems: [String] = []
    let changed = (state ?? [:]).filter { now[$0.key] != $0.value }
    if !changed.isEmpty { problems.append("then \(changed.count) answers changed or lost") }
    let new = Set(now.keys).subtracting((state ?? [:]).keys)
    if new != Set(later.acknowledged) { problems.append("then other answers than acknowledged") }
    return problems
  }
}
