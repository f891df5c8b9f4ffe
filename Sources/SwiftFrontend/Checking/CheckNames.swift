import Diagnostics
import SwiftIR

/// The place where a member is looked up.
enum Base {
  case none
  case value(TypedExpr)
  /// The superclass's version of a member of self.
  case superclass(TypedExpr)
  /// A type by name, or a metatype value.
  case type(Type, TypedExpr?)
  /// Something from elsewhere.
  case unresolved(TypedExpr)

  var expression: TypedExpr? {
    switch self {
    case .none: nil
    case .value(let expr), .superclass(let expr), .unresolved(let expr): expr
    case .type(_, let expr): expr
    }
  }

  /// The expression as a known part of something from elsewhere.
  var parts: [TypedExpr] { expression.map { [$0] } ?? [] }
}

extension Checker {
  func read(_ local: Local, _ span: Span) -> TypedExpr {
    if let child = local.child { return read(child, span) }
    let expr =
      local.accessors.map { read(local, by: $0, span) }
      ?? TypedExpr(.local(local), resolved(local.type), span)
    expr.isImplicitlyUnwrapped = local.isImplicitlyUnwrapped
    return expr
  }

  /// `self`, where there is one.
  func selfExpr(_ span: Span) -> TypedExpr? {
    guard let local = selfLocal else { return nil }
    function.capture(local)
    return read(local, span)
  }

  private var selfLocal: Local? {
    // A capture list may give self another meaning: `[weak self]`, or unwrapped by `guard let self`.
    if let local = locals.last(where: { $0.name == "self" })?.local { return local }
    var context: FunctionContext? = function
    while let current = context {
      if let local = current.selfLocal { return local }
      context = current.parent
    }
    return nil
  }

  /// The method's own self in a closure with another one, `[weak self]`, that lives no longer than its call:
  /// in Swift 5 a member by its name alone is that self's.
  private func selfOutsideClosures(at span: Span) -> TypedExpr? {
    guard unit.module == .scenario else { return nil }
    var context: FunctionContext? = function
    while let current = context, !current.isKept {
      if let local = current.selfLocal {
        guard current !== function, local.type.wrapped == nil else { return nil }
        function.capture(local)
        return read(local, span)
      }
      context = current.parent
    }
    return nil
  }

  // MARK: Names

  func checkName(_ name: Expr.Name, _ expected: Type?, _ span: Span) -> TypedExpr {
    switch name.text {
    case "self":
      if let local = lookupLocal("self") { return read(local, span) }
      if let value = selfExpr(span) { return value }
      error("cannot find 'self' in scope", span)
      return failed(span)
    case "super":
      error("expected '.' or '[' after 'super'", span)
      return failed(span)
    default: break
    }
    if name.labels == nil, let local = lookupLocal(name.text) { return read(local, span) }
    if case .function(let type)? = expected?.strippingOptionals,
      let function = openFunction(Expr(.name(name), span)),
      let value = closure(calling: function, as: type, span)
    {
      return value
    }
    if name.text.hasPrefix("$"), Int(name.text.dropFirst()) != nil {
      error("anonymous closure argument not contained in a closure", span)
      return failed(span)
    }
    if let (found, base) = implicitMember(named: name.text, at: span) {
      return reference(found, base, name, expected, span)
    }
    if let method = methodOfType(name, span) { return method }
    if let metatype = dynamicSelf(Expr(.name(name), span)) { return metatype }
    if let type = asType(Expr(.name(name), span)) {
      error("expected member name or initializer call after type name", span)
      return TypedExpr(.metatype(type), .metatype(type), span)
    }
    let globals = unit.globals(named: name.text, at: span)
    if !globals.isEmpty {
      let found = globals.map { FoundMember(id: $0, ownerArguments: []) }
      return reference(found, .none, name, expected, span)
    }
    if let value = unresolved.use(at: span) { return value }
    reportUnknownName(name.text, span)
    return failed(span)
  }

  /// A method of values, named where there is none: a function from a value, as with the type before it.
  private func methodOfType(_ name: Expr.Name, _ span: Span) -> TypedExpr? {
    guard let owner = function.owner else { return nil }
    if let local = selfLocal {
      guard case .metatype = local.type else { return nil }
    }
    return unappliedMethod(name, of: knownHere(declarations[owner].selfType(owner)), span)
  }

  /// Members of the enclosing types that a bare name may mean, innermost type first.
  func implicitMember(named name: String, at span: Span) -> ([FoundMember], Base)? {
    guard var owner = function.owner else { return nil }
    var isInnermost = true
    while true {
      let type = knownHere(declarations[owner].selfType(owner))
      // Only a name that is found makes a closure capture self.
      if isInnermost, let local = selfLocal {
        if case .metatype = local.type {
          let found = unit.members(named: name, of: type, isStatic: true)
          if !found.isEmpty, let value = selfExpr(span) { return (found, .type(type, value)) }
        } else {
          let isOptional = owner == declarations.known.optional
          let found = unit.members(
            named: name, of: isOptional ? local.type : local.type.strippingOptionals,
            isStatic: false
          ).filter { declarations[$0.id].kind != .initializer }
          if !found.isEmpty, let value = selfExpr(span) {
            requireWrittenSelf(for: found, local, span)
            guard value.type.wrapped != nil, declarations.known.optional != function.owner else {
              return (found, .value(value))
            }
            if let outer = selfOutsideClosures(at: span) { return (found, .value(outer)) }
            error(
              "explicit use of 'self' is required when 'self' is optional, to make control flow explicit",
              span)
            return (
              found,
              .value(
                TypedExpr(
                  .forceUnwrap(value, isImplicit: false), value.type.strippingOptionals, span))
            )
          }
        }
      }
      // An initial value is no method of the object: a bare name may mean the type's own member in it.
      if !isInnermost || selfLocal == nil || function.outermost.role == .initialValue {
        let found = unit.members(named: name, of: type, isStatic: true).filter {
          declarations[$0.id].kind != .initializer
        }
        if !found.isEmpty { return (found, .type(type, nil)) }
      }
      isInnermost = false
      guard let parent = declarations[owner].parent else { return nil }
      owner = parent
    }
  }

  /// A closure that may outlive its call captures an object only where the word `self` appears.
  private func requireWrittenSelf(for found: [FoundMember], _ local: Local, _ span: Span) {
    guard unit.module == .scenario, unit.unresolved.requireWrittenSelf,
      unit.isClassType(local.type.strippingOptionals),
      let member = found.first.map({ declarations[$0.id] })
    else { return }
    var context: FunctionContext? = function
    while let current = context, current !== local.function {
      if current.isKept {
        error(
          (member.kind == .method
            ? "call to method '\(member.name)'" : "reference to property '\(member.name)'")
            + " in closure requires explicit use of 'self' to make capture semantics explicit", span
        )
        return
      }
      context = current.parent
    }
  }

  func reportUnknownName(_ name: String, _ span: Span) {
    // A member of the type itself, or of its values, is not reached from here by its name alone.
    if let owner = function.owner, let local = selfLocal ?? nil {
      let type = declarations[owner].selfType(owner)
      let isStatic = if case .metatype = local.type { true } else { false }
      if !unit.members(named: name, of: type, isStatic: !isStatic).isEmpty {
        error(
          isStatic
            ? "instance member '\(name)' cannot be used on type '\(describe(type))'"
            : "static member '\(name)' cannot be used on instance of type '\(describe(type))'", span
        )
        return
      }
    }
    if UnsupportedNames.contains(name) {
      error("'\(name)' is not supported", span)
      return
    }
    let hint = unit.hint(
      for: name,
      among: locals.map(\.name) + declarations.globals.keys + declarations.types.keys
        + memberNames(of: function.owner))
    error("cannot find '\(name)' in scope" + hint, span)
  }

  // MARK: References

  /// A member or global used as a value: a property read, a function taken, a case without payload.
  func reference(
    _ found: [FoundMember], _ base: Base, _ name: Expr.Name, _ expected: Type?, _ span: Span
  ) -> TypedExpr {
    var candidates = found
    if let labels = name.labels {
      candidates = candidates.filter {
        declarations[$0.id].parameters.map { $0.label ?? "_" } == labels
      }
    }
    if let property = candidates.first(where: { declarations[$0.id].kind == .property }) {
      return read(property, base, span)
    }
    if candidates.count > 1, case .function(let wanted)? = expected?.strippingOptionals {
      let fitting = candidates.filter { candidate in
        let parameters = declarations[candidate.id].parameters
        return parameters.count == wanted.parameters.count
          && zip(wanted.parameters, parameters).allSatisfy {
            canConvert(resolved($0.type), to: unit.substitute($1.type, candidate.ownerArguments))
          }
      }
      if !fitting.isEmpty { candidates = fitting }
    }
    guard let candidate = candidates.first else {
      if let value = unresolved.reference(of: base, at: span) { return value }
      error("no exact matches in reference to '\(name.text)'", span)
      return failed(span)
    }
    let member = declarations[candidate.id]
    checkAvailable(candidate.id, span)
    if member.kind == .enumCase, member.parameters.isEmpty {
      let type = resolved(caseType(candidate, expected))
      if type.hasVariables {
        error("generic parameter could not be inferred", span)
        return failed(span)
      }
      return TypedExpr(.enumCase(candidate.id, []), type, span)
    }
    let substitute = { [unit] (type: Type) in unit.substitute(type, candidate.ownerArguments) }
    let type = Type.function(
      Type.FunctionType(
        parameters: member.parameters.map {
          Type.FunctionType.Parameter(
            type: substitute($0.type), isInOut: $0.isInOut, isVariadic: $0.isVariadic)
        },
        result: member.kind == .enumCase
          ? caseType(candidate)
          : member.kind == .initializer ? initializedType(member, base) : substitute(member.type),
        isThrowing: member.isThrowing, isAsync: member.isAsync))
    var receiver = base.expression
    if case .type(let type, nil) = base {
      receiver = TypedExpr(.metatype(type), .metatype(type), span)
    }
    return TypedExpr(
      .functionValue(candidate.id, receiver, dispatch(member, base)), type, span)
  }

  private func initializedType(_ member: Member, _ base: Base) -> Type {
    guard case .type(let type, _) = base else { return .error }
    return member.isFailable ? .optional(type) : type
  }

  /// The enum of a case without payload; the unwritten generic arguments come from `expected`.
  func caseType(_ found: FoundMember, _ expected: Type? = nil) -> Type {
    if found.ownerArguments.isEmpty, let owner = declarations[found.id].owner,
      function.owner != owner
    {
      return resolved(opened(.nominal(owner, []), expected))
    }
    return unit.substitute(declarations[found.id].type, found.ownerArguments)
  }

  func dispatch(_ member: Member, _ base: Base, slot: Int?? = nil) -> Dispatch {
    if case .superclass = base { return .direct }
    if isOriginal(member, on: base) { return .original }
    if let requirement = member.requirement { return .witness(requirement) }
    guard let slot = slot ?? member.slot else { return .direct }
    return member.isStatic ? .metatypeVirtual(slot) : .virtual(slot)
  }

  /// Reads a property.
  func read(_ found: FoundMember, _ base: Base, _ span: Span) -> TypedExpr {
    let member = declarations[found.id]
    checkAvailable(found.id, span)
    let declared = unit.type(of: found.id)
    let type = unit.withoutAbsent(unit.substitute(declared, found.ownerArguments))
    checkAsync(member, .property, span)
    checkIsolation(of: member, on: base.expression, .property, span)
    if member.storage == .computed {
      checkThrowing(member.isThrowing, span, noun: "property access")
    }
    let expr = TypedExpr(readKind(found, member, base, span), type, span)
    expr.isImplicitlyUnwrapped = member.isImplicitlyUnwrapped
    return expr
  }

  private func readKind(
    _ found: FoundMember, _ member: Member, _ base: Base, _ span: Span
  ) -> TypedExpr.Kind {
    if let opcode = member.opcode, let value = base.expression { return .opcode(opcode, [value]) }
    if let intrinsic = member.intrinsic {
      return .intrinsic(intrinsic, base.expression.map { [$0] } ?? [])
    }
    if case .global = member.storage { return .global(found.id) }
    var baseExpr = base.expression
    var isSuper = false
    if case .superclass = base { isSuper = true }
    if case .type(let type, nil) = base {
      baseExpr = TypedExpr(.metatype(type), .metatype(type), span)
    }
    if case .field(let index) = member.storage, let value = baseExpr {
      // Inside its own accessors and initialisers, a stored property is read where it lies.
      let isOwn = isSelf(value) && function.outermost.owner == member.owner
      let role = function.outermost.role
      let isDirect =
        member.getterSlot == nil || (isOwn && (role == .designatedInitializer))
        || (isSelf(value) && function.outermost.accessedProperty == found.id)
      if isDirect, !member.isLazy { return .field(value, found.id, index: index) }
    }
    if isOriginal(member, on: base) {
      return .property(baseExpr, found.id, get: .original, set: .original, isSuper: isSuper)
    }
    let get: Dispatch =
      isSuper
      ? .direct
      : member.requirement.map { .witness($0) }
        ?? member.getterSlot.map { member.isStatic ? .metatypeVirtual($0) : .virtual($0) }
        ?? .direct
    let set: Dispatch =
      isSuper
      ? .direct
      : member.setterRequirement.map { .witness($0) }
        ?? member.setterSlot.map { member.isStatic ? .metatypeVirtual($0) : .virtual($0) }
        ?? .direct
    return .property(baseExpr, found.id, get: get, set: set, isSuper: isSuper)
  }

  /// Whether a member that replaces this one asks its own self for it. As in Swift it gets the original, whatever
  /// the class of self overrides.
  private func isOriginal(_ member: Member, on base: Base) -> Bool {
    guard let id = function.outermost.replacing else { return false }
    let isOwn = base.expression.map(isSelf) ?? member.isStatic
    return isOwn && declarations[id].isReplacement(of: member)
  }

  func isSelf(_ expr: TypedExpr) -> Bool {
    switch expr.kind {
    case .local(let local): local === function.outermost.selfLocal
    case .convert(let inner): isSelf(inner)
    default: false
    }
  }

  func checkAvailable(_ id: MemberID, _ span: Span) {
    let member = declarations[id]
    if let reason = member.unavailable {
      error("'\(member.fullName)' \(reason)", span)
    }
    guard member.module == unit.module else {
      if unit.module == .scenario, member.access < .public, member.module == .model,
        !(unit.isReplacement && member.access == .internal)
      {
        error("'\(member.name)' is inaccessible due to 'internal' protection level", span)
      }
      return
    }
    if member.access <= .private, let owner = member.owner, unit.module == .scenario {
      // Private reaches over the file to extensions of the type and to the types inside it.
      var inside = function.owner
      while let candidate = inside {
        if candidate == owner { return }
        inside = declarations[candidate].parent
      }
      let name =
        member.kind == .initializer
        ? "'\(declarations[owner].name)' initializer" : "'\(member.name)'"
      error("\(name) is inaccessible due to 'private' protection level", span)
    }
  }

  // MARK: Members

  func checkMember(
    _ base: Expr, _ name: Expr.Name, _ expected: Type?, _ span: Span
  ) -> TypedExpr {
    if case .function(let type)? = expected?.strippingOptionals,
      let function = openFunction(Expr(.member(base, name), span)),
      let value = closure(calling: function, as: type, span)
    {
      return value
    }
    if isModule(base), declarations.globals[name.text] != nil {
      let found = globals(name.text, base, at: span).map { FoundMember(id: $0, ownerArguments: []) }
      return reference(found, .none, name, expected, span)
    }
    guard let base = self.base(of: base, expected, having: name.text) else { return failed(span) }
    return member(name, of: base, expected, span)
  }

  /// `Self` in a class: the class that self really has, not the one that is written around.
  func dynamicSelf(_ expr: Expr) -> TypedExpr? {
    guard case .name(let name) = expr.kind, name.text == "Self", let owner = function.owner,
      declarations[owner].kind == .class, let value = selfExpr(expr.span)
    else { return nil }
    if case .metatype = value.type { return value }
    return TypedExpr(
      .typeOf(value), .metatype(declarations[owner].selfType(owner)), expr.span)
  }

  /// Checks the expression before a dot.
  func base(of expr: Expr, _ expected: Type? = nil, having member: String? = nil) -> Base? {
    if let member, let value = number(expr, having: member) { return base(value) }
    if case .name(let name) = expr.kind, name.text == "super" {
      guard let value = selfExpr(expr.span) else {
        error("'super' cannot be used outside of class members", expr.span)
        return nil
      }
      let isMetatype: Bool
      if case .metatype = value.type { isMetatype = true } else { isMetatype = false }
      guard let owner = function.owner, let superclass = declarations[owner].superclass else {
        error(
          "'super' cannot be used in \(function.owner.map { "class '\(declarations[$0].name)'" } ?? "a class") because it has no superclass",
          expr.span)
        return nil
      }
      return .superclass(
        TypedExpr(
          .convert(value), isMetatype ? .metatype(superclass) : superclass, expr.span))
    }
    if let metatype = dynamicSelf(expr), case .metatype(let type) = metatype.type {
      return .type(type, metatype)
    }
    if case .implicitMember = expr.kind {
      return knownBase(check(expr, expecting: expected))
    }
    if let type = outsideChain({ asType(expr) }) { return .type(type, nil) }
    if let value = literalBase(expr, expected) { return base(value) }
    // The result of a chain of implicit members is of the expected type: `.red.withAlpha(1)`. And
    // `[].sorted()` says what elements it has not.
    let isOpen = isImplicitMember(expr) || isEmptyCollection(expr)
    return knownBase(check(expr, expecting: isOpen ? expected : nil))
  }

  private func knownBase(_ value: TypedExpr) -> Base? {
    guard value.type.isError else { return base(value) }
    return unresolved.base(value)
  }

  func base(_ value: TypedExpr) -> Base {
    let value = typeOfWrapped(value)
    if case .metatype(let type) = value.type { return .type(type, value) }
    return .value(value)
  }

  func member(
    _ name: Expr.Name, of base: Base, _ expected: Type?, _ span: Span
  ) -> TypedExpr {
    switch base {
    case .value(let value):
      if case .tuple(let elements) = value.type {
        let index = Int(name.text) ?? elements.firstIndex { $0.label == name.text }
        guard let index, elements.indices.contains(index) else {
          error(
            "value of tuple type '\(describe(value.type))' has no member '\(name.text)'", name.span)
          return failed(span)
        }
        return TypedExpr(.tupleElement(value, index), elements[index].type, span)
      }
      let (found, subject) = instanceMembers(name.text, of: value)
      guard !found.isEmpty else {
        return missingMember(name, of: base, value.type, isStatic: false, expected: expected, span)
      }
      return reference(found, .value(subject), name, expected, span)
    case .superclass(let value):
      let found = superMembers(name.text, value)
      guard !found.isEmpty else {
        return missingMember(name, of: base, value.type, isStatic: false, span)
      }
      return reference(found, base, name, expected, span)
    case .type(let type, _):
      if name.text == "init" {
        return reference(
          unit.members(named: "init", of: type, isStatic: false), base, name, expected, span)
      }
      if type.wrapped != nil, name.text == "none" {
        if case .parameter? = type.wrapped, let expected, expected.wrapped != nil {
          return TypedExpr(.constant(.none), expected, span)
        }
        return TypedExpr(.constant(.none), type, span)
      }
      let found = unit.members(named: name.text, of: type, isStatic: true).filter {
        declarations[$0.id].kind != .initializer
      }
      guard !found.isEmpty else {
        if let unapplied = unappliedMethod(name, of: type, span) { return unapplied }
        return missingMember(name, of: base, type, isStatic: true, expected: expected, span)
      }
      return openReference(name, of: base, expected, span)
        ?? reference(found, base, name, expected, span)
    case .unresolved(let value): return unresolved.placeholder([value], at: span)
    case .none: return failed(span)
    }
  }

  /// A function of a generic type that is named without its arguments, which the function that is wanted
  /// tells: `let make: (Int) -> Box<Int> = Box.of`.
  private func openReference(
    _ name: Expr.Name, of base: Base, _ expected: Type?, _ span: Span
  ) -> TypedExpr? {
    guard case .type(let type, nil) = base, isOpen(type),
      case .function? = expected?.strippingOptionals, let expected
    else { return nil }
    let whole = opened(type, nil)
    func check(_ type: Type) -> TypedExpr {
      let found = unit.members(named: name.text, of: type, isStatic: true).filter {
        declarations[$0.id].kind == .method
      }
      return reference(found, .type(type, nil), name, expected, span)
    }
    guard let value = unlessMistaken({ check(whole) }),
      unify(value.type, expected.strippingOptionals),
      case let known = resolved(whole), !known.hasVariables,
      unlessMistaken({ check(known) }) != nil
    else { return nil }
    return check(known)
  }

  /// A member that the type has not: a mistake, or one that is declared elsewhere.
  func missingMember(
    _ name: Expr.Name, of base: Base, _ type: Type, isStatic: Bool, expected: Type? = nil,
    _ span: Span
  ) -> TypedExpr {
    if let value = dynamicMember(name, of: base, type, isStatic: isStatic, expected, span) {
      return value
    }
    if let value = unresolved.member(name.text, of: base, type, at: span) { return value }
    reportNoMember(name, of: type, isStatic: isStatic, span)
    return failed(span)
  }

  /// `T.method`: a function that takes the receiver and gives the method, `{ $0.method }`.
  private func unappliedMethod(_ name: Expr.Name, of type: Type, _ span: Span) -> TypedExpr? {
    let methods = unit.members(named: name.text, of: type, isStatic: false).map {
      declarations[$0.id]
    }
    guard !methods.isEmpty, methods.allSatisfy({ $0.kind == .method && !$0.isMutating }) else {
      return nil
    }
    let receiver = Expr(.name(Expr.Name(text: "$0", labels: nil, span: span)), span)
    let body = Expr(.member(receiver, name), span)
    let closure = Expr.Closure(
      captures: [], parameters: nil, result: nil, isThrowing: false, isAsync: false,
      body: Block(statements: [Stmt(.expr(body), span)], span: span), shorthandCount: 1)
    let wanted = Type.FunctionType(
      parameters: [Type.FunctionType.Parameter(type: type)], result: freshVariable())
    return checkClosure(closure, .function(wanted), span)
  }

  func superMembers(_ name: String, _ value: TypedExpr) -> [FoundMember] {
    if case .metatype(let type) = value.type {
      return unit.members(named: name, of: type, isStatic: true)
    }
    return unit.members(named: name, of: value.type, isStatic: false)
  }

  /// The members of a value; one declared `T!` is unwrapped when only its payload has them.
  func instanceMembers(_ name: String, of value: TypedExpr) -> ([FoundMember], TypedExpr) {
    if value.isImplicitlyUnwrapped, let wrapped = value.type.wrapped {
      let inner = unit.members(named: name, of: wrapped, isStatic: false)
      if !inner.isEmpty {
        return (inner, forced(value, wrapped, isImplicit: true))
      }
    }
    return (unit.members(named: name, of: value.type, isStatic: false), value)
  }

  func reportNoMember(_ name: Expr.Name, of type: Type, isStatic: Bool, _ span: Span) {
    if type.isError { return }
    // The mistake is in the expression before the dot.
    let length = name.span.offset > span.offset ? name.span.offset - span.offset - 1 : span.length
    let base = Span(file: span.file, offset: span.offset, length: length)
    if let wrapped = type.wrapped, !isStatic,
      !unit.members(named: name.text, of: wrapped, isStatic: false).isEmpty
    {
      error(
        "value of optional type '\(describe(type))' must be unwrapped to refer to member '\(name.text)' of wrapped base type '\(describe(wrapped))'",
        base)
      return
    }
    if isStatic, !unit.members(named: name.text, of: type, isStatic: false).isEmpty {
      error(
        "instance member '\(name.text)' cannot be used on type '\(describe(type))'; did you mean to use a value of this type instead?",
        base)
      return
    }
    if !isStatic, !unit.members(named: name.text, of: type, isStatic: true).isEmpty {
      error(
        "static member '\(name.text)' cannot be used on instance of type '\(describe(type))'",
        base)
      return
    }
    if let known = libraryName(of: type, having: name.text) {
      error("'\(known).\(name.text)' is not supported", name.span)
      return
    }
    let hint = unit.hint(
      for: name.text, among: memberNames(of: unit.nominalOrProtocol(type.strippingOptionals)))
    error(
      (isStatic ? "type" : "value of type")
        + " '\(describe(type))' has no member '\(name.text)'" + hint, name.span)
  }

  /// The library's type that has a member which scenarios lack: the type, a class above it, or a protocol
  /// that it conforms to.
  private func libraryName(of type: Type, having name: String) -> String? {
    var current = unit.nominalOrProtocol(type)
    while let id = current {
      let declaration = declarations[id]
      let owner = declaration.module == .scenario ? [] : [declaration.name]
      let protocols = declaration.protocols.map { declarations[$0] }
        .filter { $0.module != .scenario }.map(\.name)
      if let found = (owner + protocols).first(where: { UnsupportedMembers.contains(name, of: $0) })
      {
        return found
      }
      current = declaration.superclass.flatMap(\.nominal)
    }
    return nil
  }

  /// The names of the members of a type and of those it inherits from.
  private func memberNames(of id: NominalID?) -> [String] {
    var names: [String] = []
    var current = id
    while let id = current {
      names += declarations[id].members.keys
      current = declarations[id].superclass?.nominal
    }
    return names
  }

  // MARK: Implicit members

  func checkImplicitMember(
    _ name: Expr.Name, _ arguments: [Expr.Argument]?, _ wanted: Type?, _ span: Span
  ) -> TypedExpr {
    guard let wanted, !wanted.isError else {
      if let value = unresolved.use([], arguments ?? [], at: span) { return value }
      if wanted == nil {
        error("cannot infer contextual base in reference to member '\(name.text)'", span)
      }
      arguments?.forEach { _ = check($0.value) }
      return failed(span)
    }
    let expected = openedParts(wanted)
    var types = [expected.strippingOptionals]
    if expected.wrapped != nil { types.append(expected) }
    if let wrapped = expected.wrapped, name.text == "some" || name.text == "none" {
      if name.text == "none" { return TypedExpr(.constant(.none), expected, span) }
      if let arguments, arguments.count == 1 { return some(arguments[0].value, wrapped, span) }
    }
    for type in types {
      if case .variable = type {
        error("cannot infer contextual base in reference to member '\(name.text)'", span)
        return failed(span)
      }
      if name.text == "init", let arguments {
        return constructOverloaded(
          type, nil, CallSite(arguments: arguments, expected: expected, span: span))
      }
      let found = unit.members(named: name.text, of: type, isStatic: true).filter {
        declarations[$0.id].kind != .initializer
      }
      if found.isEmpty { continue }
      if let arguments {
        let site = CallSite(arguments: arguments, expected: expected, span: span)
        let functions = found.filter { declarations[$0.id].kind != .property }
        if !functions.isEmpty {
          return call(functions, .type(type, nil), name.text, site)
        }
        return apply(reference(found, .type(type, nil), name, nil, span), site)
      }
      return reference(found, .type(type, nil), name, expected, span)
    }
    let missing = missingMember(
      name, of: .none, types[0], isStatic: true, name.span)
    return missing.isUnresolved ? coerce(missing, to: expected) ?? missing : missing
  }

  // MARK: #…

  private var functionName: String {
    var context = function
    while context.functionName == nil, let parent = context.parent { context = parent }
    if let name = context.functionName { return name }
    switch context.role {
    case .topLevel: return "Scenario"
    case .deinitializer: return "deinit"
    case .initialValue: return context.owner.map { declarations[$0].name } ?? "Scenario"
    default: return context.name
    }
  }

  func checkPound(
    _ name: String, _ arguments: [Expr.Argument], _ expected: Type?, _ span: Span
  ) -> TypedExpr {
    switch name {
    case "function":
      return TypedExpr(.constant(.string(functionName)), .string, span)
    case "line":
      return checkInteger(
        UInt64(unit.location(of: span).line), isNegative: false, expected, span)
    case "column":
      return checkInteger(
        UInt64(unit.location(of: span).column), isNegative: false, expected, span)
    case "fileID":
      let file = unit.location(of: span).file.split(separator: "/").last ?? ""
      return TypedExpr(.constant(.string("Scenario/" + file)), .string, span)
    case "file", "filePath":
      let file = unit.location(of: span).file
      return TypedExpr(.constant(.string(file)), .string, span)
    case "selector":
      guard let argument = arguments.first, let selector = selectorName(argument.value),
        case .nominal(let id)? = declarations.types["Selector"]
      else {
        error("'#selector' is not supported here", span)
        return failed(span)
      }
      let text = TypedExpr(.constant(.string(selector)), .string, span)
      return construct(.nominal(id, []), labels: [nil], [text], span)
    case "colorLiteral":
      return checkCall(
        typeName("UIColor", span), CallSite(arguments: arguments, expected: expected, span: span))
    case "imageLiteral":
      // The name that Xcode writes for it is that of a file in the app's catalogue.
      let named = arguments.map { Expr.Argument(label: "named", value: $0.value) }
      let image = checkCall(
        typeName("UIImage", span), CallSite(arguments: named, expected: nil, span: span))
      guard let wrapped = image.type.wrapped else { return image }
      return TypedExpr(.forceUnwrap(image, isImplicit: false), wrapped, span)
    default:
      error("'#\(name)' is not supported", span)
      return failed(span)
    }
  }

  private func typeName(_ name: String, _ span: Span) -> Expr {
    Expr(.name(Expr.Name(text: name, labels: nil, span: span)), span)
  }

  /// The full name of the method that `#selector` names.
  private func selectorName(_ expr: Expr) -> String? {
    let name: Expr.Name
    let found: [FoundMember]
    switch expr.kind {
    case .name(let written):
      name = written
      found = implicitMember(named: written.text, at: expr.span)?.0 ?? []
    case .member(let base, let written):
      name = written
      if case .name(let word) = base.kind, word.text == "super" || word.text == "self" {
        found = implicitMember(named: written.text, at: expr.span)?.0 ?? []
      } else if let type = asType(base) {
        found = unit.members(named: written.text, of: type, isStatic: false)
      } else {
        let value = check(base)
        found = unit.members(named: written.text, of: value.type, isStatic: false)
      }
    default: return nil
    }
    let fitting = found.filter {
      name.labels == nil || declarations[$0.id].parameters.map { $0.label ?? "_" } == name.labels
    }
    guard let id = fitting.first?.id else {
      if let written = unresolved.selector(name) { return written }
      reportUnknownName(name.text, name.span)
      return nil
    }
    return declarations[id].fullName
  }
}
