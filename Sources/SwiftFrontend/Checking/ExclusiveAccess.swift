import SwiftIR

/// Checks that no variable is changed in two places at once where the text shows it: two `inout`
/// arguments of a call, or one and a closure that the call runs. Other conflicts trap in the run.
final class ExclusiveAccess: TypedTreeWalker {
  private let unit: Compilation

  init(_ unit: Compilation) {
    self.unit = unit
    super.init()
  }

  override func visit(_ expr: TypedExpr) {
    switch expr.kind {
    case .call(let call):
      let member = unit.declarations[call.member]
      var changes: [Access] = []
      if let base = call.base, member.isMutating, let access = change(of: base) {
        changes.append(access)
      }
      let isSwap = member.name == "swap" && member.owner == nil && member.module == .library
      check(changes, call.arguments, base: call.base, isSwap: isSwap)
    case .construct(_, _, let arguments, _), .delegate(_, _, let arguments, _),
      .apply(_, let arguments):
      check([], arguments, base: nil, isSwap: false)
    default: break
    }
    super.visit(expr)
  }

  private func check(
    _ changes: [Access], _ arguments: [TypedArgument], base: TypedExpr?, isSwap: Bool
  ) {
    var changes = changes
    for case .inOut(let value) in arguments {
      guard var access = change(of: value) else { continue }
      if access.span.offset > 0 {
        // With the ampersand.
        access.span = Span(
          file: access.span.file, offset: access.span.offset - 1, length: access.span.length + 1)
      }
      changes.append(access)
    }
    guard !changes.isEmpty else { return }
    for (index, access) in changes.enumerated()
    where changes[(index + 1)...].contains(where: { $0.place.overlaps(access.place) }) {
      report(access, isSwapOfElements: isSwap && isElements(arguments))
      return
    }
    let others = accesses(during: arguments, of: base)
    if let access = changes.first(where: { one in
      others.contains { $0.overlaps(one.place) }
    }) {
      report(access, isSwapOfElements: false)
    }
  }

  private func report(_ access: Access, isSwapOfElements: Bool) {
    let advice =
      isSwapOfElements
      ? "calling MutableCollection.swapAt(_:_:)" : "copying to a local variable"
    unit.report(
      "overlapping accesses to '\(access.place.description(unit))', but modification requires exclusive access; consider \(advice)",
      at: access.span)
  }

  /// Whether the arguments are elements of arrays.
  private func isElements(_ arguments: [TypedArgument]) -> Bool {
    arguments.allSatisfy {
      guard case .inOut(let value) = $0, case .subscript(let base, _, _, _, _) = value.kind,
        let owner = base.type.nominal
      else { return false }
      return owner == unit.declarations.known.array
    }
  }

  /// The place that is changed while a call runs; nil when the variable is not known by its name.
  private func change(of expr: TypedExpr) -> Access? {
    guard let place = Place(expr, unit) else { return nil }
    return Access(place: place, span: Self.start(of: expr))
  }

  /// `o?` of a chain, which is where its access begins, else the whole.
  private static func start(of expr: TypedExpr) -> Span {
    switch expr.kind {
    case .inOut(let inner), .convert(let inner): return start(of: inner)
    case .chainLink(let inner):
      return Span(
        file: inner.span.file, offset: inner.span.offset + inner.span.length, length: 1)
    default: return expr.span
    }
  }

  /// The places read or changed during the arguments' accesses: in closures that the call runs,
  /// and, after `?`, in the other arguments.
  private func accesses(during arguments: [TypedArgument], of base: TypedExpr?) -> [Place] {
    let isChained = base.map(Self.isChained) ?? false
    let uses = VariableUses(unit)
    for case .value(let value) in arguments {
      if let closure = value.closure {
        if !closure.context.isKept { uses.visit(closure.body) }
      } else if isChained {
        uses.visit(value)
      }
    }
    return uses.places
  }

  private static func isChained(_ expr: TypedExpr) -> Bool {
    switch expr.kind {
    case .chainLink: true
    case .inOut(let inner), .convert(let inner), .field(let inner, _, _),
      .tupleElement(let inner, _):
      isChained(inner)
    default: false
    }
  }

  private struct Access {
    var place: Place
    var span: Span
  }
}

/// A variable and the way to a part of it.
struct Place {
  enum Root: Equatable {
    case local(ObjectIdentifier, name: String)
    case global(MemberID)
  }
  enum Step: Equatable {
    case field(MemberID)
    case element(Int)
  }

  var root: Root
  var steps: [Step] = []

  /// The stored part of a variable that an expression changes, or changes a part of.
  init?(_ expr: TypedExpr, _ unit: Compilation) {
    guard let (place, _) = Self.find(expr, unit) else { return nil }
    self = place
  }

  /// The place, and whether the expression is all of it.
  private static func find(
    _ expr: TypedExpr, _ unit: Compilation
  ) -> (place: Place, isWhole: Bool)? {
    func part(_ base: TypedExpr, _ step: Step?) -> (Place, Bool)? {
      guard !unit.isClassType(base.type), var (place, isWhole) = find(base, unit) else {
        return nil
      }
      if isWhole, let step { place.steps.append(step) } else { isWhole = false }
      return (place, isWhole)
    }
    switch expr.kind {
    case .inOut(let inner), .convert(let inner): return find(inner, unit)
    case .chainLink(let inner), .forceUnwrap(let inner, _): return part(inner, nil)
    case .local(let local):
      guard !local.isLet || local.isInOut, local.ownership == .strong, local.accessors == nil
      else { return nil }
      return (Place(root: .local(ObjectIdentifier(local), name: local.name)), true)
    case .global(let id):
      guard case .global = unit.declarations[id].storage, !unit.declarations[id].hasObservers
      else { return nil }
      return (Place(root: .global(id)), true)
    case .field(let base, let id, _): return part(base, step(to: id, unit))
    case .property(let base?, let id, _, _, _):
      guard !unit.declarations[id].isStatic else { return nil }
      return part(base, step(to: id, unit))
    case .tupleElement(let base, let index): return part(base, .element(index))
    case .subscript(let base, _, _, _, _): return part(base, nil)
    default: return nil
    }
  }

  private static func step(to id: MemberID, _ unit: Compilation) -> Step? {
    let member = unit.declarations[id]
    guard case .field = member.storage, !member.hasObservers, !member.isLazy else { return nil }
    return .field(id)
  }

  private init(root: Root) { self.root = root }

  /// Whether one is the other or a part of it.
  func overlaps(_ other: Place) -> Bool {
    root == other.root && zip(steps, other.steps).allSatisfy { $0 == $1 }
  }

  func description(_ unit: Compilation) -> String {
    var text =
      switch root {
      case .local(_, let name): name
      case .global(let id): unit.declarations[id].name
      }
    for step in steps {
      switch step {
      case .field(let id): text += "." + unit.declarations[id].name
      case .element(let index): text += ".\(index)"
      }
    }
    return text
  }
}

/// The local variables that code reads or changes.
private final class VariableUses: TypedTreeWalker {
  private let unit: Compilation
  private(set) var places: [Place] = []

  init(_ unit: Compilation) {
    self.unit = unit
    super.init()
  }

  override func visit(_ expr: TypedExpr) {
    guard let place = Place(expr, unit), case .local = place.root else {
      return super.visit(expr)
    }
    places.append(place)
    visitIndices(expr)
  }

  /// Visits the expressions on the way to a place.
  private func visitIndices(_ expr: TypedExpr) {
    switch expr.kind {
    case .inOut(let inner), .convert(let inner), .chainLink(let inner), .forceUnwrap(let inner, _),
      .field(let inner, _, _), .property(let inner?, _, _, _, _), .tupleElement(let inner, _):
      visitIndices(inner)
    case .subscript(let base, _, let arguments, _, _):
      visitIndices(base)
      visit(arguments)
    default: break
    }
  }

  override func visit(_ closure: TypedClosure) {
    if !closure.context.isKept, !closure.context.isNamed { super.visit(closure) }
  }
}
