/// What the help says of commands that run scenarios or open the model.
extension CommandHelp {
  public static let run = CommandHelp(
    operands: "FILE...",
    summary: "run a scenario and print what it prints",
    examples: [
      ("vdl run scenario.swift", "run a file under the newest iOS"),
      ("vdl run --ios 12 scenario.swift", "run it under iOS 12"),
      ("vdl run --verbose scenario.swift", "show UIKit's own steps too"),
      ("vdl run Model.swift main.swift", "several files form one program"),
      ("vdl run - < scenario.swift", "read standard input"),
      ("vdl run --believing ID scenario.swift", "as a misconception has it"),
      ("vdl run --alternative ID scenario.swift", "with a doubtful rule the other way"),
    ],
    discussion: """
      When top-level code ends, the run loop settles: it runs until nothing is pending. Nothing is \
      compiled and nothing of the scenario reaches this machine. UIKit's warnings go to standard \
      error. Status 2: refused; 3: trapped; 4: a limit was hit.

      The ID of a misconception is in 'vdl help misconceptions', that of a rule in 'vdl rules'. \
      Where only callbacks differ, 'vdl trace' with the same options shows it.
      """
  )

  public static let trace = CommandHelp(
    operands: "FILE...",
    summary: "show the timeline of callbacks, each with its cause",
    examples: [
      ("vdl trace scenario.swift", "the timeline, to read"),
      ("vdl trace --ios 12 scenario.swift", "the same under iOS 12"),
      ("vdl trace --orders scenario.swift", "which pairs are in a promised order"),
      ("vdl trace --versions scenario.swift", "what changes from iOS to iOS"),
      ("vdl trace --without ID scenario.swift", "what a rule brings about"),
      ("vdl trace --believing ID scenario.swift", "as a misconception has it"),
      ("vdl trace --json scenario.swift", "for programs: one JSON object"),
    ],
    discussion: """
      A callback that is indented was called while the one above it was running. Below each stand \
      who called it and the rules that made it happen; 'vdl rules ID' shows a rule.

      Where UIKit promises no order, any is right: --orders lists the pairs of which either may come \
      first. It runs the scenario under the alternatives of weak rules too. --versions runs it under \
      every release of iOS.

      The ID of a rule is in 'vdl rules', that of a misconception in 'vdl help misconceptions'.
      """
  )

  public static let drive = CommandHelp(
    operands: "FILE...",
    summary: "push, cover and pop the view controllers of real files",
    examples: [
      ("vdl drive ProfileViewController.swift", "every view controller in a file"),
      ("vdl drive Screens.swift --class SettingsViewController", "one of them"),
      ("vdl drive Detail.swift --sources App", "with what the rest of the app declares"),
      ("vdl drive Detail.swift --json", "for programs: one JSON object a file"),
    ],
    discussion: """
      Each class is made, pushed onto a navigation controller, covered, uncovered and popped. What its \
      file takes from elsewhere is nil where it may be, else false, 0, empty or new; how often that \
      happened is told. Classes that are no view controllers are passed over. Status 1: a class failed; \
      2: nothing could be driven.
      """
  )

  public static let source = CommandHelp(
    operands: "NAME",
    summary: "show the model's source of a member",
    examples: [
      ("vdl source UIViewController.view", "how the view is loaded"),
      ("vdl source UIWindow.makeKeyAndVisible", "how a root controller appears"),
    ],
    discussion: """
      The model is ordinary Swift: what it does is what vdl takes for the truth. Status 1: nothing \
      is called so.
      """
  )

  public static let rules = CommandHelp(
    operands: "[ID or NAME]",
    summary: "show the rule book of UIKit's behaviour",
    examples: [
      ("vdl rules", "every rule, a sentence each"),
      ("vdl rules viewDidLoad", "when a callback comes, around what, since when"),
      ("vdl rules view.loads-on-first-access", "one rule, with its example and run"),
      (
        "vdl rules --code ID | vdl trace -", "trace the example of a rule"
      ),
      ("vdl rules --json", "for programs: one JSON object"),
    ],
    discussion: """
      Each rule names the releases it holds for, its evidence and how sure it is. Status 1: no rule \
      is called so and none speaks of it.
      """
  )
}
