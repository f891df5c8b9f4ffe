import Foundation
import ProgramGenerator
import ProjectFiles
import Scenarios
import Testing

/// Programs from fixed seeds, with the results of their native runs in a few bytes each.
///
/// A line of `Fixtures/generated.golden` is a seed, a hash of the program's text, and a hash of the
/// output and end of its native run; `UPDATE_SNAPSHOTS=1` writes it from native runs.
@Suite struct `A generated program` {
  static let seeds: ClosedRange<UInt64> = 1...300
  static let golden = Fixture.folder.appending(path: "generated.golden")

  /// The lines of the golden file, which is written first where it is to be.
  private static let lines = Result {
    if ProjectFiles.updatesSnapshots, let compiler = NativeBatch.compiler { try update(compiler) }
    return try String(contentsOf: golden, encoding: .utf8)
      .split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }

  /// How many of the seeds are looked at.
  private static let count = ProjectFiles.takesAllSamples ? seeds.count : 100

  /// Some at a time, so that they run beside each other.
  @Test(arguments: Array(stride(from: 0, to: count, by: 25)))
  func `does what it does natively`(first: Int) throws {
    let lines = try Self.lines.get()
    #expect(lines.count == Self.seeds.count)
    for (seed, line) in Array(zip(Self.seeds, lines))[first...].prefix(25) {
      let program = GeneratedProgram(seed: seed)
      try #require(
        line.count == 3 && line[0] == "\(seed)" && line[1] == program.fingerprint,
        "the generator has changed; UPDATE_SNAPSHOTS=1 writes the native results again")
      let run = engine.run(Scenario(program.text), limits: Comparing.limits)
      let isSame = Fingerprint(run).text == line[2]
      let hint: Comment = "Scripts/oracle --generated 1 --seed \(seed) shows the difference"
      #expect(isSame, hint)
    }
  }

  /// Needs `swiftc`; a few of the seeds each time are enough to tell that the file is true.
  @Test func `is kept as it runs natively`() throws {
    guard let compiler = NativeBatch.compiler else { return }
    let programs = Self.seeds.prefix(20).map { GeneratedProgram(seed: $0) }
    let texts = programs.map(\.text).joined()
    let native = try KeptResults.result("batch", try NativeModel.compilerVersion.get(), texts) {
      try NativeBatch.run(programs, compiler: compiler)
    }
    for (program, line) in zip(programs, try Self.lines.get()) {
      let result = try #require(native[program.seed])
      #expect(line.last == Fingerprint(result).text)
    }
  }

  @Test func `is made as small as what it shows allows`() {
    let planted = "print(\"planted\", 1 + 1)"
    let text = GeneratedProgram(seed: 9).text.replacing(
      "func run9() {\n", with: "func run9() {\n  if [1].count == 1 {\n    \(planted)\n  }\n",
      maxReplacements: 1)
    let small = GeneratedProgram(seed: 9, text: text).minimized { $0.text.contains(planted) }
    #expect(
      small.text.split(separator: "\n").map { $0.drop { $0 == " " } } == [
        planted[...], "run9()",
      ])
  }

  private static func update(_ compiler: URL) throws {
    let programs = seeds.map { GeneratedProgram(seed: $0) }
    let native = try NativeBatch.run(programs, compiler: compiler)
    try Fingerprint.golden(of: programs, native).write(
      to: golden, atomically: true, encoding: .utf8)
  }
}
