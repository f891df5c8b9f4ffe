import Foundation
public import Scenarios

/// The model itself, for the tests of all targets: lowering it takes seconds, and they run in one
/// process.
public let testedEngine = Engine()

/// The runs of the tests of all targets. Many ask questions of the same few courses.
public let testedRuns = KeptRuns()

/// Runs by their scenarios.
public final class KeptRuns: Sendable {
  // The thread sanitizer does not see a `Mutex`, and reports what it guards.
  private let lock = NSLock()
  // Only touched while the lock is held.
  nonisolated(unsafe) private var runs: [Scenario: Run] = [:]

  public init() {}

  /// Returns the kept run of a scenario, or makes it.
  public func run(of scenario: Scenario, _ make: (Scenario) -> Run) -> Run {
    if let known = lock.withLock({ runs[scenario] }) { return known }
    let made = make(scenario)
    lock.withLock { runs[scenario] = made }
    return made
  }
}
