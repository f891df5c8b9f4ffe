/// A transaction of Core Animation; the model has one at a time.
open class CATransaction: NSObject {
  public static func begin() {}

  public static func commit() {}

  public static func setCompletionBlock(_ block: (() -> Void)?) {
    if let block = block { RunLoop.main.runAfterCommit(block) }
  }

  /// Commits at once what would be committed at the end of the turn.
  public static func flush() {
    Simulation.current.commit()
  }
}
