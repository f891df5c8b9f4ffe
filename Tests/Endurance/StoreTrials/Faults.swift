import Foundation

/// Commands whose n-th change of a file fails, for every n until they come through.
struct Faults {
  var room: Room
  var trials: [Trial]
  /// The library that lets calls fail.
  var library: String

  /// Returns the number of findings. With a step of more than 1 only each n-th call fails.
  func run(step: Int) throws -> Int {
    var findings = 0
    for trial in trials {
      for (error, name) in [(ENOSPC, "ENOSPC"), (EIO, "EIO")] {
        for lasts in [false, true] {
          let (count, problems) = try run(trial, error: error, lasts: lasts, step: step)
          for problem in problems {
            print("\(trial.name), \(name)\(lasts ? " from then on" : ""), \(problem)")
          }
          findings += problems.count
          print("\(trial.name), \(name)\(lasts ? " from then on" : ""): \(count) calls failed")
        }
      }
    }
    print("faults: \(findings) findings")
    return findings
  }

  private func run(
    _ trial: Trial, error: Int32, lasts: Bool, step: Int
  ) throws -> (count: Int, problems: [String]) {
    var problems: [String] = []
    var number = 1
    var count = 0
    let mark = room.shelf + "/failed"
    while true {
      try? FileManager.default.removeItem(atPath: mark)
      try room.reset(with: trial.files)
      let before = room.reviews() ?? []
      let ending = try room.run(
        trial.words, typing: trial.input,
        environment: [
          "LD_PRELOAD": library, "FAIL_FOLDER": room.home, "FAIL_AT": "\(number)",
          "FAIL_ERROR": "\(error)", "FAIL_ON": lasts ? "1" : "0", "FAIL_MARK": mark,
        ])
      guard FileManager.default.fileExists(atPath: mark) else { return (count, problems) }
      count += 1
      var found: [String] = []
      if ending.isHung { found.append("hangs") }
      if ending.isSignal, !ending.isHung { found.append("signal \(ending.status)") }
      if !ending.isSignal, ![0, 74].contains(ending.status) {
        found.append("status \(ending.status): \(ending.notices)")
      }
      if ending.status == 74, ending.notices.isEmpty { found.append("no message") }
      found += try Soundness(room: room, before: before).problems(after: trial, ending)
      problems += found.map { "call \(number): \($0)" }
      number += step
    }
  }
}
