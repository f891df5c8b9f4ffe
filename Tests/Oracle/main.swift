import Foundation
import ProgramGenerator
import Scenarios

// Compares generated programs with their native runs; `Scripts/oracle --generated` calls it.
//
//   Oracle compare COUNT SEED      the programs of COUNT seeds from SEED on
//   Oracle minimize SEED           the smallest program that differs as the seed's does
//   Oracle golden COUNT SEED       what the tests keep of native runs
//   Oracle show SEED               the program of a seed
//
// The name of a family at the end makes all programs about it.

let words = Array(CommandLine.arguments.dropFirst())
let numbers = words.dropFirst().compactMap { UInt64($0) }
let theme = Family.all.first { $0.name == words.last }
guard let command = words.first, let first = numbers.first,
  numbers.count == words.count - (theme == nil ? 1 : 2)
else {
  print("usage: Oracle compare COUNT SEED | minimize SEED | show SEED, then a family or none of")
  for family in Family.all { print("  '\(family.name)'") }
  exit(64)
}
if command == "show" {
  print(GeneratedProgram(seed: first, about: theme).text, terminator: "")
  exit(0)
}
guard let compiler = NativeBatch.compiler else {
  print("there is no swiftc on the path")
  exit(69)
}
if command == "golden" {
  let start = numbers.dropFirst().first ?? 1
  let programs = (start..<start + first).map { GeneratedProgram(seed: $0, about: theme) }
  let native = try NativeBatch.run(programs, compiler: compiler)
  print(Fingerprint.golden(of: programs, native), terminator: "")
  exit(0)
}
let comparing = Comparing(engine: Engine(), compiler: compiler)
if command == "minimize" {
  let program = GeneratedProgram(seed: first, about: theme)
  let verdict = try await comparing.verdicts(on: [program])[first]
  if let verdict, let text = verdict.report(of: first) {
    print(text)
    print(comparing.minimized(program, verdict).text)
  }
} else {
  let start = numbers.dropFirst().first ?? 1
  let programs = (start..<start + first).map { GeneratedProgram(seed: $0, about: theme) }
  let verdicts = try await comparing.verdicts(on: programs) { @Sendable found in
    for (seed, verdict) in found.sorted(by: { $0.key < $1.key }) {
      // At once, also into a file.
      guard let text = verdict.report(of: seed) else { continue }
      FileHandle.standardOutput.write(Data((text + "\n").utf8))
    }
  }
  var counts = (same: 0, lines: 0, refused: 0, invalid: 0, differs: 0)
  for verdict in verdicts.values {
    switch verdict {
    case .same(let lines):
      counts.same += 1
      counts.lines += lines
    case .refused: counts.refused += 1
    case .invalid: counts.invalid += 1
    case .differs: counts.differs += 1
    }
  }
  print(
    "compared \(counts.same + counts.differs) of \(programs.count) generated programs, "
      + "\(counts.lines) equal lines, \(counts.differs) differences; "
      + "\(counts.refused) refused by us, \(counts.invalid) by swiftc")
  let uses = programs.flatMap(\.families).reduce(into: [:]) { $0[$1, default: 0] += 1 }
  print(Family.all.map { "\($0.name) \(uses[$0.name] ?? 0)" }.joined(separator: ", "))
  exit(counts.differs + counts.refused == 0 ? 0 : 1)
}
