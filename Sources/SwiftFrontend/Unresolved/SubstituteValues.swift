import SwiftIR

/// Creates the substitute values for those from elsewhere, type by type.
struct SubstituteValues {
  let checker: Checker
  let span: Span

  init(_ checker: Checker, _ span: Span) {
    self.checker = checker
    self.span = span
  }

  private var unit: Compilation { checker.unit }
  private var declarations: Declarations { checker.unit.declarations }

  /// An object that needs an object that needs… is given up here.
  private static let maximumDepth = 5

  func value(of type: Type, depth: Int) -> TypedExpr? {
    guard depth < Self.maximumDepth else { return unknown(type) }
    switch type {
    case .error: return nil
    case .optional: return typed(.constant(.none), type)
    case .tuple(let elements):
      let values = elements.map {
        value(of: $0.type, depth: depth + 1) ?? checker.unresolved.placeholder([], at: span)
      }
      return typed(.tuple(values), type)
    case .function(let function): return closure(function, depth)
    case .metatype(let instance): return typed(.metatype(instance), type)
    case .existential(let protocols): return object(conformingTo: protocols, type, depth)
    case .parameter, .member, .variable: return unknown(type)
    case .nominal(let id, let arguments): return nominal(id, arguments, type, depth)
    }
  }

  private func typed(_ kind: TypedExpr.Kind, _ type: Type) -> TypedExpr {
    TypedExpr(kind, type, span)
  }

  /// Nothing can stand for it: the run ends where it is wanted.
  private func unknown(_ type: Type) -> TypedExpr? {
    let text = "nothing here makes a '\(checker.describe(type))', which comes from elsewhere"
    let message = Expr(.string([.text(text)]), span)
    let trap = checker.callFunction(named: "fatalError", [message], nil, span)
    return typed(.unresolved([trap], nil), type)
  }

  private func closure(_ type: Type.FunctionType, _ depth: Int) -> TypedExpr? {
    let context = checker.closureContext(result: type.result, isThrowing: type.isThrowing)
    context.isAsync = type.isAsync
    for parameter in type.parameters {
      let local = Local(
        "_", type: parameter.type, isLet: !parameter.isInOut, span: span, in: context)
      local.isParameter = true
      local.isInOut = parameter.isInOut
      context.parameters.append(local)
    }
    let closure = TypedClosure(context, span)
    if !type.result.isVoid {
      let outer = checker.function
      checker.function = context
      let result =
        value(of: type.result, depth: depth + 1) ?? checker.unresolved.placeholder([], at: span)
      checker.function = outer
      closure.body = [TypedStmt(.return(result), span)]
    }
    return typed(.closure(closure), .function(type))
  }

  private func nominal(
    _ id: NominalID, _ arguments: [Type], _ type: Type, _ depth: Int
  ) -> TypedExpr? {
    let known = declarations.known
    if type == .bool { return typed(.constant(.bool(false)), type) }
    if type == .string { return typed(.constant(.string("")), type) }
    if type == .character { return typed(.constant(.character(" ")), type) }
    if id == known.array { return typed(.array([]), type) }
    if id == known.dictionary { return typed(.dictionary([]), type) }
    if TypeID(primitive: id) != nil {
      let zero = checker.check(Expr(.integer(0), span), expecting: type)
      return checker.coerce(zero, to: type)
    }
    switch declarations[id].kind {
    case .enum:
      let cases = declarations[id].ownMembers.filter { declarations[$0].kind == .enumCase }
      guard let first = cases.first else { return constructed(type, depth) }
      return enumCase(first, type, depth)
    case .struct, .class, .primitive, .array: return constructed(type, depth)
    case .protocol: return unknown(type)
    }
  }

  private func enumCase(_ id: MemberID, _ type: Type, _ depth: Int) -> TypedExpr? {
    let parameters = declarations[id].parameters
    let values = parameters.map { unit.substitute($0.type, type.arguments) }
      .map { value(of: $0, depth: depth + 1) ?? checker.unresolved.placeholder([], at: span) }
    return typed(.enumCase(id, values), type)
  }

  /// A new one by the initialiser that it declares itself, and that takes the least.
  private func constructed(_ type: Type, _ depth: Int) -> TypedExpr? {
    let found = unit.members(named: "init", of: type, isStatic: false)
    let usable = found.filter { isUsable(declarations[$0.id]) }
      .sorted { rank($0).lexicographicallyPrecedes(rank($1)) }
    let open = usable.first {
      declarations[$0.id].module == unit.module || declarations[$0.id].access >= .public
    }
    if open == nil, let shared = shared(type) { return shared }
    guard let chosen = open ?? usable.first else { return unknown(type) }
    let member = declarations[chosen.id]
    // One that may fail would fail for want of a value.
    let isDemanding = member.isThrowing || member.isFailable
    let arguments = checker.unresolved.arguments(for: member, chosen.ownerArguments) { type in
      guard isDemanding, let wrapped = type.wrapped, let made = value(of: wrapped, depth: depth + 1)
      else { return value(of: type, depth: depth + 1) }
      return typed(.wrap(made), type)
    }
    var made = typed(
      .construct(chosen.id, of: nil, arguments, []), member.isFailable ? .optional(type) : type)
    if member.isThrowing { made = typed(.tryForced(made), made.type) }
    return member.isFailable ? typed(.forceUnwrap(made, isImplicit: false), type) : made
  }

  private func isUsable(_ member: Member) -> Bool {
    member.unavailable == nil && member.generics.isEmpty && member.opcode == nil
      && member.intrinsic == nil && !member.isAsync
  }

  /// Ranks initialisers: the type's own first, then those that decode an archive, and last those
  /// that nobody is meant to call.
  private func rank(_ found: FoundMember) -> [Int] {
    let member = declarations[found.id]
    let isDecoding = member.parameters.contains { $0.label == "coder" || $0.label == "from" }
    let isOwn = member.module == unit.module && !member.isOverride
    return [
      member.isDisowned ? 1 : 0, isDecoding ? 1 : 0, isOwn ? 0 : 1, takesFunction(member) ? 1 : 0,
      member.isFailable ? 1 : 0,
      member.isThrowing ? 1 : 0, takesObject(member) ? 1 : 0, member.isConvenience ? 1 : 0,
      member.parameters.filter { !$0.hasDefault }.count, found.id.index,
    ]
  }

  /// Whether it needs an object of the model, which may need one of its own kind again.
  private func takesObject(_ member: Member) -> Bool {
    member.module == .model
      && member.parameters.contains { unit.isClassType($0.type) && !$0.hasDefault }
  }

  private func takesFunction(_ member: Member) -> Bool {
    member.parameters.contains { parameter in
      if case .function = parameter.type { !parameter.hasDefault } else { false }
    }
  }

  /// The one that there is of a class nobody can make another of.
  private func shared(_ type: Type) -> TypedExpr? {
    for name in ["shared", "main", "current", "default", "standard"] {
      let found = unit.members(named: name, of: type, isStatic: true)
      guard let property = found.first(where: { declarations[$0.id].kind == .property }) else {
        continue
      }
      let value = checker.read(property, .type(type, nil), span)
      if value.type == type { return value }
    }
    return nil
  }

  private func object(
    conformingTo protocols: [NominalID], _ type: Type, _ depth: Int
  ) -> TypedExpr? {
    if protocols.isEmpty {
      let none = typed(.constant(.none), .optional(.int))
      return typed(.erase(none), type)
    }
    let own = unit.nominalDecls.map(\.id).filter { declarations[$0].generics.isEmpty }
    let object: [NominalID] =
      if case .nominal(let id)? = declarations.types["NSObject"] { [id] } else { [] }
    for id in own + object where declarations[id].kind != .protocol {
      let candidate = Type.nominal(id, [])
      guard protocols.allSatisfy({ unit.conforms(candidate, to: $0) }),
        let value = value(of: candidate, depth: depth + 1)
      else { continue }
      return typed(.erase(value), type)
    }
    return unknown(type)
  }
}
