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
    let overrides = Self.coreCallbacks.filter { subject.written.overrides.contains($0) }
      .compactMap(Self.passingOn)
    let text = "class DrivenPlainly: \(subject.uikitBase) {\n\(overrides.joined())}\n"
    var plain = self
    plain.subject.written.name = "DrivenPlainly"
    plain.subject.outlets = []
    return plain.scenario([SourceFile(name: "plain.swift", text: text)])
  }

  private static func passingOn(_ callback: String) -> String? {
    let name = callback.prefix { $0 != "(" }
    switch callback.dropFirst(name.count) {
    case "()": return "    override func \(name)() { super.\(name)() }\n"
    case "(_:)": return "    override func \(name)(_ a: Bool) { super.\(name)(a) }\n"
    case "(toParent:)":
      return
        "    override func \(name)(toParent p: UIViewController?) { super.\(name)(toParent: p) }\n"
    default: return nil
    }
  }

  private var driver: String {
    let steps =
      switch subject.shownAs {
      case .pushed:
        """
        drivenNavigation.pushViewController(makeDriven(), animated: true)
        settleDrive()
        drivenNavigation.pushViewController(UIViewController(), animated: true)
        settleDrive()
        drivenNavigation.popViewController(animated: true)
        settleDrive()
        drivenNavigation.popViewController(animated: true)
        settleDrive()

        """
      case .asRoot:
        """
        drivenWindow.rootViewController = makeDriven()
        settleDrive()
        drivenWindow.rootViewController = UIViewController()
        settleDrive()

        """
      case .presented:
        """
        drivenNavigation.present(makeDriven(), animated: true)
        settleDrive()
        drivenNavigation.dismiss(animated: true)
        settleDrive()

        """
      }
    return """
      weak var drivenObject: \(subject.name)?
      func makeDriven() -> \(subject.name) {
          let made: \(subject.name) = aControllerFromElsewhere
          drivenObject = made
          return made
      }
      func settleDrive() {
          Simulator.settle()
          Simulator.advance(by: 1)
          Simulator.settle()
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
    subject.uikitBase == "UITableViewController" ? "UITableView" : "UIView"
  }
}
