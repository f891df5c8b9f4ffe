internal import Phrases

/// What `vdl drive` says of the view controllers of real files.
public enum Drives {
  // MARK: Command lines and files; in lower case, no full stop

  public static let noFile = "no file to drive"
  public static let giveAFile = "give the name of a Swift file"

  /// `place` is a file, or a line of one; here and below.
  public static func isNoController(_ place: String, _ name: String) -> String {
    "\(place): '\(name)' is no view controller"
  }

  public static func noClass(_ place: String, _ name: String) -> String {
    "\(place): no class is called '\(name)'"
  }

  public static func inheritsFromItself(_ place: String, _ name: String) -> String {
    "\(place): '\(name)' inherits from itself"
  }

  public static let declaresNoClass = "no class is declared here"
  public static let hasNoController = "no class here is a view controller"
  public static let allAreHidden = "the view controllers here are private or generic"

  // MARK: How it went

  public static let wentThroughItsLife = "It went through its life as UIKit owes it."
  public static let didNotGoThrough = "It did not go through its life."
  public static func wasRefused(_ error: String) -> String { "It was refused: \(error)" }
  public static func trapped(_ message: String) -> String { "It trapped: \(message)" }

  public static func didNotEnd(steps: Int) -> String {
    "It did not end: it took \(steps) steps."
  }

  public static let deinitialized =
    "Nothing held it any more when it was popped: it was deinitialized."
  public static let notDeinitialized =
    "Something still held it when it was popped: it was not deinitialized."

  public static func tally(
    statementsRun: Int, of reachable: Int, uses: Int, fromElsewhere: Int
  ) -> String {
    "\(share(statementsRun, of: reachable)) statements ran; of \(uses) calls and uses "
      + "\(fromElsewhere) were of something from elsewhere."
  }

  // MARK: What is wrong with a life; in lower case, no full stop

  /// `object` is one of the class, and `problem` one of those below.
  public static func problem(_ object: String, _ problem: String) -> String {
    "\(object): \(problem)"
  }

  public static func neverReturned(_ callback: String) -> String { "\(callback) never returned" }
  public static func cameFirst(_ callback: String) -> String { "\(callback) came first" }

  public static func cameMoreThanOnce(_ callback: String) -> String {
    "\(callback) came more than once"
  }

  public static func came(_ callback: String, before other: String) -> String {
    "\(callback) came before \(other)"
  }

  public static func came(_ callback: String, after other: String) -> String {
    "\(callback) came after \(other)"
  }

  /// A will without its did.
  public static func cameLast(_ callback: String) -> String {
    "\(callback) came last, and its did never"
  }

  public static func unpairedMoves(wills: Int, dids: Int) -> String {
    "willMove(toParent:) came \(wills) times, didMove(toParent:) \(dids) times"
  }

  public static func wasOwed(_ callback: String) -> String {
    "\(callback) was owed and never came, or came out of order"
  }

  public static func nothingRan(in callback: String) -> String {
    "\(callback) came, and nothing of its body ran"
  }

  // MARK: Why nothing can be asked of it; in lower case, no full stop

  public static let failsItsDrive = "it does not get through its drive"
  public static let overridesNothing = "it overrides no callback of its life"
  public static let excerptIsRefused = "the excerpt is refused"
  public static let excerptDoesNotEnd = "its callbacks alone do not end"
  public static let excerptDiffers = "its callbacks alone are called otherwise than all of it"

  public static func excerptDoesNotRun(_ message: String) -> String {
    "its callbacks alone do not run: \(message)"
  }

  public static func excerptTraps(_ message: String) -> String {
    "its callbacks alone trap: \(message)"
  }

  public static func noPromisedCount(of name: String) -> String {
    "UIKit promises of no callback of '\(name)' how often it comes"
  }

  public static func notAsked(_ place: String, kind: String, _ reason: String) -> String {
    "\(place): no \(kind) is asked: \(reason)"
  }

  public static func nothingAsked(_ place: String, of name: String, _ reason: String) -> String {
    "\(place): nothing is asked of '\(name)': \(reason)"
  }

  // MARK: What is asked of it

  public static let pushed = "pushed, covered, uncovered and popped"
  public static let asRoot = "made a window's root and replaced"
  public static let presented = "presented and dismissed"

  /// `life` is one of those above.
  public static func question(_ question: String, about name: String, life: String) -> String {
    "`\(name)`, of a real app less what it takes from elsewhere, is \(life). \(question)"
  }

  public static let whatIsTheValue = "What is the value then?"
}
