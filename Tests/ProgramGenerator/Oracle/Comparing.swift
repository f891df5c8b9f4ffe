public import Foundation
public import Scenarios

/// Compares generated programs, several at once.
public struct Comparing: Sendable {
  let engine: Engine
  let compiler: URL

  public init(engine: Engine, compiler: URL) {
    self.engine = engine
    self.compiler = compiler
  }

  /// A program that does not end is stopped early: generated ones are short.
  public static let limits = Limits(steps: 5_000_000)

  public func interpreted(_ program: GeneratedProgram) -> Run {
    engine.run(Scenario(program.text), limits: Self.limits)
  }

  /// The verdicts on the programs of some seeds. Two batches are worked on at once, and `told` gets
  /// a batch's verdicts when it is done.
  public func verdicts(
    on programs: [GeneratedProgram], batch: Int = 100,
    told: @Sendable ([UInt64: Verdict]) -> Void = { _ in }
  ) async throws -> [UInt64: Verdict] {
    let batches = stride(from: 0, to: programs.count, by: batch).map {
      Array(programs[$0..<min(programs.count, $0 + batch)])
    }
    var verdicts: [UInt64: Verdict] = [:]
    for start in stride(from: 0, to: batches.count, by: 2) {
      try await withThrowingTaskGroup(of: [UInt64: Verdict].self) { group in
        for batch in batches[start..<min(batches.count, start + 2)] {
          group.addTask { try self.verdicts(onBatch: batch) }
        }
        for try await found in group {
          told(found)
          verdicts.merge(found) { $1 }
        }
      }
    }
    return verdicts
  }

  func verdicts(onBatch programs: [GeneratedProgram]) throws -> [UInt64: Verdict] {
    let native = try NativeBatch.run(programs, compiler: compiler)
    var verdicts: [UInt64: Verdict] = [:]
    for program in programs {
      guard let result = native[program.seed] else { continue }
      verdicts[program.seed] = Verdict(native: result, interpreted: interpreted(program))
    }
    return verdicts
  }
}
