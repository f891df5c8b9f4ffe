/// Changes of layers that go to the screen together.
///
/// Every change is in one: outside of `begin` and `commit` in that of the run loop's turn. A value set
/// in an inner transaction ends with it.
open class CATransaction: NSObject {
  public static func begin() {
    let simulation = Simulation.current
    simulation.transactions.append(CATransactionState(inside: current))
  }

  /// Ends the inner transaction; its completion comes when its animations are over.
  public static func commit() {
    let simulation = Simulation.current
    guard let ended = simulation.transactions.popLast() else { return }
    ended.end()
  }

  /// Commits at once the changes that would be committed at the end of the turn.
  public static func flush() {
    Simulation.current.commit()
  }

  /// Called when the animations that are added from now on have ended, or soon if there are none.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    current.completion = block
    if block != nil && Simulation.current.transactions.isEmpty { current.endsWithTurn() }
  }

  public static func completionBlock() -> (() -> Void)? { return current.completion }

  public static func setDisableActions(_ flag: Bool) {
    current.disablesActions = flag
  }

  /// Whether changes animate by themselves not.
  public static func disableActions() -> Bool { return current.disablesActions }

  public static func setAnimationDuration(_ duration: TimeInterval) {
    current.animationDuration = duration
  }

  /// In seconds; a quarter of one unless it was set.
  public static func animationDuration() -> TimeInterval { return current.animationDuration }

  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = function
  }

  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    return current.timingFunction
  }

  public static func lock() {}

  public static func unlock() {}

  public static func value(forKey key: String) -> Any? {
    switch key {
    case "animationDuration": return current.animationDuration
    case "disableActions": return current.disablesActions
    default: return current.values[key]
    }
  }

  public static func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "animationDuration": current.animationDuration = value as? TimeInterval ?? 0.25
    case "disableActions": current.disablesActions = value as? Bool ?? false
    default: current.values[key] = value
    }
  }

  static var current: CATransactionState {
    return Simulation.current.transactions.last ?? Simulation.current.turnTransaction
  }
}

/// The key of the duration in a transaction.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the switch in a transaction.
public let kCATransactionDisableActions = "disableActions"

/// The values of a transaction. They begin as those of the one around it.
final class CATransactionState {
  var animationDuration: TimeInterval = 0.25
  var disablesActions = false
  var timingFunction: CAMediaTimingFunction?
  var completion: (() -> Void)?
  var values: [String: Any] = [:]
  /// When its last animation ends, in seconds since launch.
  var lastEnd: Double = 0
  private var waitsForTurn = false

  init(inside outer: CATransactionState?) {
    guard let outer = outer, because(.transactionValuesNest) else { return }
    animationDuration = outer.animationDuration
    disablesActions = outer.disablesActions
    timingFunction = outer.timingFunction
    values = outer.values
  }

  /// The completion of the turn's own transaction.
  func endsWithTurn() {
    if waitsForTurn { return }
    waitsForTurn = true
    RunLoop.main.runAfterCommit {
      self.waitsForTurn = false
      self.end()
    }
  }

  func end() {
    guard let block = completion else { return }
    completion = nil
    if lastEnd > RunLoop.main.now {
      RunLoop.main.enqueue(after: lastEnd - RunLoop.main.now, phase: 3, block)
    } else {
      RunLoop.main.runAfterCommit(block)
    }
  }
}
