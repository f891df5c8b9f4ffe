import SwiftIR

/// Names from elsewhere, for sources that are only a part of their program.
///
/// An undeclared name has the type `Type.error`, which agrees with every other type; with it the
/// checker also continues after a mistake, but here the name is none. Its value depends on its
/// context: see `Checker.foreignValue(_:as:_:)`.
extension Compilation {
  /// Whether a type may have members that are declared elsewhere. The types of the library and the
  /// model lack some and can be extended by any file; a type of the unit itself is known
  /// completely, unless it inherits from an undeclared type.
  func mayHaveForeignMembers(_ type: Type) -> Bool {
    guard takesForeignNames else { return false }
    switch type {
    case .optional(let wrapped), .metatype(let wrapped): return mayHaveForeignMembers(wrapped)
    case .nominal(let id, _): return isPartlyForeign(id)
    case .existential(let protocols):
      return protocols.isEmpty || protocols.contains(where: isPartlyForeign)
    case .parameter, .member, .error, .variable: return true
    case .tuple, .function: return false
    }
  }

  /// UIKit's types that a file of an app cannot bring along: there is no storyboard to load.
  static let absentTypes: Set<String> = ["UIStoryboard"]

  /// Whether a type's name means nothing to a file of an app: the type is absent, or the model
  /// hides it.
  func isHidden(_ name: String) -> Bool {
    if Self.absentTypes.contains(name) { return true }
    guard case .nominal(let id)? = declarations.types[name] else { return false }
    return declarations[id].module == .model && declarations[id].access < .public
  }

  /// A type, or one from elsewhere where it is of something that is not there.
  func withoutAbsent(_ type: Type) -> Type {
    guard takesForeignNames, case .nominal(let id, _) = type.strippingOptionals,
      Self.absentTypes.contains(declarations[id].name)
    else { return type }
    return .error
  }

  func isPartlyForeign(_ id: NominalID) -> Bool {
    guard declarations[id].module == module, !foreignHeirs.contains(id) else { return true }
    return declarations[id].superclass?.nominal.map(isPartlyForeign)
      ?? declarations[id].protocols.contains { $0 != id && foreignHeirs.contains($0) }
  }

  /// Whether a type of the unit, or one of its ancestors there, names an undeclared type.
  func inheritsForeign(_ id: NominalID) -> Bool {
    guard declarations[id].module == module else { return false }
    return foreignHeirs.contains(id)
      || declarations[id].superclass?.nominal.map(inheritsForeign) == true
  }

  /// Whether a member that a class overrides may be declared elsewhere.
  func mayOverrideForeign(_ id: NominalID) -> Bool {
    takesForeignNames
      && (foreignHeirs.contains(id)
        || declarations[id].superclass?.nominal.map(isPartlyForeign) == true)
  }

  /// Notes that a type inherits from something that nothing here declares; the first thing that a class
  /// names is its superclass when the class overrides something or is called like one of UIKit's.
  func inheritForeign(_ written: TypeExpr, isFirst: Bool, by id: NominalID) {
    foreignHeirs.insert(id)
    guard isFirst, declarations[id].kind == .class, declarations[id].superclass == nil,
      case .name(let name, _) = written.kind,
      let superclass = knownSuperclass(for: name, of: id),
      case .nominal(let base)? = declarations.types[superclass]
    else { return }
    declarations[id].superclass = .nominal(base, [])
    program.nominals[Int(id.rawValue)].superclass = base
  }

  /// UIKit's class that stands for one from elsewhere, by the end of its name or of its heir's.
  private func knownSuperclass(for name: String, of id: NominalID) -> String? {
    if let known = Self.knownSuperclass(for: name)
      ?? Self.knownSuperclass(for: declarations[id].name)
    {
      return known
    }
    let overrides = nominalDecls.first { $0.id == id }?.decl.members.contains {
      $0.modifiers.contains(.override)
    }
    return overrides == true ? "NSObject" : nil
  }

  static func knownSuperclass(for name: String) -> String? {
    foreignSuperclasses.first { name.hasSuffix($0.ending) }?.superclass
  }

  /// The longer endings first.
  private static let foreignSuperclasses: [(ending: String, superclass: String)] = [
    ("TableViewController", "UITableViewController"),
    ("CollectionViewController", "UICollectionViewController"),
    ("NavigationController", "UINavigationController"),
    ("TabBarController", "UITabBarController"),
    ("PageViewController", "UIPageViewController"),
    ("SplitViewController", "UISplitViewController"),
    ("AlertController", "UIAlertController"),
    ("ViewController", "UIViewController"), ("Controller", "UIViewController"),
    ("VC", "UIViewController"), ("CollectionViewCell", "UICollectionViewCell"),
    ("Cell", "UITableViewCell"), ("TableView", "UITableView"),
    ("CollectionView", "UICollectionView"),
    ("StackView", "UIStackView"), ("ScrollView", "UIScrollView"), ("Button", "UIButton"),
    ("Label", "UILabel"), ("TextField", "UITextField"), ("View", "UIView"),
  ]
}
