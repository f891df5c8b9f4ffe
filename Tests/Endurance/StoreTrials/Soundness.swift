import Foundation

/// What must hold of a store after a command came to whatever end.
struct Soundness {
  var room: Room
  /// The answers that were there before.
  var before: [String]

  /// Returns what doesn't hold after a command that wasn't killed.
  func problems(after trial: Trial, _ ending: Room.Ending) throws -> [String] {
    try problemsOfAnswers(after: trial, ending) + problemsOfDoctor(trial)
      + strays(beside: trial.leaves)
  }

  private func problemsOfAnswers(after trial: Trial, _ ending: Room.Ending) -> [String] {
    guard let kept = room.answers() else {
      return isUntouched(by: trial) ? [] : ["the store can't be read"]
    }
    // A store that was replaced is beside the new one.
    let aside = trial.keeps.flatMap { room.answers(in: $0) } ?? [:]
    let lost = Set(before + ending.acknowledged).subtracting(kept.keys).subtracting(aside.keys)
    return lost.isEmpty || trial.isErasure && kept.isEmpty ? [] : ["\(lost.count) answers lost"]
  }

  /// Returns what the doctor finds in a store that isn't one that was damaged before.
  func problemsOfDoctor(_ trial: Trial) throws -> [String] {
    guard room.names.contains("store.sqlite"), !isUntouched(by: trial) || room.answers() != nil
    else { return [] }
    let doctor = try room.run(["doctor"])
    return doctor.status == 0
      ? [] : ["doctor: \(doctor.status) \(doctor.output)\(doctor.notices)"]
  }

  /// Returns the files that nobody expects beside the store; a name that ends in `*` is the beginning of one.
  func strays(beside names: [String]) -> [String] {
    let expected = Room.own + names
    let strays = room.names.filter { name in
      !expected.contains { $0.last == "*" ? name.hasPrefix($0.dropLast()) : name == $0 }
    }
    return strays.isEmpty ? [] : ["left behind: \(strays.joined(separator: ", "))"]
  }

  /// Whether the store's file is still the one that stood ready.
  private func isUntouched(by trial: Trial) -> Bool {
    guard let file = trial.files["store.sqlite"] else { return false }
    return room.contents(of: "store.sqlite")
      == FileManager.default.contents(atPath: "\(room.shelf)/\(file)")
  }
}
