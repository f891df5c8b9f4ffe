import SwiftIR

/// The policy for names that nothing here declares: they are mistakes, or they come from elsewhere,
/// because the sources are only a part of their program.
///
/// A name from elsewhere has the type `Type.error`, which agrees with every other type; with it the
/// checker also continues after a mistake, but here the name is none. Its value depends on its
/// context: see `UnresolvedUses`.
struct UnresolvedNames {
  /// Whether unresolved names come from elsewhere.
  var areAllowed = false
  /// The types that inherit from an undeclared type.
  var heirs: Set<NominalID> = []
  /// The types with undeclared attributes: a macro may give them members and conformances.
  var attributed: Set<NominalID> = []
  /// The properties with undeclared wrappers.
  var wrapped: Set<MemberID> = []

  /// What gets `self`, or a closure that holds it, by the place of the use: nobody knows how long
  /// something from elsewhere keeps it.
  var gifts: [Span: String] = [:]

  /// Whether a type that is not known is a mistake, which has been reported.
  func isMistake(_ type: Type) -> Bool { type.isError && !areAllowed }

  /// Whether closures must write `self`: an app's own compiler has accepted the closures of its
  /// files, and may know more about their lifetime.
  var requireWrittenSelf: Bool { !areAllowed }

  /// Whether the run ends when nothing is pending. The program that uses files with names from
  /// elsewhere says itself how long the run goes on.
  var runUntilIdle: Bool { !areAllowed }
}

extension Compilation {
  /// Reports something that only a name from elsewhere could explain.
  func reportUnresolved(_ message: @autoclosure () -> String, at span: Span) {
    guard !unresolved.areAllowed else { return }
    report(message(), at: span)
  }

  /// Without the members that the model hides, which must not hide a member from elsewhere.
  func withoutHidden(_ found: [FoundMember]) -> [FoundMember] {
    guard unresolved.areAllowed else { return found }
    return found.filter {
      declarations[$0.id].module != .model || declarations[$0.id].access >= .public
        || declarations[$0.id].kind == .initializer
    }
  }

  /// A type as it is written, where a part of it comes from elsewhere: two such types are the same only
  /// if they are written alike.
  func spelling(of written: TypeExpr, _ type: Type) -> [UInt8]? {
    guard unresolved.areAllowed, type.hasErrors, let text = texts[written.span.file] else {
      return nil
    }
    let start = min(Int(written.span.offset), text.count)
    return Array(text[start..<min(start + Int(written.span.length), text.count)])
  }

  /// Whether a type's name may mean another type of an app.
  func mayNameTypeElsewhere(_ id: NominalID) -> Bool {
    unresolved.areAllowed && declarations[id].module != module
  }

  /// Whether a type may have members that are declared elsewhere. The types of the library and the
  /// model lack some and can be extended by any file; a type of the unit itself is known
  /// completely, unless it inherits from an undeclared type or has an undeclared attribute.
  func mayHaveUnresolvedMembers(_ type: Type) -> Bool {
    guard unresolved.areAllowed else { return false }
    switch type {
    case .optional(let wrapped), .metatype(let wrapped): return mayHaveUnresolvedMembers(wrapped)
    case .nominal(let id, _): return isPartlyUnresolved(id)
    case .existential(let protocols):
      return protocols.isEmpty || protocols.contains(where: isPartlyUnresolved)
    case .parameter, .member, .error, .variable: return true
    case .tuple, .function: return false
    }
  }

  /// UIKit's types that a file of an app cannot bring along: there is no storyboard to load.
  static let absentTypes: Set<String> = ["UIStoryboard"]

  /// Whether a type's name means nothing to a file of an app: the type is absent, or the model
  /// hides it.
  func isHidden(_ name: String) -> Bool {
    guard unresolved.areAllowed else { return false }
    if Self.absentTypes.contains(name) { return true }
    guard case .nominal(let id)? = declarations.types[name] else { return false }
    return declarations[id].module == .model && declarations[id].access < .public
  }

  /// A type, or one from elsewhere where it is of something that is not there.
  func withoutAbsent(_ type: Type) -> Type {
    guard unresolved.areAllowed, case .nominal(let id, _) = type.strippingOptionals,
      Self.absentTypes.contains(declarations[id].name)
    else { return type }
    return .error
  }

  func isPartlyUnresolved(_ id: NominalID) -> Bool {
    guard declarations[id].module == module, !unresolved.heirs.contains(id),
      !unresolved.attributed.contains(id)
    else { return true }
    return declarations[id].superclass?.nominal.map(isPartlyUnresolved)
      ?? declarations[id].protocols.contains { $0 != id && unresolved.heirs.contains($0) }
  }

  /// Whether a type of the unit, or one of its ancestors there, names an undeclared type.
  func hasUnresolvedAncestor(_ id: NominalID) -> Bool {
    guard declarations[id].module == module else { return false }
    return unresolved.heirs.contains(id)
      || declarations[id].superclass?.nominal.map(hasUnresolvedAncestor) == true
  }

  /// Whether a member that a class overrides may be declared elsewhere.
  func mayOverrideUnresolved(_ id: NominalID) -> Bool {
    unresolved.areAllowed
      && (unresolved.heirs.contains(id)
        || declarations[id].superclass?.nominal.map(isPartlyUnresolved) == true)
  }

  /// Notes that a type inherits from something that nothing here declares; the first thing that a class
  /// names is its superclass when the class overrides something or is called like one of UIKit's.
  func inheritUnresolved(_ written: TypeExpr, isFirst: Bool, by id: NominalID) {
    guard unresolved.areAllowed else { return }
    unresolved.heirs.insert(id)
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
    let members = nominalDecls.first { $0.id == id }?.decl.members ?? []
    let overrides = members.filter { $0.modifiers.contains(.override) }
    if overrides.isEmpty { return nil }
    // Not every controller is one of views: a section of a list has one too.
    let isOfViews = name.hasSuffix("Controller") && overrides.contains { isOfViewController($0) }
    return isOfViews ? "UIViewController" : "NSObject"
  }

  private func isOfViewController(_ decl: Decl) -> Bool {
    guard case .function(let function) = decl.kind,
      case .nominal(let id)? = declarations.types["UIViewController"]
    else { return false }
    return declarations[id].members[function.name]?.isEmpty == false
  }

  static func knownSuperclass(for name: String) -> String? {
    superclassesByEnding.first { name.hasSuffix($0.ending) }?.superclass
  }

  /// The longer endings first.
  private static let superclassesByEnding: [(ending: String, superclass: String)] = [
    ("TableViewController", "UITableViewController"),
    ("CollectionViewController", "UICollectionViewController"),
    ("NavigationController", "UINavigationController"),
    ("TabBarController", "UITabBarController"),
    ("PageViewController", "UIPageViewController"),
    ("SplitViewController", "UISplitViewController"),
    ("AlertController", "UIAlertController"),
    ("ViewController", "UIViewController"), ("VC", "UIViewController"),
    ("CollectionViewCell", "UICollectionViewCell"),
    ("Cell", "UITableViewCell"), ("TableView", "UITableView"),
    ("CollectionView", "UICollectionView"),
    ("StackView", "UIStackView"), ("ScrollView", "UIScrollView"), ("Button", "UIButton"),
    ("Label", "UILabel"), ("TextField", "UITextField"), ("View", "UIView"),
  ]
}
