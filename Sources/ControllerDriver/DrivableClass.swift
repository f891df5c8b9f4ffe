public import SwiftFrontend

/// A view controller in a file of somebody's app, and how it is shown.
public struct DrivableClass: Hashable, Sendable {
  public var written: WrittenClass
  /// What it says behind its colon, or nil.
  public var base: String?
  /// The nearest class of UIKit above it; one from elsewhere is stood for by UIKit's of that ending.
  public var uikitBase: String
  public var shownAs: Showing
  /// The superclasses that the files declare, nearest first.
  public var superclasses: [WrittenClass]
  /// The outlets, its own and those of its superclasses.
  public var outlets: [WrittenClass.Outlet]

  /// A container cannot be pushed, and an alert is presented.
  public enum Showing: Hashable, Sendable { case pushed, asRoot, presented }

  public var name: String { written.name }

  /// Its name without the types around it.
  public var simpleName: String { Self.simpleName(of: name) }

  static func simpleName(of name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}

/// The classes of some files, and UIKit's above them.
public struct ClassTree: Sendable {
  /// UIKit's classes above one of its classes, the nearest first; nil for a name that it has not.
  private let superclasses: @Sendable (String) -> [String]?
  private let classes: [String: WrittenClass]

  public init(
    _ classes: [WrittenClass], superclasses: @escaping @Sendable (String) -> [String]?
  ) {
    self.superclasses = superclasses
    self.classes = Dictionary(
      classes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The class as one to drive; nil when it is no view controller.
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

  /// Whether a class is its own superclass, by way of others perhaps.
  public func isCircular(_ written: WrittenClass) -> Bool {
    (ancestors(of: written).last ?? written).inherited.first == written.name
  }

  /// The superclasses that the files declare, nearest first; a circle is left where it closes.
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
  }

  /// Whether the files or UIKit declare a class.
  func isKnown(_ name: String) -> Bool { classes[name] != nil || superclasses(name) != nil }

  /// Whether a type is UIKit's view or inherits from it.
  func isView(_ name: String) -> Bool {
    var base = name
    if let written = classes[name] {
      guard let uikit = uikitBase(of: written, ancestors(of: written)) else { return false }
      base = uikit
    }
    return lineage(of: base).contains("UIView")
  }

  /// A class of UIKit and those above it.
  private func lineage(of base: String) -> [String] { [base] + (superclasses(base) ?? []) }
}
