import SwiftIR

extension Checker {
  func checkSubscript(_ baseExpr: Expr, _ site: CallSite) -> TypedExpr {
    let literal = literalBase(baseExpr, site.expected)
    guard let base = literal.map({ self.base($0) }) ?? self.base(of: baseExpr) else {
      return failed(site.span)
    }
    var isSuper = false
    var value: TypedExpr
    var found: [FoundMember]
    switch base {
    case .value(let subject):
      value = subject
      if let path = site.arguments.first, path.label == "keyPath" {
        found = keyPathSubscripts(of: value.type, path: path.value)
      } else {
        found = unit.subscripts(of: value.type, isStatic: false)
      }
    case .superclass(let subject):
      value = subject
      isSuper = true
      found = superSubscripts(subject)
    case .type(let type, let metatype):
      value = metatype ?? TypedExpr(.metatype(type), .metatype(type), site.span)
      found = unit.subscripts(of: type, isStatic: true)
      if found.isEmpty {
        error("type '\(describe(type))' has no subscripts", site.span)
        return failed(site.span)
      }
    case .unresolved(let value):
      return unresolved.placeholder([value], site.arguments, at: site.span)
    case .none: return failed(site.span)
    }
    if found.isEmpty, value.isImplicitlyUnwrapped, let wrapped = value.type.wrapped {
      value = forced(value, wrapped, isImplicit: true)
      found = unit.subscripts(of: wrapped, isStatic: false)
    }
    if unresolved.mayBeCalled(besides: found, on: value.type, site.arguments) {
      return unresolved.placeholder([value], site.arguments, at: site.span)
    }
    guard !found.isEmpty else {
      if let wrapped = value.type.wrapped {
        error(
          "value of optional type '\(describe(value.type))' must be unwrapped to refer to member 'subscript' of wrapped base type '\(describe(wrapped))'",
          site.span)
      } else {
        error("value of type '\(describe(value.type))' has no subscripts", site.span)
      }
      return failed(site.span)
    }
    let before = unit.diagnostics.count
    guard let chosen = choose(found, base, "subscript", site) else {
      if let reason = reasonAgainstNumbers(value.type, site) {
        unit.diagnostics.removeSubrange(before...)
        error("'subscript(_:)' is unavailable: \(reason)", site.span)
      }
      return failed(site.span)
    }
    return access(value, chosen, isSuper: isSuper, site.span)
  }

  /// What Swift says of a text that is subscripted with numbers; nil for other accesses.
  private func reasonAgainstNumbers(_ type: Type, _ site: CallSite) -> String? {
    guard type == .string, site.arguments.count == 1, site.arguments[0].label == nil,
      case let (argument, failed) = attempt({ outsideChain { check(site.arguments[0].value) } }),
      !failed
    else { return nil }
    if argument.type == .int {
      return "cannot subscript String with an Int, use a String.Index instead."
    }
    guard case .nominal(let id, [.int]) = argument.type, declarations[id].module == .library,
      ["Range", "ClosedRange"].contains(declarations[id].name)
        || declarations[id].name.hasPrefix("PartialRange")
    else { return nil }
    return "cannot subscript String with an integer range, use a String.Index range instead."
  }

  private func superSubscripts(_ value: TypedExpr) -> [FoundMember] {
    if case .metatype(let type) = value.type { return unit.subscripts(of: type, isStatic: true) }
    return unit.subscripts(of: value.type, isStatic: false)
  }

  /// The access by a subscript that is chosen.
  func access(
    _ value: TypedExpr, _ chosen: Chosen, isSuper: Bool, _ span: Span
  ) -> TypedExpr {
    let member = declarations[chosen.found.id]
    checkAvailable(chosen.found.id, span)
    checkAsync(member, .subscript, span)
    checkIsolation(of: member, on: value, .subscript, span)
    checkThrowing(member.isThrowing, span, noun: "subscript access")
    func virtual(_ slot: Int) -> Dispatch {
      member.isStatic ? .metatypeVirtual(slot) : .virtual(slot)
    }
    let get: Dispatch =
      isSuper
      ? .direct
      : member.requirement.map { .witness($0) } ?? member.getterSlot.map(virtual) ?? .direct
    let set: Dispatch =
      isSuper
      ? .direct
      : member.setterRequirement.map { .witness($0) } ?? member.setterSlot.map(virtual) ?? .direct
    // A generic subscript's types go before its arguments.
    let types = chosen.generics.map {
      TypedArgument.value(TypedExpr(.metatype($0), .metatype($0), span))
    }
    let expr = TypedExpr(
      .subscript(value, chosen.found.id, types + chosen.arguments, get: get, set: set),
      chosen.result, span)
    expr.isImplicitlyUnwrapped = member.isImplicitlyUnwrapped
    return expr
  }
}
