// One mistake after another, each with its message; the messages stand whole.
// swift-format-ignore-file

extension WrongFileTests {
  static let mistakes: [Mistake] = [
    Mistake(
      question: "",
      old: "aim: You",
      new: "1️⃣aims: You",
      finding: "1️⃣ unknown key 'aims' in the front matter; did you mean 'aim'?"),
    Mistake(
      question: "",
      old: "title: A kettle is filled",
      new: "title: A kettle1️⃣: it is filled",
      finding: "1️⃣ this value contains ': '; put it in quotes"),
    Mistake(
      question: "",
      old: "lesson: k\n",
      new: "lesson: 1️⃣K One\n",
      finding: "1️⃣ 'K One' isn't an id; use lower-case letters, digits and hyphens, a letter first, for example 'first-read'"),
    Mistake(
      question: "",
      old: "lesson: k\n",
      new: "lesson: k\nrequires: [1️⃣kettle]\n",
      finding: "1️⃣ no lesson 'kettle' in this course"),
    Mistake(
      question: "",
      old: "lesson: k\n",
      new: "lesson: k\nrequires: [1️⃣k]\n",
      finding: "1️⃣ the lessons require each other: k needs k; remove one of these"),
    Mistake(
      question: "",
      old: "lesson: k\n",
      new: "lesson: k\nclaims: [1️⃣S1-2]\n",
      finding: "1️⃣ 'S1-2' isn't the id of a claim; write it like 'S000-10' or 'M-09'"),
    Mistake(
      question: "",
      old: "lesson: k\n",
      new: "lesson: k\nsources: [1️⃣'000:9-3']\n",
      finding: "1️⃣ '000:9-3' isn't a citation; write three digits for the article, a colon and lines in rising order, for example '000:124-131'"),
    Mistake(
      question: "",
      old: "lesson: k\n",
      new: "lesson:1️⃣\tk\n",
      finding: "1️⃣ a tab; YAML takes spaces only, two for each step"),
    Mistake(
      question: "",
      old: "without a view.",
      new: "without a view [1️⃣000:131-124].",
      finding: "1️⃣ '000:131-124' isn't a citation; write three digits for the article, a colon and lines in rising order, for example '000:124-131'"),
    Mistake(
      question: "",
      old: "without a view.",
      new: "without a 1️⃣<b>view</b>.",
      finding: "1️⃣ HTML isn't shown on a terminal; put code such as '<T>' between '`' signs"),
    Mistake(
      question: "",
      old: "without a view.",
      new: "without a view.\n\n1️⃣![A view](view.png)",
      finding: "1️⃣ a picture isn't shown on a terminal; say it in words"),
    Mistake(
      question: "",
      old: "A controller is made",
      new: "1️⃣# Kettles\n\nA controller is made",
      finding: "1️⃣ a heading of the first level; the front matter has the title, so write '## …'"),
    Mistake(
      question: "",
      old: "uses=Bases.swift\n",
      new: "uses=Base.swift\n",
      finding: "9:1 no file 'Base.swift' here; did you mean 'Bases.swift'?"),
    Mistake(
      question: "",
      old: "```swift run uses=Bases.swift",
      new: "1️⃣```swift run uses=../Bases.swift",
      finding: "1️⃣ '../Bases.swift' leads out of the course's folder; put a Swift file beside the lessons"),
    Mistake(
      question: "",
      old: "```swift run uses=Bases.swift",
      new: "1️⃣```swift run ios=9.9 uses=Bases.swift",
      finding: "1️⃣ there is no iOS 9.9; did you mean '9.3' or '10'?"),
    Mistake(
      question: "",
      old: "```swift run uses=Bases.swift",
      new: "1️⃣```swift",
      finding: "1️⃣ Swift in a lesson is run or only read; write '```swift run' and what it prints in a '```printed' block after it, or '```swift read'"),
    Mistake(
      question: "",
      old: "print(kettle.steps)",
      new: "print(kettle.step)",
      finding: "15:14 value of type 'Base' has no member 'step'; did you mean 'steps'?"),
    Mistake(
      question: "",
      old: "false\n[\"base\"]",
      new: "1️⃣true\n[\"base\"]",
      finding: "1️⃣ the text says that it prints 'true', but it prints 'false'"),
    Mistake(
      question: "",
      old: "false\n[\"base\"]",
      new: "false\n1️⃣",
      finding: "1️⃣ the text says that it prints '', but it prints '[\"base\"]'"),
    Mistake(
      question: "",
      old: "```holds\n- It is loaded once.\n  check: trace.count(\"Base.viewDidLoad\") == 1\n```",
      new: "Stray.\n\n1️⃣```holds\n- It is loaded once.\n  check: trace.count(\"Base.viewDidLoad\") == 1\n```",
      finding: "1️⃣ 'holds' without code; put it right after a 'printed' block"),
    Mistake(
      question: "",
      old: "trace.count(\"Base.viewDidLoad\") == 1",
      new: "1️⃣trace.count(\"Base.viewDidLoad\") == 2",
      finding: "1️⃣ this sentence isn't true: its check doesn't hold"),
    Mistake(
      question: "",
      old: "trace.count(\"Base.viewDidLoad\") == 1",
      new: "1️⃣kettle.isLoaded",
      finding: "1️⃣ the check fails: value of type 'Base' has no member 'isLoaded'; did you mean 'isLocked'?"),
    Mistake(
      question: "",
      old: "## To keep",
      new: "## To remember",
      finding: "2:9 the lesson has no summary; add a part '## To keep' with a list"),
    Mistake(
      question: "",
      old: "A controller is made",
      new: "A con\u{7}troller is made",
      finding: "7:6 control character U+0007 isn't shown on a terminal; delete it"),
    Mistake(
      question: "output-one",
      old: "kind: output",
      new: "kind: 1️⃣outputs",
      finding: "1️⃣ unknown kind 'outputs'; did you mean 'output'?"),
    Mistake(
      question: "output-one",
      old: "rules: [view.loads-on-first-access]",
      new: "rules: [1️⃣view.loads-on-first-acess]",
      finding: "1️⃣ the rule book has no rule 'view.loads-on-first-acess'; did you mean 'view.loads-on-first-access'?"),
    Mistake(
      question: "output-one",
      old: "rules: [view.loads-on-first-access]",
      new: "rules: [1️⃣alert.activity-sheet]",
      finding: "1️⃣ the rule 'alert.activity-sheet' has recall confidence, so no question may ask about it"),
    Mistake(
      question: "output-one",
      old: "rules: [view.loads-on-first-access]",
      new: "rules: [1️⃣window.root-did-appear-after-commit]",
      finding: "1️⃣ the question does not turn on its target 'window.root-did-appear-after-commit': the answer is the same under every misconception about it (did-appear-inside-make-key); it turns on 'view.asking-does-not-load'"),
    Mistake(
      question: "output-one",
      old: "kind: output",
      new: "kind: output\nios: 1️⃣9.9",
      finding: "1️⃣ there is no iOS 9.9; did you mean '9.3' or '10'?"),
    Mistake(
      question: "output-one",
      old: "kind: output",
      new: "kind: output\nuses: [1️⃣Basis.swift]",
      finding: "1️⃣ no file 'Basis.swift' here; did you mean 'Bases.swift'?"),
    Mistake(
      question: "output-one",
      old: "kind: output",
      new: "kind: output\nuses: [1️⃣../Bases.swift]",
      finding: "1️⃣ '../Bases.swift' leads out of the course's folder; put a Swift file beside the lessons"),
    Mistake(
      question: "output-one",
      old: "kind: output",
      new: "kind: output\nat: 1️⃣Home.viewDidLoad",
      finding: "1️⃣ 'at' belongs to kind 'state', and this is 'output'; leave it out"),
    Mistake(
      question: "output-one",
      old: "kind: output",
      new: "kind: output\nends: trap",
      finding: "43:1 the run must end in a trap, but it completes; remove 'ends: trap'"),
    Mistake(
      question: "output-one",
      old: "_ = crate.view\n",
      new: "crate.veiw.tag = 1\n",
      finding: "46:7 value of type 'UIViewController' has no member 'veiw'; did you mean 'view'?"),
    Mistake(
      question: "output-one",
      old: "_ = crate.view\n",
      new: "_ = crate.presentedViewController!\n",
      finding: "46:5 the run traps: Unexpectedly found nil while unwrapping an Optional value; fix the scenario, or add 'ends: trap'"),
    Mistake(
      question: "output-one",
      old: "_ = crate.view\n",
      new: "while true { crate.view.tag = 1 }\n",
      finding: "46:31 the run doesn't end: it exceeds the limit of steps"),
    Mistake(
      question: "output-one",
      old: "_ = crate.view\n",
      new: "print(crate.view!)\n",
      finding: "42:1 '<UIView: 0x600000000840; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x600000000880>>' holds an address, which nobody can know; print something else"),
    Mistake(
      question: "output-one",
      old: "What does it print?\n",
      new: "",
      finding: "32:1 question 'output-one' asks nothing; write the prompt between the 'ask' block and the code"),
    Mistake(
      question: "output-one",
      old: "print(crate.isViewLoaded)\n_ = crate",
      new: "print($FIRST)\n_ = crate",
      finding: "45:7 nothing fills '$FIRST'; give its values below 'vary', for example 'FIRST: [1, 2]'"),
    Mistake(
      question: "order-one",
      old: "```events\nCrate.viewDidLoad\nCrate.viewWillAppear\nCrate.viewDidAppear\n```",
      new: "",
      finding: "32:1 question 'order-one' is of kind 'order' and has no 'events' block; add one after the scenario"),
    Mistake(
      question: "order-one",
      old: "Crate.viewWillAppear\n",
      new: "1️⃣Crate.viewWilAppear\n",
      finding: "1️⃣ 'Crate.viewWilAppear' does not occur in the run; did you mean 'Crate.viewWillAppear'?"),
    Mistake(
      question: "order-one",
      old: "Crate.viewWillAppear\nCrate",
      new: "1️⃣viewWillAppear\nCrate",
      finding: "1️⃣ 'viewWillAppear' isn't an event; write the class, a full stop and the callback, for example 'V.viewDidLoad'"),
    Mistake(
      question: "order-one",
      old: "Crate.viewDidLoad\nCrate",
      new: "Crate.viewDidLoad\n1️⃣Crate.viewDidLoad\nCrate",
      finding: "1️⃣ 'Crate.viewDidLoad' is listed twice; keep one, or write 'Crate.viewDidLoad (2)' for its second time\n  note: the first is here"),
    Mistake(
      question: "order-one",
      old: "Crate.viewDidLoad\nCrate",
      new: "Crate.viewDidLoad\nCrate.viewIsAppearing\n1️⃣Crate.updateViewConstraints\nCrate",
      finding: "1️⃣ UIKit doesn't say which of 'viewIsAppearing(_:)' and 'updateViewConstraints()' comes first; ask for one of them"),
    Mistake(
      question: "next-one",
      old: "```events\nHome.loadView\nHome.viewDidAppear\n",
      new: "1️⃣```events\nHome.loadView\n",
      finding: "1️⃣ 2 events; expected 3 to 10"),
    Mistake(
      question: "choice-one",
      old: "check: !crate.isViewLoaded",
      new: "check: 1️⃣crate.title == \"Crate\" && !crate.isLoaded",
      finding: "1️⃣ the check fails: value of type 'Crate' has no member 'isLoaded'; did you mean 'isLocked'?"),
    Mistake(
      question: "choice-one",
      old: "check: crate.isViewLoaded\n- It has none",
      new: "check: crate.title == \"Crate\"\n- 1️⃣It has none",
      finding: "1️⃣ this choice is right too: its check holds, and so does the check of 'It has a view.'"),
    Mistake(
      question: "choice-one",
      old: "check: !crate.isViewLoaded",
      new: "check: crate.title == nil",
      finding: "32:1 no choice is right: no check holds"),
    Mistake(
      question: "choice-one",
      old: "- It has none yet.",
      new: "- It has a view",
      finding: "56:3 this choice reads like 'It has a view.'"),
    Mistake(
      question: "choice-one",
      old: "  check: !crate.isViewLoaded",
      new: "  1️⃣chek: !crate.isViewLoaded",
      finding: "1️⃣ unknown key 'chek'; did you mean 'check'?"),
    Mistake(
      question: "choice-one",
      old: "- It has none yet.\n  check: !crate.isViewLoaded\n",
      new: "",
      finding: "53:1 1 choice; expected 2 to 8"),
    Mistake(
      question: "choice-one",
      old: "- It has none yet.\n  check: !crate.isViewLoaded\n",
      new: "1️⃣- It has none yet.\n",
      finding: "1️⃣ nothing decides this choice; add '  check: ' and a Swift expression that is true when it is right"),
    Mistake(
      question: "choice-one",
      old: "check: crate.isViewLoaded\n",
      new: "check: 1️⃣trace.count(\"Crate.viewDidLayoutSubviews\") == 2\n",
      finding: "1️⃣ UIKit doesn't promise how often 'viewDidLayoutSubviews' comes; ask whether it comes at all, with '> 0' or '== 0'"),
    Mistake(
      question: "truth-one",
      old: "trace.count(\"Crate.viewDidLoad\") == 1\n",
      new: "1️⃣trace.count(\"Crate.viewDidLoad\")\n",
      finding: "1️⃣ the check fails: cannot convert value of type 'Int' to specified type 'Bool'"),
    Mistake(
      question: "truth-one",
      old: "trace.count(\"Crate.viewDidLoad\") == 1\n",
      new: "1️⃣trace.count(\"Crate.viewDidLaod\") == 0\n",
      finding: "1️⃣ nothing calls 'viewDidLaod'; did you mean 'viewDidLoad'?"),
    Mistake(
      question: "truth-one",
      old: "trace.count(\"Crate.viewDidLoad\") == 1\n",
      new: "1️⃣trace.count(\"viewDidLoad\") == 0\n",
      finding: "1️⃣ 'viewDidLoad' isn't an event; write the class, a full stop and the callback, for example 'V.viewDidLoad'"),
    Mistake(
      question: "truth-one",
      old: "trace.count(\"Crate.viewDidLoad\") == 1\n",
      new: "1️⃣trace.count(\"Crat.viewDidLoad\") == 0\n",
      finding: "1️⃣ the code has no class 'Crat'; did you mean 'Crate'?"),
    Mistake(
      question: "templ",
      old: "event: Home.viewDidLoad\n",
      new: "",
      finding: "35:1 the 'ask' block has no 'event'; write 'event: V.viewDidLoad'"),
    Mistake(
      question: "templ",
      old: "event: Home.viewDidLoad\n",
      new: "event: 1️⃣viewDidLoad\n",
      finding: "1️⃣ 'viewDidLoad' isn't an event; write the class, a full stop and the callback, for example 'V.viewDidLoad'"),
    Mistake(
      question: "state-one",
      old: "```value\nhome.view.window == nil\n```",
      new: "",
      finding: "32:1 question 'state-one' is of kind 'state' and has no 'value' block; add one after the scenario"),
    Mistake(
      question: "state-one",
      old: "home.view.window == nil\n",
      new: "1️⃣home.view.window = nil\n",
      finding: "1️⃣ the expression gives no value: cannot assign to property: 'window' is a get-only property"),
    Mistake(
      question: "state-one",
      old: "home.view.window == nil\n",
      new: "1️⃣home.view\n",
      finding: "1️⃣ 'Optional(<UIView: 0x600000000a80; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x600000000ac0>>)' holds an address, which nobody can know; print something else"),
    Mistake(
      question: "state-one",
      old: "at: Home.viewWillAppear",
      new: "at: 1️⃣Home.viewWillDisappear",
      finding: "1️⃣ 'Home.viewWillDisappear' does not occur in the run; did you mean 'Home.viewWillAppear'?"),
    Mistake(
      question: "state-one",
      old: "at: Home.viewWillAppear",
      new: "at: 1️⃣Home.viewWillAppear (2)",
      finding: "1️⃣ 'Home.viewWillAppear (2)' does not occur in the run; 'Home.viewWillAppear' occurs once"),
    Mistake(
      question: "line-one",
      old: "```goal\n- The view is not loaded.\n  check: !home.isViewLoaded\n```",
      new: "",
      finding: "32:1 question 'line-one' is of kind 'line' and has no 'goal' block; add one after the scenario"),
    Mistake(
      question: "line-one",
      old: "```goal\n- The view is not loaded.\n  check: !home.isViewLoaded\n```",
      new: "1️⃣```goal\n- The view is not loaded.\n  check: !home.isViewLoaded\n- It is so.\n  check: true\n```",
      finding: "1️⃣ 2 goals; expected one"),
    Mistake(
      question: "line-one",
      old: "check: !home.isViewLoaded",
      new: "check: 1️⃣home.isViewLoaded",
      finding: "1️⃣ the goal already holds before anything is done"),
    Mistake(
      question: "line-one",
      old: "check: !home.isViewLoaded",
      new: "check: 1️⃣home.title == \"House\"",
      finding: "1️⃣ removing one line never reaches the goal"),
    Mistake(
      question: "line-two",
      old: "home.loadViewIfNeeded()\n",
      new: "\n",
      finding: "59:1 'line' is empty; write the Swift"),
    Mistake(
      question: "fix-one",
      old: "check: home.view.backgroundColor == .green",
      new: "check: 1️⃣home.view.backgroundColor == .red",
      finding: "1️⃣ the solution doesn't meet this goal"),
    Mistake(
      question: "fix-one",
      old: "        view = UIView()\n",
      new: "        view = 1️⃣UIVeiw()\n",
      finding: "1️⃣ cannot find 'UIVeiw' in scope; did you mean 'UIView'?"),
    Mistake(
      question: "fix-one",
      old: "        view = UIView()\n",
      new: "",
      finding: "61:9 the run traps: stack overflow; fix the scenario, or add 'ends: trap'"),
    Mistake(
      question: "fix-one",
      old: "class Home: UIViewController {\n    override func loadView() {\n",
      new: "class Home: UIViewController {\n    override func loadView() {\n        view = UIView()\n",
      finding: "42:1 the code already meets its goals, so nothing is asked"),
    Mistake(
      question: "write-one",
      old: "```swift solution",
      new: "1️⃣```swift answer",
      finding: "1️⃣ 'answer' after 'swift'; vdl always runs a scenario, and 'ios:' and 'device:' belong in the 'ask' block"),
    Mistake(
      question: "write-one",
      old: "check: crate.view.backgroundColor == .red",
      new: "chek: crate",
      finding: "63:3 unknown key 'chek'; did you mean 'check'?"),
    Mistake(
      question: "versions-one",
      old: "among: [4.3, 5.1, 6, 17]",
      new: "among: 1️⃣[4.3, 6, 5.1, 17]",
      finding: "1️⃣ the iOS versions are in no order; write the oldest first"),
    Mistake(
      question: "versions-one",
      old: "among: [4.3, 5.1, 6, 17]",
      new: "among: 1️⃣[4.3, 17]",
      finding: "1️⃣ 2 iOS versions to compare; write 3 to 6, for example 'among: [5.1, 6, 12, 17]'"),
    Mistake(
      question: "versions-one",
      old: "among: [4.3, 5.1, 6, 17]",
      new: "among: [6, 12, 17]",
      finding: "56:10 the statement is false on every one of these versions; list some where it changes"),
    Mistake(
      question: "versions-one",
      old: "kind: versions",
      new: "kind: versions\nios: 1️⃣6",
      finding: "1️⃣ 'ios' doesn't go with kind 'versions', which runs on several iOS versions; leave it out"),
    Mistake(
      question: "why-one",
      old: "line: _ = home.view",
      new: "line: 1️⃣_ = home.veiw",
      finding: "1️⃣ no line of the scenario reads '_ = home.veiw'; did you mean '_ = home.view'?"),
    Mistake(
      question: "why-one",
      old: "line: _ = home.view",
      new: "line: 1️⃣let window = UIWindow(frame: UIScreen.main.bounds)",
      finding: "1️⃣ without this line the scenario is refused: cannot find 'window' in scope; did you mean 'UIWindow'?"),
    Mistake(
      question: "why-one",
      old: "line: _ = home.view",
      new: "rule: 1️⃣view.loads-on-first-acess",
      finding: "1️⃣ the rule book has no rule 'view.loads-on-first-acess'; did you mean 'view.loads-on-first-access'?"),
    Mistake(
      question: "why-one",
      old: "- Its view is read.\n  line: _ = home.view\n",
      new: "",
      finding: "56:1 2 causes; expected 3 to 8"),
    Mistake(
      question: "why-one",
      old: "- The window is shown.\n  line: window.makeKeyAndVisible()\n",
      new: "- The window is shown.\n  line: window.makeKeyAndVisible()\n  rule: window.root-appears\n",
      finding: "61:1 'line' and 'rule' for one cause; keep one"),
    Mistake(
      question: "why-one",
      old: "event: Home.viewDidAppear",
      new: "event: 1️⃣Home.viewDidDisappear",
      finding: "1️⃣ 'Home.viewDidDisappear' does not occur in the run; did you mean 'Home.viewDidAppear'?"),
    Mistake(
      question: "reach-one",
      old: "do: home.view.isHidden = true",
      new: "do: 1️⃣home.view.hide()",
      finding: "1️⃣ 'home.view.hide()' is refused: value of type 'UIView?' has no member 'hide'"),
    Mistake(
      question: "reach-one",
      old: "check: home.viewIfLoaded?.tag == 3",
      new: "check: 1️⃣home.viewIfLoaded?.tag == 4",
      finding: "1️⃣ no way of at most 2 actions leads to the goal"),
    Mistake(
      question: "reach-one",
      old: "check: home.viewIfLoaded?.tag == 3",
      new: "check: 1️⃣!home.isViewLoaded",
      finding: "1️⃣ the goal already holds before anything is done"),
    Mistake(
      question: "reach-one",
      old: "most: 2",
      new: "most: 1️⃣9",
      finding: "1️⃣ 'most' is '9'; write a number from 1 to 5"),
    Mistake(
      question: "templ",
      old: "event: Home.viewDidLoad",
      new: "event: 1️⃣Home.viewDidLaod",
      finding: "1️⃣ nothing calls 'viewDidLaod'; did you mean 'viewDidLoad'?"),
    Mistake(
      question: "templ",
      old: "    $STEP2\n",
      new: "    $STEP2\n    print(\"1️⃣$SETP1\")\n",
      finding: "1️⃣ nothing fills '$SETP1'; did you mean '$STEP1'?"),
    Mistake(
      question: "templ",
      old: "    $STEP2\n",
      new: "",
      finding: "42:3 the question doesn't use '$STEP2'; write it where it varies, or leave 'STEP' out"),
    Mistake(
      question: "templ",
      old: "STEP: [\"home.loadViewIfNeeded()\", \"_ = home.view\"]",
      new: "STEP: 1️⃣[\"home.loadViewIfNeeded()\"]",
      finding: "1️⃣ 'STEP' needs two or more different values"),
    Mistake(
      question: "templ",
      old: "COUNT: [1, 2, 3, 4]",
      new: "COUNT: [1, 2, 3]",
      finding: "39:1 6 instances differ in more than names, but a template needs at least 8 such instances; give more values under 'vary', or more steps under 'shuffle'"),
    Mistake(
      question: "templ",
      old: "COUNT: [1, 2, 3, 4]",
      new: "COUNT: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40]",
      finding: "39:1 80 instances are more than the 64 that are verified; vary less"),
    Mistake(
      question: "templ",
      old: "COUNT: [1, 2, 3, 4]",
      new: "COUNT: 1️⃣[1, 2, 2, 4]",
      finding: "1️⃣ 'COUNT' needs two or more different values"),
    Mistake(
      question: "templ",
      old: "COUNT: [1, 2, 3, 4]",
      new: "1️⃣Count: [1, 2, 3, 4]",
      finding: "1️⃣ 'Count' isn't the name of a placeholder; use capital letters, for example 'COUNT'"),
    Mistake(
      question: "templ",
      old: "COUNT: [1, 2, 3, 4]",
      new: "COUNT: [1, 2, 3, 0]",
      finding: "54:1 in instance 4, which reads 'for _ in 1...0 {': the run traps: Fatal error: Range requires lowerBound <= upperBound; fix the scenario, or add 'ends: trap'"),
    Mistake(
      question: "templ",
      old: "names: [Home]",
      new: "names: [House]",
      finding: "39:1 the scenario has no class 'House'"),
    Mistake(
      question: "output-one",
      old: "kind: output",
      new: "kind: output\nnames: 1️⃣[Crate]",
      finding: "1️⃣ 'names' alone varies nothing; add 'vary' or 'shuffle'"),
    Mistake(
      question: "state-one",
      old: "answer: nil",
      new: "answer: 1️⃣true",
      finding: "1️⃣ 'true' is right, but feedback is for wrong answers"),
    Mistake(
      question: "state-one",
      old: "belief: window-is-set-in-will-appear",
      new: "belief: 1️⃣window-is-set-in-will-apear",
      finding: "1️⃣ there is no misconception 'window-is-set-in-will-apear'; did you mean 'window-is-set-in-will-appear'?"),
    Mistake(
      question: "state-one",
      old: "belief: window-is-set-in-will-appear",
      new: "belief: 1️⃣alert-hides-presenter",
      finding: "1️⃣ 'alert-hides-presenter' gives the right answer here"),
    Mistake(
      question: "truth-one",
      old: "```statement",
      new: "```feedback\n- No.\n  answer: 1️⃣perhaps\n```\n\n```statement",
      finding: "1️⃣ no learner can answer 'perhaps': type 'true' or 'false'"),
    Mistake(
      question: "state-one",
      old: "```hints\n",
      new: "1️⃣```hints\n- One.\n- Two.\n",
      finding: "1️⃣ 4 hints; expected 1 to 3"),
    Mistake(
      question: "state-one",
      old: "```hints\n",
      new: "```hint\n",
      finding: "66:1 unknown block 'hint' in question 'state-one'; did you mean 'hints'?"),
    Mistake(
      question: "truth-one",
      old: "```statement",
      new: "```choices\n- A.\n  check: true\n```\n\n```statement",
      finding: "52:1 kind 'truth' takes no 'choices' block; it takes 'statement'"),
    Mistake(
      question: "truth-one",
      old: "Is it so?",
      new: "Is it so?\n\n```swift\nprint(1)\n```",
      finding: "45:1 a second scenario in question 'truth-one'; keep one"),
    Mistake(
      question: "truth-one",
      old: "## Question: truth-one",
      new: "1️⃣## Question truth-one",
      finding: "1️⃣ a question begins with '## Question: ' and its id, for example '## Question: first-read'"),
  ]
}
