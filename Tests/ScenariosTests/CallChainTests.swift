import EmbeddedSources
import Releases
import Scenarios
import Testing

@Suite struct `A call chain` {
  private func frame(_ function: String, _ name: String?, _ line: Int = 1) -> StackFrame {
    StackFrame(
      function: function, file: "UIKit/UIViewController.swift", line: line, name: name,
      source: .model)
  }

  private let top = StackFrame(function: "top-level code", file: "scenario.swift", line: 12)

  private func check(
    _ stack: [StackFrame], _ sentence: String, line: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let event = Event(
      index: 0, leave: 1, phase: .sync, time: 0, object: "A", className: "A",
      callback: "viewDidLoad()", isOverridden: true, arguments: [], stack: stack, because: ["r"])
    let chain = CallChain(event)
    #expect(chain.sentence == sentence, sourceLocation: sourceLocation)
    #expect(chain.line == line, sourceLocation: sourceLocation)
  }

  @Test func `has names and the line, and no helper`() {
    check(
      [
        frame("UIViewController.sendViewDidLoad()", nil),
        frame("UIViewController.loadViewIfRequired()", "loadViewIfRequired"),
        frame("UIViewController.view", "view"), top,
      ], "called by loadViewIfRequired, called by view, called by line 12", line: 12)
  }

  @Test func `ends at the innermost line of the scenario`() {
    let inside = StackFrame(
      function: "A.viewDidLoad()", file: "scenario.swift", line: 4, name: "viewDidLoad")
    check(
      [
        frame("UIView.addSubview(_:)", "addSubview"), inside,
        frame("UIViewController.view", "view"), top,
      ],
      "called by addSubview, called by viewDidLoad (line 4)", line: 4)
  }

  @Test func `names another file of the scenario, whose lines nobody counts`() {
    let base = StackFrame(
      function: "Base.show()", file: "Bases.swift", line: 3, name: "show", source: .file)
    let closure = StackFrame(
      function: "closure #1 in Base.show()", file: "Bases.swift", line: 5, source: .file)
    check(
      [frame("UIViewController.view", "view"), base, top],
      "called by view, called by show (Bases.swift:3)")
    check([closure, base, top], "called by Bases.swift:5")
  }

  @Test func `without a line leaves out the end of the run, which nobody wrote`() {
    let settle = frame("Simulator.settle()", "settle")
    check([frame("Simulation.commit()", nil), settle], "called by UIKit")
    check(
      [frame("UIView.layoutSublayers()", "layoutSublayersOfLayer:"), settle],
      "called by layoutSublayersOfLayer:")
    check([settle, top], "called by settle, called by line 12", line: 12)
    check([], "called by UIKit")
  }

  @Test func `says a step once, and keeps both ends of a long way`() {
    check(
      [
        frame("UITabBarController.setTabs(_:)", "tabs"),
        frame("UITabBarController.tabs.setter", "tabs"), top,
      ],
      "called by tabs, called by line 12", line: 12)
    check(
      ["a", "b", "c", "d", "e"].map { frame($0, $0) } + [top],
      "called by a, called by b, called by e, called by line 12", line: 12)
  }
}

/// The internal steps of UIKit that a learner may be told of, each with where it was seen.
private let observedSteps: [String: String] = [
  "addRootViewControllerViewIfPossible": "article 002; backtraces of makeKeyAndVisible",
  "loadViewIfRequired": "article 002; backtrace in CoconutKit",
  "_loadViewFromNibNamed:bundle:": "UIKit's exception for a nib without a view",
  "__viewWillAppear:": "article 002; backtraces of pushes",
  "__viewDidAppear:": "backtraces of AVCustomEdit, and of Expo Go",
  "__viewWillDisappear:": "backtraces of -[UINavigationController viewWillDisappear:]",
  "__viewDidDisappear:": "class dumps of UIKitCore",
  "_willMoveToWindow:": "class dumps of UIKitCore",
  "_didMoveFromWindow:toWindow:": "article 002; backtrace in facebook-ios-sdk",
  "layoutSublayersOfLayer:": "article 002; documented for delegates of layers",
  "__viewWillLayoutSubviews": "backtrace in MBContactPicker",
  "_startDeferredTransitionIfNeeded:": "backtrace in MBContactPicker",
  "_startCustomTransition:": "backtrace in MBContactPicker",
  "_performMemoryWarning": "apps send it to UIApplication to try a warning",
]

@Suite struct `Steps of UIKit` {
  /// The names after `vdl.step.` in the model.
  private static let marked = Set(
    EmbeddedSources.files(in: .uikit).flatMap { file in
      file.text.matches(of: /@_semantics\("vdl\.step\.([^"]+)"\)/).map { String($0.output.1) }
    })

  /// The last words of the names that the model declares public.
  private static let documented = Set(
    (EmbeddedSources.files(in: .uikit) + EmbeddedSources.files(in: .foundationValues)).flatMap {
      $0.text.matches(of: /(?m)^.*\b(?:public|open)\b.*\b(?:func|var|let|init|subscript)\b *(\w*)/)
        .map { $0.output.1.isEmpty ? "init" : String($0.output.1) }
    })

  @Test func `are marked in the model where they were seen, and nowhere else`() {
    #expect(Self.marked.sorted() == observedSteps.keys.sorted())
  }

  @Test func `that verbose runs print are in chains under the same names`() {
    let printed = EmbeddedSources.files(in: .uikit).flatMap { file in
      file.text.matches(of: /step\("-\[\w+ ([\w:]+)\]"\)/).map { String($0.output.1) }
    }
    // Documented ones need no mark, and `_window` is a question that sends nothing.
    let unknown = Set(printed).subtracting(Self.marked).subtracting(Self.documented)
    #expect(unknown == ["_window"])
  }

  @Test(arguments: CausedScenario.all)
  func `and nothing else of the model's own reach a learner`(scenario: CausedScenario) {
    let frames = Set(engine.run(scenario.scenario).events.flatMap(\.stack))
    for frame in frames where frame.source == .model {
      guard let name = frame.name else { continue }
      let last = name.split(separator: ".").last.map(String.init) ?? name
      #expect(
        Self.marked.contains(name) || Self.documented.contains(last),
        "\(frame.function) is shown as \(name)")
    }
  }
}
