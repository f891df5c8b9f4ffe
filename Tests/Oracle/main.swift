import Foundation
import ProgramGenerator
import Scenarios

// Compares generated programs with their native runs; `Scripts/oracle --generated` calls it.
//
//   Oracle compare COUNT SEED      the programs of COUNT seeds from SEED on
//   Oracle minimize SEED           the smallest program that differs as the seed's does
//   Oracle golden COUNT SEED       what the tests keep of native runs
//   Oracle show SEED               the program of a seed

let words = Array(CommandLine.arguments.dropFirst())
let numbers = words.dropFirst().compactMap { UInt64($0) }
guard let command = words.first, numbers.count == words.count - 1, let first = numbers.first else {
  print("usage: Oracle compare COUNT SEED | minimize SEED | show SEED")
  exit(64)
}
if command == "show" {
  print(GeneratedProgram(seed: first).text, terminator: "")
  exit(0)
}
guard let compiler = NativeBatch.compiler else {
  print("there is no swiftc on the path")
  exit(69)
}
if command == "golden" {
  let start = numbers.dropFirst().first ?? 1
  let programs = (start..<start + first).map { GeneratedProgram(seed: $0) }
  let native = try NativeBatch.run(programs, compiler: compiler)
  print(Fingerprint.golden(of: programs, native), terminator: "")
  exit(0)
}
let comparing = Comparing(engine: Engine(), compiler: compiler)
if command == "minimize" {
  let program = GeneratedProgram(seed: first)
  let verdict = try await comparing.verdicts(on: [program])[first]
  if let verdict, let text = verdict.report(of: first) {
    print(text)
    print(comparing.minimized(program, verdict).text)
  }
} else {
  let start = numbers.dropFirst().first ?? 1
  let programs = (start..<start + first).map { GeneratedProgram(seed: $0) }
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
  exit(counts.differs + counts.refused == 0 ? 0 : 1)
}
