extension FoundationState {
  /// Lets the run loop run Swift's concurrency. Natively Swift has an executor of its own.
  static func beginMainActor() {
    #if os(iOS)
      _MainExecutor.enqueue = { delay, job in RunLoop.main.enqueue(after: delay, job) }
      _MainExecutor.run = { RunLoop.main.run(until: $0) }
    #endif
  }
}
