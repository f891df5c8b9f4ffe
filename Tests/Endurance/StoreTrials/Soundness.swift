import Foundation

/// What must hold of a store after a command came to whatever end.
struct Soundness {
  var room: Room
  /// The answers that were there before.
  var before: [String]

  /// Returns what doesn't hold.
  func problems(after trial: Trial, _ ending: Room.Ending) throws -> [String] {
    var problems: [String] = []
    let kept = room.reviews()
    let isErased = trial.name == "erase"
    if let kept {
      if Set(kept).count != kept.count { problems.append("an answer is there twice") }
      let lost = Set(before + ending.acknowledged).subtracting(kept)
      if !lost.isEmpty, !isErased || !(kept.isEmpty) {
        problems.append("\(lost.count) answers lost")
      }
    } else {
      problems.append("the store can't be read")
    }
    if FileManager.default.fileExists(atPath: room.store) {
      let doctor = try room.run(["doctor"])
      if doctor.status != 0 {
        problems.append("doctor: \(doctor.status) \(doctor.output)\(doctor.notices)")
      }
    }
    let own = ["store.sqlite", "store.sqlite-wal", "store.sqlite-shm"]
    let stray = room.names.filter { !(own + trial.leaves).contains($0) }
    if !stray.isEmpty { problems.append("left behind: \(stray.joined(separator: ", "))") }
    return problems
  }
}
