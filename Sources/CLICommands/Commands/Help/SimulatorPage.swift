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
          call: "Simulator.setInterfaceStyle(.dark)",
          meaning: "switch to light or dark in the settings"),
        SimulatorAct(
          call: "Simulator.setContentSize(.extraLarge)",
          meaning: "pick a size of text in the settings"),
        SimulatorAct(
          call: "Simulator.rotate(to: .landscapeLeft)",
          meaning: "turn the device; the interface follows if the shown controller allows it"),
      ]
    ),
    (
      "Launches and deliveries",
      [
        SimulatorAct(
          call: "Simulator.launch(app: app, scene: nil, url: url)",
          meaning:
            "launch the app with a URL; 'activity:', 'handoff:', 'shortcut:' and "
            + "'remoteNotification:' name other reasons"
        ),
        SimulatorAct(
          call: "Simulator.launchForFetch(app: app, scene: nil)",
          meaning: "let the system launch the app for a fetch in the background"),
        SimulatorAct(
          call: "Simulator.startBackgroundTask(identifier)",
          meaning: "start work that the app asked for with BGTaskScheduler"),
        SimulatorAct(
          call: "Simulator.relaunch(app: app, scene: nil)",
          meaning: "open the app again after its process ended in the background"),
        SimulatorAct(
          call: "Simulator.open(url: url)",
          meaning: "open a URL of the running app from another app"),
        SimulatorAct(
          call: "Simulator.ownsScheme(\"notes\")",
          meaning: "list a URL scheme in the app's Info.plist"),
        SimulatorAct(
          call: "Simulator.continueActivity(activity)",
          meaning: "go on with an activity in the running app"),
        SimulatorAct(
          call: "Simulator.failActivity(type: type)",
          meaning: "go on with an activity that can't be fetched"),
        SimulatorAct(
          call: "Simulator.choose(shortcut: item)",
          meaning: "choose a quick action of the running app"),
        SimulatorAct(
          call: "Simulator.receive(remoteNotification: info)",
          meaning: "let a notification arrive"),
        SimulatorAct(
          call: "Simulator.tap(remoteNotification: info)",
          meaning: "tap a notification, which brings the app to the front"),
      ]
    ),
    (
      "Interruptions and windows",
      [
        SimulatorAct(
          call: "Simulator.openSwitcher()",
          meaning: "open the app switcher from the app"),
        SimulatorAct(
          call: "Simulator.closeSwitcher()",
          meaning: "go back from the app switcher to the app"),
        SimulatorAct(
          call: "Simulator.closeInSwitcher()",
          meaning: "close the app in the app switcher; 'session:' names one window"),
        SimulatorAct(
          call: "Simulator.suspend()",
          meaning: "let the system suspend the app in the background"),
        SimulatorAct(
          call: "Simulator.discardWhileNotRunning()",
          meaning: "close the app's windows after its process has ended"),
        SimulatorAct(
          call: "Simulator.openNewWindow()",
          meaning: "open one more window on an iPad"),
        SimulatorAct(
          call: "Simulator.connectExternalDisplay(scene: delegate)",
          meaning: "plug an external display in"),
        SimulatorAct(
          call: "Simulator.showSystemAlert()",
          meaning: "show a question of the system over the app"),
        SimulatorAct(
          call: "Simulator.dismissSystemAlert()",
          meaning: "answer it"),
        SimulatorAct(
          call: "Simulator.pullDownNotificationCenter()",
          meaning: "pull the notification center down, all the way"),
        SimulatorAct(
          call: "Simulator.dismissNotificationCenter()",
          meaning: "push the notification center up"),
        SimulatorAct(
          call: "Simulator.showBanner()",
          meaning: "show a banner of another app"),
        SimulatorAct(
          call: "Simulator.lockDevice()",
          meaning: "press the lock button"),
        SimulatorAct(
          call: "Simulator.unlockDevice()",
          meaning: "unlock the device"),
        SimulatorAct(
          call: "Simulator.expireBackgroundTime()",
          meaning: "let the app's time in the background run out"),
        SimulatorAct(
          call: "Simulator.significantTimeChange()",
          meaning: "let midnight pass"),
      ]
    ),
    (
      "Taps",
      [
        SimulatorAct(call: "Simulator.tap(button)", meaning: "tap a control that is enabled"),
        SimulatorAct(
          call: "Simulator.tap(item)", meaning: "tap a button of a navigation bar or toolbar"),
        SimulatorAct(
          call: "Simulator.tapStatusBar()",
          meaning: "tap the status bar; a scroll view scrolls to its top"),
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
          call: "Simulator.tapAccessory(row: path, in: table)",
          meaning: "tap the detail button of a row"),
        SimulatorAct(
          call: "Simulator.select(sectionIndex: 2, in: table)",
          meaning: "tap a letter at the side of a table"),
        SimulatorAct(
          call: "Simulator.delete(row: path, in: table)",
          meaning: "delete a row with the button that editing or a swipe shows"),
        SimulatorAct(
          call: "Simulator.move(row: path, to: other, in: table)",
          meaning: "drag a row of a table that is being edited"),
        SimulatorAct(
          call: "Simulator.tap(action: 0, ofRow: path, in: table)",
          meaning: "tap a button that a swipe has uncovered"),
        SimulatorAct(
          call: "Simulator.tapIncrement(stepper)", meaning: "tap the plus half of a stepper"),
        SimulatorAct(
          call: "Simulator.tapDecrement(stepper)", meaning: "tap the minus half of a stepper"),
        SimulatorAct(
          call: "Simulator.slide(slider, to: 0.5)", meaning: "move a slider and let it go"),
        SimulatorAct(
          call: "Simulator.pick(row: 2, in: picker)",
          meaning:
            "turn a wheel of a picker; 'date:' and 'countDown:' turn those of a date picker"),
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
      "Keys",
      [
        SimulatorAct(
          call: "Simulator.type(\"text\")",
          meaning: "type a text into the first responder; a line feed is the return key"),
        SimulatorAct(call: "Simulator.pressReturn()", meaning: "press the return key"),
        SimulatorAct(call: "Simulator.pressDelete()", meaning: "press the delete key"),
        SimulatorAct(
          call: "Simulator.tapClear(field)",
          meaning: "tap the clear button of a text field or search bar"),
        SimulatorAct(
          call: "Simulator.tapCancel(bar)", meaning: "tap the cancel button of a search bar"),
        SimulatorAct(
          call: "Simulator.select(scope: 1, in: bar)",
          meaning: "tap a scope button of a search bar"),
        SimulatorAct(
          call: "Simulator.pressKey(\"k\", modifiers: .command)",
          meaning: "press a key of a hardware keyboard and let it go"),
        SimulatorAct(
          call: "Simulator.tapEditMenu(#selector(UIResponder.copy(_:)))",
          meaning: "tap an item of the edit menu, if it shows"),
        SimulatorAct(call: "Simulator.shake()", meaning: "shake the device"),
        SimulatorAct(
          call: "Simulator.pressRemoteControl(.remoteControlPlay)",
          meaning: "press a button of a headset"),
      ]
    ),
    (
      "Swipes",
      [
        SimulatorAct(
          call: "Simulator.select(row: 2, inComponent: 0, of: picker)",
          meaning: "turn a wheel of a picker"),
        SimulatorAct(
          call: "Simulator.pullToRefresh(scroll)",
          meaning: "pull the content down, which starts the refresh control"),
        SimulatorAct(
          call: "Simulator.swipe(row: path, in: table)",
          meaning: "swipe a row to the left, which uncovers its buttons"),
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
        SimulatorAct(
          call: "Simulator.dragSheet(sheet, to: .medium)",
          meaning: "drag a sheet to another of its heights"),
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
