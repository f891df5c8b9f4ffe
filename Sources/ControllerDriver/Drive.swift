public import Diagnostics
public import Scenarios
import SwiftFrontend

/// Takes a view controller of somebody's app through its life cycle: it is created, pushed, covered,
/// uncovered and popped, and every reference of the drive to it is dropped.
///
/// The files are rarely the whole app. A name that they do not declare is a name from elsewhere; see
/// `Scenario.allowsUnresolvedNames`.
public struct Drive: Sendable {
  /// The class that is driven.
  public var subject: DrivableClass
  private let tree: ClassTree

  /// The callbacks that UIKit calls on every controller in its life cycle.
  public static let coreCallbacks = [
    "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)",
    "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)", "willMove(toParent:)",
    "didMove(toParent:)",
  ]

  /// Prepares the drive of a class; `tree` has the classes of its files and project.
  public init(_ subject: DrivableClass, in tree: ClassTree) {
    self.subject = subject
    self.tree = tree
  }

  /// The limits of each run: 20 million steps.
  public static let limits = Limits(steps: 20_000_000)

  /// The files with the driver behind them, whose top-level code is the drive.
  public func scenario(_ files: [SourceFile]) -> Scenario {
    var scenario = Scenario(
      files: files + [SourceFile(name: Self.driverName, text: driver)],
      checks: ["drivenObject == nil"])
    scenario.allowsUnresolvedNames = true
    return scenario
  }

  /// The name of the file with the drive; no file of an app has it.
  public static let driverName = "<drive>"

  /// The same drive of a class that overrides the same callbacks and only passes them on: the callbacks
  /// that come to it are those that must come to the subject.
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

  /// The first line of a callback's override, and its call of `super`; nil for other parameters.
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

  /// The statements that show and remove a controller, step by step.
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

  /// The drive in plain UIKit, of a controller that is created without arguments.
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
    // Who shows a controller sets its properties first.
    let given = ([subject.written] + subject.superclasses).flatMap(\.awaited).map {
      "    made.\($0.name) = \($0.isCollection ? "[]" : "anObjectFromElsewhere")\n"
    }.joined()
    return """
      weak var drivenObject: \(subject.name)?
      func makeDriven() -> \(subject.name) {
          let made: \(subject.name) = aControllerFromElsewhere
      \(given)    drivenObject = made
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

  /// The call that declares a nib of any name with the class's outlets. An outlet of a type from
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
