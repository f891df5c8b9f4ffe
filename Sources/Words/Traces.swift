internal import Phrases

/// What `vdl trace` and the example of a rule show of a run.
public enum Traces {
  // MARK: The head

  /// Above a trace.
  public static func heading(ios: String, device: String) -> String { "iOS \(ios), \(device)" }

  /// Above the run of an example.
  public static func heading(_ file: String, ios: String, device: String) -> String {
    "\(file), \(heading(ios: ios, device: device))"
  }

  public static let iPhone = "iPhone"
  public static let iPad = "iPad"

  public static func notTheTruth(believing misconception: String) -> String {
    "Not the truth: believing \(misconception)."
  }

  public static func notTheTruth(without rules: [String]) -> String {
    "Not the truth: without \(list(rules))."
  }

  // MARK: Moments

  public static let insideTheStatement = "inside the statement"
  public static let layoutPass = "layout pass at the end of the turn"
  public static let afterTheLayoutPass = "after the layout pass"
  public static let endOfTheAnimation = "end of the animation"

  public static func seconds(_ count: String) -> String { "\(count) s" }

  // MARK: Callbacks

  public static let nothingSent =
    "No callback was sent: the scenario's objects heard nothing from UIKit."
  public static let noCallback = "no callback is sent"

  /// `arguments` as Swift writes them.
  public static func event(_ name: String, with arguments: String) -> String {
    arguments.isEmpty ? name : "\(name) with \(arguments)"
  }

  public static func notOverridden(_ event: String) -> String { "\(event) (not overridden)" }

  public static func called(by callers: [String]) -> String {
    "called by " + callers.joined(separator: ", from ")
  }

  public static func because(_ rules: [String]) -> String { "because: \(list(rules))" }

  /// Of a callback that a trap or a limit kept from its end.
  public static func becauseWithoutReturn(_ rules: [String]) -> String {
    "\(because(rules)); it never returned"
  }

  // MARK: The end

  public static let printed = "It printed"
  public static let leaked = "It leaked"

  // MARK: What is said on standard error

  public static let noLeaks = "no leaks"
  public static func leak(_ objects: [String]) -> String { "leak: \(list(objects)) never die" }

  public static let tooManySteps =
    "limit: the scenario ran for too many steps; --max-steps N allows more"
  public static let tooMuchMemory = "limit: the scenario used too much memory"
  public static let tooMuchPrinted = "limit: the scenario printed too much"

  /// A frame of a trap.
  public static func frame(_ function: String, _ file: String, line: Int) -> String {
    "at \(function) (\(file):\(line))"
  }

  public static func framesLeftOut(_ count: Int) -> String { "... \(count) more" }

  // MARK: Timings

  public static let loading = "loading the model"
  public static let parsing = "parsing"
  public static let checking = "checking and lowering"
  public static let running = "running and reporting"

  public static func timing(_ stage: String, milliseconds: String) -> String {
    "timing: \(stage) \(milliseconds) ms"
  }

  public static func timing(steps: Int) -> String { "timing: \(steps) steps" }
}
