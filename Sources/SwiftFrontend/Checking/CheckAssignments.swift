import SwiftIR

extension Checker {
  func checkAssignment(_ target: Expr, _ value: Expr, _ span: Span) -> TypedExpr {
    if case .discard = target.kind {
      let checked = outsideChain { check(value) }
      return TypedExpr(.assign(failed(target.span), checked), .void, span)
    }
    if case .tuple = target.kind {
      let targets = tupleTarget(target)
      let checked = outsideChain { check(value, as: targets.type) }
      return TypedExpr(.assign(targets, checked), .void, span)
    }
    let left = assignedPlace(target, taking: value)
    if left.isUnresolved, let forgotten = unresolved.assignment(to: left, value, at: span) {
      return forgotten
    }
    if unresolved.isMistake(left) {
      _ = attempt { outsideChain { check(value) } }
      return failed(span)
    }
    if let first = firstAssignment(to: left, value, span) { return first }
    checkAssignable(left)
    if let made = unresolved.assignment(toUnwrapped: left, value, at: span) { return made }
    // An implicitly unwrapped variable takes an optional.
    let checked = outsideChain {
      binding(left.type, to: value) ?? check(value, as: left.type, .assigned)
    }
    return TypedExpr(.assign(left, checked), .void, span)
  }

  /// The place that is assigned to: of subscripts that differ in their results alone, the one that the value
  /// fits.
  private func assignedPlace(_ target: Expr, taking value: Expr) -> TypedExpr {
    let first = check(target)
    guard case .subscript(_, let id, _, _, _) = first.kind, hasTwin(id),
      attempt({ outsideChain { check(value, as: first.type) } }).failed
    else { return first }
    let (wanted, failed) = attempt { outsideChain { check(value) } }
    func other() -> TypedExpr { check(target, expecting: wanted.type) }
    guard !failed, case let (found, isMistake) = attempt(other), !isMistake,
      found.type == wanted.type
    else { return first }
    return other()
  }

  /// Whether a type has another subscript with the same parameters and another result.
  private func hasTwin(_ id: MemberID) -> Bool {
    let member = declarations[id]
    guard let owner = member.owner else { return false }
    return (declarations[owner].members[member.name] ?? []).contains {
      let other = declarations[$0]
      return other.kind == .subscript && other.type != member.type
        && other.fullName == member.fullName
        && other.parameters.map(\.type) == member.parameters.map(\.type)
    }
  }

  /// The one assignment of a closure tells what a place holds whose type is still open, as in
  /// `reduce(into: [:]) { $0[$1] = 1 }`. In a longer body Swift doesn't look so far.
  private func binding(_ place: Type, to value: Expr) -> TypedExpr? {
    guard function.isOneExpression, case let open = resolved(place), open.hasVariables else {
      return nil
    }
    let checked = check(value, expecting: hint(open))
    unify(open, checked.type)
    return coerce(checked, to: resolved(open)) ?? checked
  }

  /// The places of `(a, (_, b)) = …`; `_` accepts any value.
  private func tupleTarget(_ expr: Expr) -> TypedExpr {
    switch expr.kind {
    case .discard: return failed(expr.span)
    case .paren(let inner): return tupleTarget(inner)
    case .tuple(let elements):
      let targets = elements.map { tupleTarget($0.value) }
      let type = Type.tuple(targets.map { Type.TupleElement(label: nil, type: $0.type) })
      return TypedExpr(.tuple(targets), type, expr.span)
    default:
      let place = outsideChain { check(expr) }
      if place.isUnresolved { return failed(expr.span) }
      checkAssignable(place)
      return place
    }
  }

  func checkCompoundAssignment(
    _ op: String, _ target: Expr, _ value: Expr, _ span: Span, _ place: Span
  ) -> TypedExpr {
    let left = checkChanged(target, by: value)
    if left.type.isError {
      if let forgotten = unresolved.assignment(to: left, value, at: span) { return forgotten }
      _ = attempt { outsideChain { check(value) } }
      return failed(span)
    }
    if let called = assignmentCall(op, left, value, span, place) { return called }
    if let reason = immutability(of: left) {
      error("left side of mutating operator isn't mutable: \(reason)", place)
      return failed(span)
    }
    checkAssignable(left)
    let name = String(op.dropLast())
    let unwrapped = left.isImplicitlyUnwrapped ? left.type.wrapped ?? left.type : left.type
    let old = Local("old", type: left.type, isLet: true, span: span, in: function)
    old.isParameter = false
    let oldValue = TypedExpr(.local(old), left.type, left.span)
    oldValue.isImplicitlyUnwrapped = left.isImplicitlyUnwrapped
    let right = outsideChain { check(value, expecting: Self.isShift(name) ? nil : unwrapped) }
    if right.type.isError { return unresolved.use([right], at: span) ?? failed(span) }
    let isOpen = isLiteral(value) || isImplicitMember(value)
    let result = binary(
      name, oldValue, right, nil, isOpen ? value : nil, unwrapped, span, place, isStandard: true)
    if result.type.isError { return failed(span) }
    return TypedExpr(.modify(left, old: old, new: convert(result, to: left.type)), .void, span)
  }

  /// The place that an operation changes. Where the place has no type by itself, it has that of the other
  /// operand: `values[key]! += 1` by a generic subscript.
  private func checkChanged(_ target: Expr, by value: Expr) -> TypedExpr {
    let before = unit.diagnostics.count
    let place = assignedPlace(target, taking: value)
    guard hasErrors(since: before), hasTimeLeft else { return place }
    let (other, failed) = attempt { outsideChain { check(value) } }
    func typed() -> TypedExpr { check(target, expecting: other.type) }
    guard !failed, !other.type.hasErrors, !other.type.hasVariables, !attempt(typed).failed else {
      return place
    }
    unit.diagnostics.removeSubrange(before...)
    return typed()
  }

  /// The call of an operator function like `+=`; nil where the language does it by itself.
  private func assignmentCall(
    _ op: String, _ left: TypedExpr, _ value: Expr, _ span: Span, _ place: Span
  ) -> TypedExpr? {
    var found = operatorCandidates(op, [left])
    let isPrimitive = left.type == .int || left.type == .double || left.type == .string
    if isPrimitive, OperatorTable.assignments.contains(op) {
      guard declarations.ownOperators.contains(op) else { return nil }
      found = found.filter { declarations[$0.id].module == .scenario }
    }
    guard !found.isEmpty else { return nil }
    // An object may be passed as it is.
    let isChanged = found.map { declarations[$0.id].parameters.first?.isInOut == true }
    if let reason = immutability(of: left) {
      guard isChanged.contains(false) else {
        error("left side of mutating operator isn't mutable: \(reason)", place)
        return failed(span)
      }
    }
    let stand = standIn(left)
    defer { standIns[ObjectIdentifier(stand)] = nil }
    func call(_ found: [FoundMember], isInOut: Bool) -> TypedExpr? {
      let target = isInOut ? Expr(.inOut(stand), left.span) : stand
      let arguments = [target, value].map { Expr.Argument(label: nil, value: $0) }
      let site = CallSite(arguments: arguments, expected: nil, span: span)
      guard let chosen = outsideChain({ choose(found, .none, op, site) }) else {
        return failed(span)
      }
      let base: Base =
        declarations[chosen.found.id].owner == nil
        ? .none : .type(ownerType(of: chosen.found), nil)
      return build(chosen, base, span)
    }
    let plain = zip(found, isChanged).filter { !$1 }.map(\.0)
    if !plain.isEmpty, !attempt({ call(plain, isInOut: false) }).failed {
      return call(plain, isInOut: false)
    }
    let changing = zip(found, isChanged).filter(\.1).map(\.0)
    if isPrimitive, attempt({ call(changing, isInOut: true) }).failed { return nil }
    checkAssignable(left)
    return call(changing.isEmpty ? plain : changing, isInOut: !changing.isEmpty)
  }

  /// Says so when a mutating member may not be called on a value.
  func checkMutable(_ base: TypedExpr, _ span: Span) {
    noteMutation(of: base)
    if let reason = immutability(of: base) {
      error("cannot use mutating member on immutable value: \(reason)", span)
    }
  }

  /// Says so when a value may not be passed inout.
  func checkPassable(_ value: TypedExpr) {
    noteMutation(of: value)
    if let reason = immutability(of: value) {
      error("cannot pass immutable value as inout argument: \(reason)", value.span)
    } else {
      checkAssignable(value)
    }
  }

  /// Refuses a change of what may be an optional in a box: the changed one would have to get back into it.
  func refuseChange(by member: Member, of type: Type, _ span: Span) {
    guard let owner = member.owner, unit.boxesOptionals(owner),
      type.isTypeParameter || type.wrapped != nil || unit.mayHoldOptional(type)
    else { return }
    let name = declarations[owner].name
    error(
      "changing a value by a member of '\(name)' is not supported where 'Optional' conforms to it",
      span)
  }

  private func noteMutation(of expr: TypedExpr) {
    switch expr.kind {
    case .local(let local): local.isMutated = true
    case .field(let base, _, _) where !isReference(base.type): noteMutation(of: base)
    case .property(let base?, _, _, _, _) where !isReference(base.type): noteMutation(of: base)
    case .subscript(let base, _, _, _, _) where !isReference(base.type): noteMutation(of: base)
    case .tupleElement(let base, _), .forceUnwrap(let base, _), .chainLink(let base),
      .convert(let base), .optionalChain(let base), .wrap(let base):
      noteMutation(of: base)
    default: break
    }
  }

  /// Why a value cannot be changed where it is kept, as Swift says it; nil when it can.
  private func immutability(of expr: TypedExpr) -> String? {
    switch expr.kind {
    case .local(let local):
      if !local.isLet || local.isDeferred { return nil }
      if local.name == "self" {
        return function.role == .valueInitializer || isReference(local.type)
          ? nil : "'self' is immutable"
      }
      return "'\(local.name)' is a 'let' constant"
    case .global(let id):
      let member = declarations[id]
      return member.isLet ? "'\(member.name)' is a 'let' constant" : nil
    case .field(let base, let id, _):
      let member = declarations[id]
      if member.isLet {
        let isInitializer =
          [.designatedInitializer, .valueInitializer].contains(function.role)
          && isSelf(base) && function.owner == member.owner
        return isInitializer ? nil : "'\(member.name)' is a 'let' constant"
      }
      return isReference(base.type) ? nil : immutability(of: base)
    case .property(let base, let id, _, _, _):
      let member = declarations[id]
      if !member.hasSetter { return "'\(member.name)' is a get-only property" }
      guard let base, !isReference(base.type), !member.isStatic, !member.isSetterNonmutating
      else { return nil }
      if case .metatype = base.type { return nil }
      return immutability(of: base)
    case .subscript(let base, let id, _, _, _):
      let member = declarations[id]
      if !member.hasSetter { return "subscript is get-only" }
      if isReference(base.type) || member.isStatic || member.isSetterNonmutating { return nil }
      return immutability(of: base)
    case .tupleElement(let base, _): return immutability(of: base)
    case .forceUnwrap(let inner, _), .chainLink(let inner), .convert(let inner),
      .optionalChain(let inner), .wrap(let inner):
      return isReference(inner.type.strippingOptionals) ? nil : immutability(of: inner)
    case .call(let call):
      return "'\(declarations[call.member].name)' returns immutable value"
    case .construct, .apply, .closure, .enumCase: return "function call returns immutable value"
    case .constant: return "literals are not mutable"
    default: return nil
    }
  }

  private func isReference(_ type: Type) -> Bool { unit.isClassType(type) }

  /// Says so when an expression cannot be assigned to.
  func checkAssignable(_ expr: TypedExpr) {
    switch expr.kind {
    case .error: break
    case .local(let local):
      local.isMutated = true
      if local.isLet, !local.isDeferred {
        if local.name == "self", function.role == .valueInitializer { return }
        let isSelf = local.name == "self"
        error(
          "cannot assign to value: '\(local.name)' is \(isSelf ? "immutable" : "a 'let' constant")",
          expr.span)
      }
    case .global(let id):
      let member = declarations[id]
      if member.isLet, !(function.role == .topLevel && !member.hasInitialValue) {
        error("cannot assign to value: '\(member.name)' is a 'let' constant", expr.span)
      }
      checkSetterAccess(member, namePlace(member.name, in: expr.span))
    case .field(let base, let id, _):
      let member = declarations[id]
      if member.isLet {
        let isInitializer =
          [.designatedInitializer, .valueInitializer].contains(function.role)
          && isSelf(base) && function.owner == member.owner
        if !isInitializer {
          error(
            "cannot assign to property: '\(member.name)' is a 'let' constant",
            namePlace(member.name, in: expr.span))
        }
      }
      checkSetterAccess(member, namePlace(member.name, in: expr.span))
      if !isReference(base.type) {
        checkBaseAssignable(base, namePlace(member.name, in: expr.span))
      }
    case .property(let base, let id, _, _, _):
      let member = declarations[id]
      if !member.hasSetter {
        error(
          "cannot assign to property: '\(member.name)' is a get-only property",
          namePlace(member.name, in: expr.span))
      }
      checkSetterAccess(member, namePlace(member.name, in: expr.span))
      if let base, !isReference(base.type), !member.isStatic, !member.isSetterNonmutating {
        if case .metatype = base.type { return }
        checkBaseAssignable(base, namePlace(member.name, in: expr.span))
        refuseChange(by: member, of: base.type, namePlace(member.name, in: expr.span))
      }
    case .subscript(let base, let id, _, _, _):
      let member = declarations[id]
      if !member.hasSetter {
        error("cannot assign through subscript: subscript is get-only", expr.span)
      }
      if !isReference(base.type), !member.isStatic, !member.isSetterNonmutating {
        let bracket = Span(
          file: base.span.file, offset: base.span.offset + base.span.length, length: 1)
        checkBaseAssignable(base, bracket, "through subscript")
        refuseChange(by: member, of: base.type, bracket)
      }
    case .tupleElement(let base, _): checkBaseAssignable(base, expr.span)
    case .accessed(_, let set):
      if set == nil { error("cannot assign to value: it is a get-only property", expr.span) }
    case .forceUnwrap(let inner, _):
      if unit.isClassType(expr.type) { return checkAssignable(inner) }
      checkAssignable(inner)
    case .chainLink(let inner), .convert(let inner), .optionalChain(let inner), .wrap(let inner):
      if unit.isClassType(inner.type.strippingOptionals) { return }
      checkAssignable(inner)
    case .tuple(let elements): elements.forEach(checkAssignable)
    default: error("expression is not assignable", expr.span)
    }
  }

  /// The value that holds a field of a struct must be changeable itself.
  private func checkBaseAssignable(
    _ base: TypedExpr, _ place: Span, _ what: String = "to property"
  ) {
    switch base.kind {
    case .global(let id) where immutability(of: base) != nil:
      error("cannot assign \(what): '\(declarations[id].name)' is a 'let' constant", place)
    case .local(let local):
      local.isMutated = true
      guard local.isLet, !local.isDeferred else { return }
      if local.name == "self" {
        if function.role == .valueInitializer || function.selfLocal?.isInOut == true { return }
        error("cannot assign \(what): 'self' is immutable", place)
      } else {
        error("cannot assign \(what): '\(local.name)' is a 'let' constant", place)
      }
    case .chainLink(let inner), .forceUnwrap(let inner, _):
      if unit.isClassType(base.type) { return }
      checkAssignable(inner)
    case .call, .construct, .apply:
      error("cannot assign \(what): function call returns immutable value", place)
    default: checkAssignable(base)
    }
  }

  private func checkSetterAccess(_ member: Member, _ span: Span) {
    guard member.setterAccess <= .fileprivate, member.access > member.setterAccess else { return }
    if member.setterAccess == .fileprivate, member.nameSpan.file == span.file { return }
    var inside = function.owner
    while let candidate = inside {
      if candidate == member.owner { return }
      inside = declarations[candidate].parent
    }
    error("cannot assign to property: '\(member.name)' setter is inaccessible", span)
  }
}
