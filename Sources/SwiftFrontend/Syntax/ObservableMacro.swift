/// `@Observable`, a macro of the library, done as the compiler expands it: each variable that a class stores
/// is read and changed through a wrapper, which notes who read it.
extension Decl {
  /// Returns the class with its variables observed, or the declaration as it is.
  func expandingObservable() -> Decl {
    guard case .nominal(var nominal) = kind, nominal.kind == .class,
      let macro = customAttributes.first(where: \.isObservable)
    else { return self }
    nominal.members = nominal.members.map { $0.observed(by: macro.span) }
    nominal.inherited.append(TypeExpr(.name("Observable", []), macro.span))
    return Decl(
      .nominal(nominal), span: span, nameSpan: nameSpan, attributes: attributes,
      modifiers: modifiers)
  }

  private func observed(by macro: Span) -> Decl {
    guard isObserved else { return self }
    let wrapper = CustomAttribute(
      type: TypeExpr(.name("_Observed", []), macro), arguments: nil, span: macro)
    return Decl(
      kind, span: span, nameSpan: nameSpan, attributes: attributes + [.custom(wrapper)],
      modifiers: modifiers)
  }

  /// Whether it is a stored variable that may be observed. A weak one would be kept by its wrapper.
  private var isObserved: Bool {
    guard case .variable(isLet: false, let bindings) = kind else { return false }
    return modifiers.isDisjoint(with: [.static, .class, .lazy, .weak, .unowned])
      && customAttributes.isEmpty && !hasAttribute("ObservationIgnored")
      && bindings.allSatisfy { $0.accessors?.get == nil }
  }
}

extension Decl.CustomAttribute {
  /// Whether it is `@Observable`, which a class has done with once its variables are observed.
  var isObservable: Bool { if case .name("Observable", _) = type.kind { true } else { false } }
}
