internal import Diagnostics
internal import Phrases
internal import Scenarios
internal import TerminalUI

extension HelpTopic {
  static let simulator = HelpTopic(name: "simulator", takesWords: true) {
    (words, context) throws(Failure) in
    let columns = context.console.terminal.columns
    guard !words.isEmpty else { return SimulatorPage.overview(columns: columns) }
    return try SimulatorPage.details(
      of: words.joined(separator: " "), columns: columns,
      examples: try context.soundModel().examples())
  }
}

/// An act of a person or of the system, as a scenario writes it.
struct SimulatorAct: Sendable {
  /// `Simulator.tapBack(nav)`.
  var call: String
  /// What it does, in the imperative.
  var meaning: String

  /// `tapBack`, the name without its type and its arguments.
  var name: String {
    let words = call.split { $0 == "(" || $0 == " " }
    return words.first.map { String($0.drop { $0 != "." }.dropFirst()) } ?? call
  }

  /// `vdl help simulator tapBack`, which explains it.
  var command: String { "vdl help simulator \(name)" }

  /// The name with its type.
  var fullName: String { "Simulator.\(name)" }
}

/// The pages of `vdl help simulator`: what happens to an app in a scenario, by a person or the system.
enum SimulatorPage {
  private static let opening = """
    In a scenario, 'Simulator' stands for the person who uses the app and for the system. Everything \
    else is plain UIKit. An act begins something and returns; 'Simulator.settle()' lets the app finish \
    it. vdl settles once more at the end of a scenario. 'vdl help simulator NAME' says where an act is \
    used.
    """

  static let topics: [(title: String, acts: [SimulatorAct])] = [
    (
      "Time",
      [
        SimulatorAct(
          call: "Simulator.settle()", meaning: "run the main loop until nothing is pending"),
        SimulatorAct(
          call: "Simulator.consoleLines()",
          meaning: "read the lines that UIKit wrote to the console since the last call"),
        SimulatorAct(call: "Simulator.advance(by: 0.5)", meaning: "let that many seconds pass"),
      ]
    ),
    (
      "The app",
      [
        SimulatorAct(
          call: "Simulator.launch(appDelegate: App.self)",
          meaning:
            "launch the app with a delegate of this class; 'sceneDelegate:' names another class"),
        SimulatorAct(call: "Simulator.enterBackground()", meaning: "go to the Home Screen"),
        SimulatorAct(
          call: "Simulator.enterForeground()",
          meaning: "come back to the app, which is active in a later turn"),
        SimulatorAct(
          call: "Simulator.resignActive()", meaning: "interrupt the app, as a phone call does"),
        SimulatorAct(call: "Simulator.becomeActive()", meaning: "end the interruption"),
        SimulatorAct(
          call: "Simulator.disconnectScene()",
          meaning: "let the system drop the scene, as it may in the background"),
        SimulatorAct(
          call: "Simulator.sendMemoryWarning()", meaning: "tell the app that memory is short"),
        SimulatorAct(
          call: "Simulator.rotate(to: .landscapeLeft)",
          meaning: "turn the device; the interface follows if the shown controller allows it"),
      ]
    ),
    (
      "Taps",
      [
        SimulatorAct(call: "Simulator.tap(button)", meaning: "tap a control that is enabled"),
        SimulatorAct(call: "Simulator.tap(action, in: alert)", meaning: "tap a button of an alert"),
        SimulatorAct(
          call: "Simulator.tapBack(nav)", meaning: "tap the back button of a navigation controller"),
        SimulatorAct(
          call: "Simulator.select(tab: 1, in: tabs)",
          meaning: "tap a tab; UIKit asks the delegate first and tells it afterwards"),
        SimulatorAct(
          call: "Simulator.select(row: path, in: table)",
          meaning: "tap a row of a table; 'item:' names an item of a collection view"),
        SimulatorAct(
          call: "Simulator.tapIncrement(stepper)", meaning: "tap the plus half of a stepper"),
        SimulatorAct(
          call: "Simulator.tapDecrement(stepper)", meaning: "tap the minus half of a stepper"),
        SimulatorAct(
          call: "Simulator.slide(slider, to: 0.5)", meaning: "move a slider and let it go"),
        SimulatorAct(
          call: "Simulator.pick([url], in: picker)", meaning: "choose documents in a picker"),
        SimulatorAct(
          call: "Simulator.cancel(picker)", meaning: "tap 'Cancel' in a document picker"),
        SimulatorAct(
          call: "Simulator.tapOutside(controller)",
          meaning: "tap beside a popover or a sheet, which is dismissed if it may be"),
        SimulatorAct(
          call: "Simulator.unwind(#selector(Home.back), from: page)",
          meaning: "tap a control that is connected to an exit"),
      ]
    ),
    (
      "Fingers",
      [
        SimulatorAct(
          call: "Simulator.touchDown(at: point, in: view)",
          meaning: "put a finger on the screen; 'finger:' numbers several"),
        SimulatorAct(
          call: "Simulator.touchMove(to: point, in: view)", meaning: "move a finger"),
        SimulatorAct(call: "Simulator.touchUp()", meaning: "lift a finger"),
        SimulatorAct(
          call: "Simulator.touchCancel()", meaning: "let the system take the finger away"),
        SimulatorAct(
          call: "Simulator.openContextMenu(at: point, in: view)",
          meaning: "hold a finger until a context menu opens"),
        SimulatorAct(
          call: "Simulator.choose(action)", meaning: "tap an action of the open context menu"),
        SimulatorAct(
          call: "Simulator.closeContextMenu()", meaning: "tap beside the open context menu"),
        SimulatorAct(
          call: "Simulator.drag(scroll, by: distance)",
          meaning: "drag the content of a scroll view and let go; 'velocity:' says how fast"),
      ]
    ),
    (
      "Swipes",
      [
        SimulatorAct(
          call: "Simulator.beginSwipeBack(nav)", meaning: "begin to swipe back from the left edge"),
        SimulatorAct(
          call: "Simulator.finishSwipeBack(nav)",
          meaning: "let go far enough: the top controller is popped"),
        SimulatorAct(
          call: "Simulator.cancelSwipeBack(nav)",
          meaning: "let go too early: the top controller stays"),
        SimulatorAct(
          call: "Simulator.beginSwipeDown(sheet)", meaning: "begin to pull a sheet down"),
        SimulatorAct(
          call: "Simulator.finishSwipeDown(sheet)",
          meaning: "let go far enough: the sheet is dismissed, if it may be"),
        SimulatorAct(
          call: "Simulator.cancelSwipeDown(sheet)", meaning: "let go too early: the sheet stays"),
        SimulatorAct(call: "Simulator.beginPageSwipe(pages)", meaning: "begin to turn a page"),
        SimulatorAct(
          call: "Simulator.finishPageSwipe(pages)",
          meaning: "let go far enough: the next page is shown"),
        SimulatorAct(
          call: "Simulator.cancelPageSwipe(pages)", meaning: "let go too early: the page stays"),
      ]
    ),
    (
      "Nibs and storyboards",
      [
        SimulatorAct(
          call: "Simulator.addNib(\"Card\", root: UIView.self)",
          meaning: "add a nib; 'outlets:' has its outlets with their classes"),
        SimulatorAct(
          call: "Simulator.addStoryboard(\"Main\", scenes: list)",
          meaning: "add a storyboard; 'segues:' has its segues"),
        SimulatorAct(
          call: "Simulator.Scene(\"card\", controller: Card.self)",
          meaning: "a scene of a storyboard; 'initial: true' makes it the first one"),
        SimulatorAct(
          call: "Simulator.Segue(\"go\", from: \"list\", to: \"card\")",
          meaning: "a way between two scenes; 'kind:' is show, showDetail, present, push or embed"),
      ]
    ),
    (
      "Exceptions",
      [
        SimulatorAct(
          call: "Simulator.catchException { … }",
          meaning: "run the code and return the exception that ended it, or nil")
      ]
    ),
  ]

  static var acts: [SimulatorAct] { topics.flatMap(\.acts) }

  /// Every act, by topic.
  static func overview(columns: Int) -> String {
    let parts = topics.map { topic in
      topic.title + "\n" + table(topic.acts.map { ($0.call, $0.meaning) }, columns: columns)
    }
    return ([Text.wrapped(opening, columns: columns)] + parts).joined(separator: "\n\n") + "\n"
  }

  /// How many rules are named whose examples use an act.
  private static let mostRules = 6

  /// The acts of a name, with the rules whose examples use them.
  static func details(
    of name: String, columns: Int, examples: [RuleExample]
  ) throws(Failure) -> String {
    let wanted = (name.hasPrefix("Simulator.") ? String(name.dropFirst(10)) : name)
      .prefix { $0 != "(" }.lowercased()
    let found = acts.filter { $0.name.lowercased() == wanted }
    guard let act = found.first else {
      throw .usage(
        .unknownName(
          name, noun: "act of the simulator",
          suggestion: suggestion(for: String(wanted), among: acts.map(\.name)),
          list: "vdl help simulator"))
    }
    let users = examples.filter {
      $0.text.contains(act.fullName + "(") || $0.text.contains(act.fullName + " ")
    }
    var parts = [table(found.map { ($0.call, $0.meaning) }, columns: columns)]
    if let first = users.first {
      parts.append(
        Text.wrapped(
          "Used in the examples of \(numbered(users.count, "rule")): "
            + list(users.prefix(mostRules).map(\.rule)) + (users.count > mostRules ? ", ..." : ""),
          columns: columns))
      parts.append(
        Text.wrapped(
          "Try it: vdl rules --code \(first.rule) | vdl trace"
            + RuleBook.options(of: first.scenario) + " -", columns: columns))
    }
    parts.append(Text.wrapped("Its source: vdl source \(act.fullName)", columns: columns))
    return parts.joined(separator: "\n\n") + "\n"
  }
}
