import SwiftIR

/// `@dynamicMemberLookup` and `@dynamicCallable`: names and calls that a type answers itself.
extension Checker {
  /// A member that a type has only by its `subscript(dynamicMember:)`.
  func dynamicMember(
    _ name: Expr.Name, of base: Base, _ type: Type, isStatic: Bool, _ expected: Type?, _ span: Span
  ) -> TypedExpr? {
    guard name.labels == nil, hasRole(.dynamicMemberLookup, type) else { return nil }
    let receiver: TypedExpr
    switch base {
    case .value(let value), .superclass(let value): receiver = value
    case .type(let type, let metatype):
      receiver = metatype ?? TypedExpr(.metatype(type), .metatype(type), span)
    case .unresolved, .none: return nil
    }
    let found = unit.subscripts(of: type, isStatic: isStatic).filter {
      declarations[$0.id].parameters.map(\.label) == ["dynamicMember"]
    }
    // A member by key path is preferred to one by its text.
    let paths = found.filter { isKeyPath(declarations[$0.id].parameters[0].type) }
    let texts = found.filter { !isKeyPath(declarations[$0.id].parameters[0].type) }
    let path = Expr(
      .keyPath(Expr.KeyPath(root: nil, components: [.property(name)])), name.span)
    let text = Expr(.string([.text(name.text)]), name.span)
    // Those by text differ in their results alone, and the context tells which one is meant.
    var groups = paths.sorted(by: writesMore).map { (candidates: [$0], argument: path) }
    if !texts.isEmpty { groups.append((texts, text)) }
    for (candidates, argument) in groups {
      let site = CallSite(
        arguments: [Expr.Argument(label: "dynamicMember", value: argument)], expected: expected,
        span: span)
      let (_, failed) = attempt { choose(candidates, base, "subscript", site) }
      guard !failed, let chosen = choose(candidates, base, "subscript", site) else { continue }
      return access(receiver, chosen, isSuper: false, span)
    }
    return nil
  }

  private func isKeyPath(_ type: Type) -> Bool {
    guard let id = type.nominal else { return false }
    return declarations[id].module == .library && declarations[id].name.hasSuffix("KeyPath")
  }

  /// Whether one subscript takes key paths that allow more writing than those of the other.
  private func writesMore(_ a: FoundMember, _ b: FoundMember) -> Bool {
    func rank(_ found: FoundMember) -> Int {
      switch declarations[found.id].parameters[0].type.nominal.map({ declarations[$0].name }) {
      case "ReferenceWritableKeyPath": 2
      case "WritableKeyPath": 1
      default: 0
      }
    }
    return rank(a) > rank(b)
  }

  /// The call of a value whose type has `dynamicallyCall`.
  func dynamicCall(_ callee: TypedExpr, _ site: CallSite) -> TypedExpr? {
    guard hasRole(.dynamicCallable, callee.type) else { return nil }
    let found = unit.members(named: "dynamicallyCall", of: callee.type, isStatic: false)
    func taking(_ label: String) -> [FoundMember] {
      found.filter { declarations[$0.id].parameters.map(\.label) == [label] }
    }
    let plain = taking("withArguments")
    let hasLabels = site.arguments.contains { $0.label != nil }
    let label = plain.isEmpty || hasLabels ? "withKeywordArguments" : "withArguments"
    let values: Expr.Kind =
      label == "withArguments"
      ? .array(site.arguments.map(\.value))
      : .dictionary(
        site.arguments.map {
          (key: Expr(.string([.text($0.label ?? "")]), $0.value.span), value: $0.value)
        })
    let argument = Expr.Argument(label: label, value: Expr(values, site.span))
    let candidates = taking(label)
    guard !candidates.isEmpty else { return nil }
    return call(candidates, .value(callee), "dynamicallyCall", site.taking([argument]))
  }

  /// Whether an attribute gives a type, a superclass or one of its protocols a role.
  private func hasRole(_ role: NominalDeclaration.Roles, _ type: Type) -> Bool {
    switch type {
    case .nominal(let id, _):
      var current: NominalID? = id
      while let id = current {
        let all = [id] + declarations[id].protocols
        if all.contains(where: { declarations[$0].roles.contains(role) }) { return true }
        current = declarations[id].superclass?.nominal
      }
      return false
    case .existential(let protocols):
      return protocols.contains {
        ([$0] + declarations[$0].protocols).contains { declarations[$0].roles.contains(role) }
      }
    case .parameter, .member:
      let (protocols, superclass) = unit.bounds(of: type)
      return hasRole(role, .existential(protocols))
        || superclass.map { hasRole(role, $0) } == true
    default: return false
    }
  }
}
