import HostileSources
import Scenarios
import Testing

/// Small ones here; `Scripts/deep hostile` runs them at their full size and looks at processor time and
/// memory. The limit here only keeps one that never ends from holding up all others.
@Suite struct `Hostile sources` {
  @Test(.timeLimit(.minutes(10)), arguments: HostileSource.all(size: 400))
  func `end by themselves`(source: HostileSource) {
    let limits = Limits(steps: 100_000, depth: 500, memory: 16 << 20, output: 1 << 16)
    let run = engine.run(Scenario(source.text), limits: limits)
    #expect(run.outcome != .refused || !run.diagnostics.isEmpty)
  }
}
