import Foundation
import SeededNumbers

// Tries what can happen to a learner's store.
//
//   StoreTrials kills COUNT VDL SEED LIBRARY
//   StoreTrials faults STEP VDL LIBRARY [NAME...]     every STEP-th call of these trials fails
//   StoreTrials damage COUNT VDL [SEED]
//
// Status 1 when something was found.

let words = Array(CommandLine.arguments.dropFirst())
guard words.count >= 3, let number = Int(words[1]), number > 0 else {
  print("usage: StoreTrials kills|faults|damage NUMBER VDL [SEED] [LIBRARY] [NAME...]")
  exit(64)
}

/// Returns the number of findings.
func findings(of words: [String], in room: Room) throws -> Int {
  let trials = try Trial.all(in: room)
  let seed = words.count > 3 ? UInt64(words[3]) ?? 1 : 1
  switch words[0] {
  case "kills":
    guard words.count > 4 else { throw Unusable(reason: "name the library that kills at calls") }
    var kills = Kills(
      room: room, trials: trials, library: words[4], generator: SeededNumbers(seed: seed))
    return try kills.run(count: number)
  case "faults":
    guard words.count > 3 else { throw Unusable(reason: "name the library that lets calls fail") }
    let names = Set(words.dropFirst(4))
    let chosen = (trials + trials.compactMap(\.writing)).filter {
      names.isEmpty || names.contains($0.name)
    }
    return try Faults(room: room, trials: chosen, library: words[3]).run(step: number)
  case "damage":
    var damage = Damage(room: room, generator: SeededNumbers(seed: seed))
    return try damage.run(count: number)
  default: throw Unusable(reason: "there is no trial '\(words[0])'")
  }
}

let room = try Room(program: words[2])
let result = Result { try findings(of: words, in: room) }
room.remove()
switch result {
case .success(let count): exit(count == 0 ? 0 : 1)
case .failure(let error):
  print("the trials can't begin: \((error as? Unusable)?.reason ?? "\(error)")")
  exit(74)
}
