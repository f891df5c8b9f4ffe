/// A transaction of Core Animation; the model has one at a time.
open class CATransaction: NSObject {
  public static func begin() {}

  public static func commit() {}

  public static func setCompletionBlock(_ block: (() -> Void)?) {
    if let block = block { RunLoop.main.runAfterCommit(block) }
  }

  public static func setDisableActions(_ flag: Bool) {}

  public static func setAnimationDuration(_ duration: TimeInterval) {}

  /// Commits at once the changes that would be committed at the end of the turn.
  public static func flush() {
    Simulation.current.commit()
  }
}
