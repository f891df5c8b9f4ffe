import Foundation

// Puts small faults into the half of the program that learners' history depends on, one at a time, and
// tells which ones no test notices.
//
//   MutantTrials FOLDER SEED COUNT [NUMBER...]    the copy stands in the folder; only the faults of
//                                                 these numbers are tried, all when there are none

let sources =
  [
    "ReviewLog", "SpacedRepetition", "Beliefs", "QuizEngine", "Curriculum", "Storage", "Exporting",
    "ContentImport", "Study", "CLICommands/Session",
  ].map { "Sources/" + $0 }
/// Those whose tests run code of the sources.
let targets = [
  "AuthoringTests", "BeliefsTests", "CLICommandsTests", "ContentImportTests", "CurriculumTests",
  "ExportingTests", "QuizEngineTests", "ReportingTests", "ReviewLogTests", "SpacedRepetitionTests",
  "StorageTests", "StudyTests",
]

func tryFaults(folder: String, seed: UInt64, count: Int, only numbers: Set<Int>) throws {
  let project = URL(filePath: FileManager.default.currentDirectoryPath)
  var copy = try MutantCopy(
    of: project, in: project.appending(path: folder), sources: sources, seed: seed, count: count)
  tell("\(copy.mutants.count) of \(copy.placeCount) faults, seed \(seed)")
  let runner = try copy.build()
  let suites = try runner.suites(
    of: targets, keptIn: copy.folder.appending(path: "suites.json"))
  tell("\(suites.count) suites pass in \(Int(suites.map(\.seconds).reduce(0, +))) s")
  var caught = 0
  var hung = 0
  var survivors: [String] = []
  for number in copy.mutants.keys.sorted() where numbers.isEmpty || numbers.contains(number) {
    let description = "\(number) \(try copy.description(of: number))"
    switch try runner.fate(of: number, among: suites) {
    case .caught(let names):
      caught += 1
      tell("caught by \(names.joined(separator: ", ")): \(description)")
    case .hung(let names):
      hung += 1
      tell("never ends in \(names.joined(separator: ", ")): \(description)")
    case .survived:
      let count = suites.count { $0.reached.contains(number) }
      tell("survives \(count) suites: \(description)")
      survivors.append(description)
    }
  }
  tell("\(survivors.count) of \(caught + hung + survivors.count) faults are not noticed:")
  for survivor in survivors { tell("  " + survivor) }
}

let words = Array(CommandLine.arguments.dropFirst())
guard words.count >= 3, let seed = UInt64(words[1]), let count = Int(words[2]), count > 0 else {
  tell("usage: MutantTrials FOLDER SEED COUNT [NUMBER...]")
  exit(64)
}
do {
  try tryFaults(
    folder: words[0], seed: seed, count: count, only: Set(words.dropFirst(3).compactMap { Int($0) })
  )
} catch {
  tell("the trials can't go on: \((error as? Unusable)?.reason ?? "\(error)")")
  exit(74)
}
