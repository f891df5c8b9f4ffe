import SwiftIR

/// The policy for attributes that nothing here declares: on a property one is a wrapper from elsewhere, on
/// a type a macro, and on a function or a parameter a result builder or an actor.
extension Compilation {
  /// Whether an attribute may be declared elsewhere: the files declare no type of its name.
  func mayBeElsewhere(_ attribute: Decl.CustomAttribute, in owner: NominalID?) -> Bool {
    guard unresolved.areAllowed, attributeType(attribute, in: owner) == nil else { return false }
    let before = diagnostics
    defer { diagnostics = before }
    let scope = TypeScope(owner: owner, generics: genericContext(of: owner))
    return resolve(attribute.type, in: scope).nominal.map(mayNameTypeElsewhere) ?? true
  }

  private func attributeFromElsewhere(
    of decl: Decl, in owner: NominalID?
  ) -> Decl.CustomAttribute? {
    guard unresolved.areAllowed else { return nil }
    return decl.customAttributes.first { mayBeElsewhere($0, in: owner) }
  }

  /// A value from elsewhere. No source can write its name.
  func valueFromElsewhere(at span: Span) -> Expr {
    Expr(.name(Expr.Name(text: "@", labels: nil, span: span)), span)
  }

  // MARK: Property wrappers

  /// Whether something from elsewhere wraps a variable: `$x` and `_x` come from there too.
  func isWrappedElsewhere(_ decl: Decl, in owner: NominalID?) -> Bool {
    unresolved.areAllowed
      && (decl.hasAttribute("Published") || attributeFromElsewhere(of: decl, in: owner) != nil)
  }

  /// The initial value that a wrapper from elsewhere gives a variable without one; nil where an
  /// initialiser gives it.
  func wrappedValue(of name: String, _ decl: Decl, in owner: NominalID?) -> Expr? {
    guard let attribute = attributeFromElsewhere(of: decl, in: owner) else { return nil }
    let isGiven =
      attribute.arguments == nil && owner.map { isSet(name, byInitializerOf: $0) } == true
    return isGiven ? nil : valueFromElsewhere(at: attribute.span)
  }

  /// Whether an initialiser sets a property, and not the wrapper itself, as `_x = Wrapper(x)` does.
  private func isSet(_ name: String, byInitializerOf owner: NominalID) -> Bool {
    let members = nominalDecls.first { $0.id == owner }?.decl.members ?? []
    return members.contains { member in
      guard case .initializer(let written) = member.kind, let body = written.body else {
        return false
      }
      let words = words(in: body.span)
      return words.contains(name) && !words.contains("_" + name)
    }
  }

  // MARK: Result builders

  /// The body of a function or getter: one that a result builder from elsewhere may read gives a value
  /// from there. An actor, or a macro for bodies, leaves the body as it is.
  func readingBuilder(of decl: Decl, _ body: Block, in owner: NominalID?) -> Block {
    guard let attribute = attributeFromElsewhere(of: decl, in: owner), !body.returnsExplicitly,
      !body.isSingleExpression
    else { return body }
    let value = valueFromElsewhere(at: attribute.span)
    return Block(statements: [Stmt(.return(value), value.span)], span: body.span)
  }
}

extension Block {
  fileprivate var isSingleExpression: Bool {
    guard statements.count == 1, case .expr = statements[0].kind else { return false }
    return true
  }
}
