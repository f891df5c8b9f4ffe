import SwiftIR

/// Property wrappers in initialisers and in functions.
extension Checker {
  /// The first assignment of an initialiser to a property with a wrapper creates the wrapper; later
  /// ones set its value.
  func firstAssignment(to target: TypedExpr, _ value: Expr, _ span: Span) -> TypedExpr? {
    guard !unit.layout.wrapped.isEmpty,
      function.role == .designatedInitializer || function.role == .valueInitializer,
      case .property(let base?, let id, _, _, _) = target.kind, isSelf(base),
      let property = unit.layout.wrapped[id], declarations[id].owner == function.owner,
      function.initializesWrappers || property.initializer == nil,
      function.initializedWrappers.insert(id).inserted
    else { return nil }
    let stored = check(base.place.member(declarations[property.storage].name))
    let typed = property.type.map { Expr(.cast(.coerce, value, $0), value.span) } ?? value
    let made = property.wrappers.initialValue(of: typed)
    let checked = outsideChain { check(made, as: stored.type, .assigned) }
    return TypedExpr(.assign(stored, checked), .void, span)
  }

  /// Checks the branches of a statement, of which one runs: after them only what all of them initialise
  /// has its value. A branch that leaves says nothing.
  func joiningPaths<R>(_ body: (_ branch: (() -> [TypedStmt]) -> [TypedStmt]) -> R) -> R {
    let before = function.initializedWrappers
    var after: Set<MemberID>?
    let result = body { branch in
      function.initializedWrappers = before
      let statements = branch()
      let own = function.initializedWrappers
      switch statements.last?.kind {
      case .return, .throw: break
      default: after = after.map { $0.intersection(own) } ?? own
      }
      return statements
    }
    function.initializedWrappers = after ?? before
    return result
  }

  /// The variables of parameters that have wrappers: each starts as the argument.
  func wrappedParameters(_ parameters: [Decl.Parameter]) -> [TypedStmt] {
    parameters.flatMap { parameter -> [TypedStmt] in
      let make = Compilation.Maker(span: parameter.span)
      guard let attribute = parameter.attribute,
        let wrappers = unit.wrappers(
          of: Decl(
            .variable(isLet: false, []), span: parameter.span, nameSpan: parameter.span,
            attributes: [.custom(attribute)]), in: localScope ?? function.owner)
      else { return [] }
      let binding = Decl.Binding(
        pattern: make.pattern(.name(parameter.name)), type: parameter.type,
        initializer: make.name(parameter.name), accessors: nil, span: parameter.span)
      return checkWrappedVariable(
        binding, false, by: wrappers, hasSetter: wrappers.isSetterNonmutating)
    }
  }

  /// `@Wrapper var x = value` in a function.
  func checkWrappedVariable(
    _ binding: Decl.Binding, _ isLet: Bool, by wrappers: PropertyWrappers, hasSetter: Bool = true
  ) -> [TypedStmt] {
    let span = binding.span
    guard !isLet, case .name(let name) = Compilation.simplePattern(binding.pattern) else {
      error("property wrapper can only be applied to a 'var'", binding.pattern.span)
      return []
    }
    guard binding.accessors == nil,
      let initializer = wrappers.initialValue(
        binding.initializer, of: binding.type, at: binding.pattern.span)
    else {
      error(
        binding.accessors?.get != nil
          ? "property wrapper cannot be applied to a computed property"
          : "a property wrapper without an initial value is not supported here",
        binding.pattern.span)
      return []
    }
    let value = check(initializer)
    let storage = Local("_" + name, type: value.type, isLet: false, span: span, in: function)
    declare(storage)
    var statements = [TypedStmt(.variable(.bind(storage), value), span)]
    let place = Expr(
      .name(Expr.Name(text: "_" + name, labels: nil, span: binding.pattern.span)),
      binding.pattern.span)
    statements += declarePart(
      name, wrappers.wrappedValue(of: place), hasSetter: wrappers.hasSetter && hasSetter, binding)
    if let projected = wrappers.shapes[0].projectedValue {
      statements += declarePart(
        "$" + name, place.member("projectedValue"), hasSetter: projected.hasSetter, binding)
    }
    return statements
  }

  /// A variable that stands for a place.
  private func declarePart(
    _ name: String, _ place: Expr, hasSetter: Bool, _ binding: Decl.Binding
  ) -> [TypedStmt] {
    let type = attempt { check(place).type }.value
    let new = Compilation.Maker(span: place.span).name("newValue")
    let assignment = Stmt(.expr(Expr(.assign(place, new), place.span)), place.span)
    return declareComputed(
      name, type, Block(statements: [Stmt(.expr(place), place.span)], span: place.span),
      hasSetter ? (nil, Block(statements: [assignment], span: place.span)) : nil, binding)
  }
}

extension TypedExpr {
  /// `self` at the expression's place.
  fileprivate var place: Expr {
    Compilation.Maker(span: span).name("self")
  }
}

// MARK: Memberwise initialisers

extension Compilation {
  /// The properties with wrappers of a type, by their storage.
  func wrappedFields(of owner: NominalID) -> [MemberID: MemberID] {
    guard !layout.wrapped.isEmpty else { return [:] }
    var properties: [MemberID: MemberID] = [:]
    for id in declarations[owner].ownMembers {
      if let property = layout.wrapped[id] { properties[property.storage] = id }
    }
    return properties
  }

  /// The parameter for a property with wrappers: its value, or the wrapper where the property has no
  /// value of its own.
  func memberwiseParameter(of id: MemberID, in owner: NominalID) -> Member.Parameter {
    let name = declarations[id].name
    guard let property = layout.wrapped[id] else {
      return Member.Parameter(label: name, name: name, type: type(of: id))
    }
    let takesValue = takesValue(property)
    let type = type(of: takesValue ? id : property.storage)
    var parameter = Member.Parameter(label: name, name: name, type: type)
    let isOptional = if case .optional? = property.type?.kind { true } else { false }
    let standard =
      takesValue
      ? property.value
        ?? (isOptional ? Expr(.nilLiteral, declarations[id].nameSpan) : nil)
      : property.initializer
    guard let standard, property.initializer != nil else { return parameter }
    planDefault(
      standard, of: &parameter, in: genericContext(of: owner), owner: owner,
      named: "initial value of \(displayName(declarations[id]))")
    return parameter
  }

  /// Whether the parameter is the property's value.
  private func takesValue(_ property: WrappedProperty) -> Bool {
    if property.value != nil { return true }
    guard property.wrappers.shapes.allSatisfy(\.takesWrappedValue) else { return false }
    if property.initializer == nil { return true }
    let isOptional = if case .optional? = property.type?.kind { true } else { false }
    return isOptional && property.wrappers.attributes.allSatisfy { $0.arguments == nil }
      && !property.wrappers.shapes[0].hasPlainInitializer
  }

  /// `self.x = x` for each parameter.
  func assignments(
    of fields: [FieldInitializer], _ wrapped: [MemberID: MemberID], in owner: NominalID
  ) -> Block {
    let span = declarations[owner].nameSpan
    let make = Maker(span: span)
    let statements = fields.map { field in
      let property = wrapped[field.member]
      let isValue = property.flatMap { layout.wrapped[$0] }.map(takesValue) ?? false
      let parameter = declarations[property ?? field.member].name
      let target = isValue ? parameter : declarations[field.member].name
      let place = make.member(make.name("self"), target)
      return make.statement(.expr(Expr(.assign(place, make.name(parameter)), span)))
    }
    return Block(statements: statements, span: span)
  }
}
