public import SwiftFrontend

/// A view controller in a file of somebody's app, and how it is shown.
public struct DrivableClass: Hashable, Sendable {
  /// The declaration in the file.
  public var written: WrittenClass
  /// The first type that it inherits from, as it is written; nil when there is none.
  public var base: String?
  /// The nearest class of UIKit above it. For a superclass from elsewhere it is the class of UIKit
  /// with the same ending: `UITableViewController` for `BaseTableViewController`.
  public var uikitBase: String
  /// The way to put it on the screen.
  public var shownAs: Showing
  /// The superclasses that the files declare, nearest first.
  public var superclasses: [WrittenClass]
  /// Its own outlets and those of its superclasses.
  public var outlets: [WrittenClass.Outlet]

  /// A navigation or split view controller can't be pushed and becomes the root; an alert is presented.
  public enum Showing: Hashable, Sendable { case pushed, asRoot, presented }

  /// Its name with the types around it: `Outer.Home`.
  public var name: String { written.name }

  /// Its name without the types around it.
  public var simpleName: String { Self.simpleName(of: name) }

  static func simpleName(of name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}

/// The classes of some files, and the classes of UIKit above them.
public struct ClassTree: Sendable {
  /// The classes above a class of UIKit, nearest first; nil for a name that UIKit does not have.
  private let superclasses: @Sendable (String) -> [String]?
  private let classes: [String: WrittenClass]

  /// `superclasses` returns the classes above a class of UIKit, nearest first, or nil for another name.
  /// The first of two classes with one name counts.
  public init(
    _ classes: [WrittenClass], superclasses: @escaping @Sendable (String) -> [String]?
  ) {
    self.superclasses = superclasses
    self.classes = Dictionary(
      classes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the class with its way to be shown; nil when it is not a view controller.
  public func drivable(_ written: WrittenClass) -> DrivableClass? {
    let chain = ancestors(of: written)
    guard let base = uikitBase(of: written, chain) else { return nil }
    let lineage = lineage(of: base)
    guard lineage.contains("UIViewController") else { return nil }
    let showing: DrivableClass.Showing =
      if lineage.contains("UIAlertController") {
        .presented
      } else if lineage.contains("UINavigationController")
        || lineage.contains("UISplitViewController")
      {
        .asRoot
      } else {
        .pushed
      }
    return DrivableClass(
      written: written, base: written.inherited.first, uikitBase: base, shownAs: showing,
      superclasses: chain, outlets: ([written] + chain).flatMap(\.outlets))
  }

  /// Whether a class is its own superclass, directly or through others.
  public func isCircular(_ written: WrittenClass) -> Bool {
    (ancestors(of: written).last ?? written).inherited.first == written.name
  }

  /// The superclasses that the files declare, nearest first; the list ends where a circle closes.
  private func ancestors(of written: WrittenClass) -> [WrittenClass] {
    var chain: [WrittenClass] = []
    var seen: Set = [written.name]
    var current = written
    while let name = current.inherited.first, let next = classes[name],
      seen.insert(name).inserted
    {
      chain.append(next)
      current = next
    }
    return chain
  }

  private func uikitBase(of written: WrittenClass, _ chain: [WrittenClass]) -> String? {
    let topmost = chain.last ?? written
    guard let name = topmost.inherited.first, classes[name] == nil else { return nil }
    if superclasses(name) != nil { return name }
    return CompiledModel.knownSuperclass(for: name)
      ?? CompiledModel.knownSuperclass(for: topmost.name)
      ?? (name.hasSuffix("Controller") && isOfViews(topmost) ? "UIViewController" : nil)
  }

  /// Not every controller is one of views: a section of a list has one too.
  private func isOfViews(_ written: WrittenClass) -> Bool {
    written.overrides.contains { Drive.coreCallbacks.contains($0.name) }
  }

  /// Whether the files or UIKit declare a class.
  func isKnown(_ name: String) -> Bool { classes[name] != nil || superclasses(name) != nil }

  /// Whether a type is `UIView` or inherits from it.
  func isView(_ name: String) -> Bool {
    var base = name
    if let written = classes[name] {
      guard let uikit = uikitBase(of: written, ancestors(of: written)) else { return false }
      base = uikit
    }
    return lineage(of: base).contains("UIView")
  }

  /// A class of UIKit and the classes above it.
  private func lineage(of base: String) -> [String] { [base] + (superclasses(base) ?? []) }
}
