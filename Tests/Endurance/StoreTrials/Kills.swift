import Foundation
import SeededNumbers

/// Commands that are killed at any moment.
struct Kills {
  var room: Room
  var trials: [Trial]
  var generator: SeededNumbers

  /// Kills commands one after another; returns the number of findings.
  mutating func run(count: Int) throws -> Int {
    var findings = 0
    var killed = 0
    var times: [String: Double] = [:]
    for trial in trials {
      try room.reset(with: trial.files)
      let begin = Date()
      let whole = try room.run(trial.words, typing: trial.input)
      guard whole.status == 0 else { throw Unusable(reason: "\(trial.name): \(whole.notices)") }
      times[trial.name] = Date().timeIntervalSince(begin)
    }
    for number in 0..<count {
      let trial = trials[number % trials.count]
      try room.reset(with: trial.files)
      let before = room.reviews() ?? []
      let moment = Double.random(in: 0...(times[trial.name] ?? 0), using: &generator)
      let ending = try room.run(trial.words, typing: trial.input, killAfter: moment)
      if ending.isSignal, ending.status == SIGKILL { killed += 1 }
      // The next start clears up after a killed one.
      let next = try room.run(trial.words, typing: trial.input)
      var problems = try Soundness(room: room, before: before).problems(after: trial, next)
      if Set(ending.acknowledged).subtracting(room.reviews() ?? []).isEmpty == false,
        trial.name != "erase"
      {
        problems.append("an acknowledged answer is lost")
      }
      for problem in problems {
        findings += 1
        print("\(trial.name), killed after \(Int(moment * 1000)) ms: \(problem)")
      }
    }
    print("kills: \(killed) of \(count) commands were killed, \(findings) findings")
    return findings
  }
}
