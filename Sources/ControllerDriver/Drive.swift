public import Diagnostics
public import Scenarios
import SwiftFrontend

/// Takes a view controller of somebody's app through its life: it is made, pushed, covered, uncovered
/// and popped, and everything lets go of it.
///
/// The files rarely are the whole app. Names that nothing in them declares are taken for names from
/// elsewhere; see `Scenario.takesForeignNames`.
public struct Drive: Sendable {
  public var subject: DrivableClass
  private let tree: ClassTree

  /// The callbacks that every controller is owed.
  public static let coreCallbacks = [
    "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)",
    "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)", "willMove(toParent:)",
    "didMove(toParent:)",
  ]

  public init(_ subject: DrivableClass, in tree: ClassTree) {
    self.subject = subject
    self.tree = tree
  }

  /// What a class may use: 10 million instructions.
  public static let limits = Limits(steps: 10_000_000)

  /// The files with the driver behind them, whose top-level code is the drive.
  public func scenario(_ files: [SourceFile]) -> Scenario {
    var scenario = Scenario(
      files: files + [SourceFile(name: Self.driverName, text: driver)],
      checks: ["drivenObject == nil"])
    scenario.takesForeignNames = true
    return scenario
  }

  /// Not a name that a file of an app has.
  public static let driverName = "<drive>"

  /// The same drive of a class that does nothing but pass on the callbacks that the subject has: what
  /// it hears, the subject is owed.
  public func plainScenario() -> Scenario {
    let written = Set(subject.written.overrides.map(\.name))
    let overrides = Self.coreCallbacks.filter(written.contains).compactMap {
      Self.head(of: $0, parameter: "a").map { "    \($0.head) { \($0.passingOn) }\n" }
    }
    let text = "class DrivenPlainly: \(subject.uikitBase) {\n\(overrides.joined())}\n"
    var plain = self
    plain.subject.written.name = "DrivenPlainly"
    plain.subject.outlets = []
    return plain.scenario([SourceFile(name: "plain.swift", text: text)])
  }

  /// How the override of a callback begins, and its call of `super`.
  static func head(
    of callback: String, parameter: String
  ) -> (head: String, passingOn: String)? {
    let name = callback.prefix { $0 != "(" }
    switch callback.dropFirst(name.count) {
    case "()": return ("override func \(name)()", "super.\(name)()")
    case "(_:)":
      return (
        "override func \(name)(_ \(parameter): Bool)", "super.\(name)(\(parameter))"
      )
    case "(toParent:)":
      return (
        "override func \(name)(toParent \(parameter): UIViewController?)",
        "super.\(name)(toParent: \(parameter))"
      )
    default: return nil
    }
  }

  /// What is done with the class, step by step.
  private static func steps(
    of shown: DrivableClass.Showing, controller: String, navigation: String, window: String
  ) -> [String] {
    switch shown {
    case .pushed:
      [
        "\(navigation).pushViewController(\(controller), animated: true)",
        "\(navigation).pushViewController(UIViewController(), animated: true)",
        "\(navigation).popViewController(animated: true)",
        "\(navigation).popViewController(animated: true)",
      ]
    case .asRoot:
      [
        "\(window).rootViewController = \(controller)",
        "\(window).rootViewController = UIViewController()",
      ]
    case .presented:
      [
        "\(navigation).present(\(controller), animated: true)",
        "\(navigation).dismiss(animated: true)",
      ]
    }
  }

  /// The drive as anyone would write it, of a controller that is made without arguments.
  static func plainLife(of subject: DrivableClass) -> String {
    let made =
      subject.uikitBase == "UICollectionViewController"
      ? "collectionViewLayout: UICollectionViewFlowLayout()" : ""
    let steps = steps(
      of: subject.shownAs, controller: "controller", navigation: "navigation", window: "window")
    let settled = (["window.makeKeyAndVisible()"] + steps).joined(
      separator: "\nSimulator.settle()\n")
    return """
      let controller = \(subject.simpleName)(\(made))
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = navigation
      \(settled)

      """
  }

  private var driver: String {
    let steps = Self.steps(
      of: subject.shownAs, controller: "makeDriven()", navigation: "drivenNavigation",
      window: "drivenWindow"
    ).map { "\($0)\nsettleDrive()\n" }.joined()
    return """
      weak var drivenObject: \(subject.name)?
      func makeDriven() -> \(subject.name) {
          let made: \(subject.name) = aControllerFromElsewhere
          drivenObject = made
          return made
      }
      func settleDrive() {
          Simulator.advance(by: 1)
      }
      \(nib)
      let drivenWindow = UIWindow(frame: UIScreen.main.bounds)
      let drivenNavigation = UINavigationController(rootViewController: UIViewController())
      drivenWindow.rootViewController = drivenNavigation
      drivenWindow.makeKeyAndVisible()
      settleDrive()
      \(steps)
      """
  }

  /// The nib that the class's outlets are connected by, whatever its name is. An outlet of a type from
  /// elsewhere is a view.
  private var nib: String {
    let views = subject.outlets.compactMap { outlet -> String? in
      guard let type = outlet.type else { return nil }
      if tree.isView(type) { return "\"\(outlet.name)\": \(type).self" }
      return tree.isKnown(type) ? nil : "\"\(outlet.name)\": UIView.self"
    }
    let objects = subject.outlets.compactMap { outlet -> String? in
      guard let type = outlet.type, tree.isKnown(type), !tree.isView(type) else { return nil }
      return "\"\(outlet.name)\": { () -> \(type) in return anObjectFromElsewhere }()"
    }
    return """
      Simulator.addAnyNib(root: \(root).self, outlets: \(literal(views)), objects: \(literal(objects)))
      """
  }

  private func literal(_ pairs: [String]) -> String {
    pairs.isEmpty ? "[:]" : "[\(pairs.joined(separator: ", "))]"
  }

  private var root: String {
    switch subject.uikitBase {
    case "UITableViewController": "UITableView"
    case "UICollectionViewController": "UICollectionView"
    default: "UIView"
    }
  }
}
