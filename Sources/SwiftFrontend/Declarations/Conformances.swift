import Diagnostics
import SwiftIR

extension Compilation {
  /// Gives every type of the unit the witnesses for the requirements of its protocols.
  func fillWitnesses() {
    var owners: [NominalID] =
      layout.order + nominalDecls.map(\.id).filter { declarations[$0].kind == .enum }
    for ext in extensionDecls where !owners.contains(ext.owner) { owners.append(ext.owner) }
    for owner in owners where declarations[owner].kind != .protocol { fillWitnesses(of: owner) }
  }

  private func fillWitnesses(of owner: NominalID) {
    var protocols: [NominalID] = []
    var inherited: Set<NominalID> = []
    var current: NominalID? = owner
    while let id = current {
      for proto in declarations[id].protocols {
        if !protocols.contains(proto) { protocols.append(proto) }
        // Also where the class's own protocol refines it: the superclass has its witnesses.
        if id != owner { inherited.insert(proto) }
      }
      current = declarations[id].superclass?.nominal
    }
    let type = declarations.selfType(of: owner)
    currentGenerics = genericContext(of: owner)
    fillTypeWitnesses(of: owner, protocols, inherited)
    for proto in protocols {
      // Witnesses rest on what holds wherever the type conforms.
      currentGenerics = genericContext(of: owner)
      currentGenerics.requirements += conditions(of: owner, for: proto)
      // In order of declaration: the same sources give the same program.
      for requirement in declarations[proto].ownMembers {
        guard declarations[requirement].requirement != nil else { continue }
        fill(requirement, of: proto, for: owner, type, isInherited: inherited.contains(proto))
      }
    }
  }

  /// Enters the types for associated types in the program, and reports those without one.
  private func fillTypeWitnesses(
    of owner: NominalID, _ protocols: [NominalID], _ inherited: Set<NominalID>
  ) {
    for proto in protocols {
      for associated in declarations[proto].associatedTypes {
        guard let witness = typeWitness(associated.name, of: owner) else {
          guard !inherited.contains(proto), declarations[owner].module == module else { continue }
          report(
            "type '\(declarations[owner].name)' does not conform to protocol '\(declarations[proto].name)'",
            at: declarations[owner].nameSpan,
            notes: [Diagnostic.Note("protocol requires nested type '\(associated.name)'")])
          continue
        }
        program.nominals[Int(owner.rawValue)].typeWitnesses[associated.name] = typeID(witness)
        guard !inherited.contains(proto), declarations[owner].module == module else { continue }
        for bound in bounds(ofAssociatedType: associated.name, in: [proto])
        where !conforms(witness, to: bound) && declarations[owner].conditions[proto] == nil {
          report(
            "type '\(declarations[owner].name)' does not conform to protocol '\(declarations[proto].name)'",
            at: declarations[owner].nameSpan,
            notes: [
              Diagnostic.Note(
                "possibly intended match '\(declarations.qualifiedName(owner)).\(associated.name)' (aka '\(declarations.describe(witness, generics: declarations[owner].generics))') does not conform to '\(declarations[bound].name)'"
              )
            ])
        }
      }
    }
  }

  private func fill(
    _ requirement: MemberID, of proto: NominalID, for owner: NominalID, _ type: Type,
    isInherited: Bool
  ) {
    let wanted = declarations[requirement]
    guard let id = wanted.requirement else { return }
    // What the library's types do for its protocols stays, whatever a program adds to them.
    if module == .scenario, declarations[owner].module != .scenario,
      declarations[proto].module != .scenario,
      program.nominals[Int(owner.rawValue)].witnesses[id] != nil
    {
      return
    }
    // A class that inherits a conformance inherits the witnesses; only an override replaces one.
    var subject = owner
    if isInherited, let superclass = declarations[owner].superclass?.nominal {
      subject = superclass
      while let next = declarations[subject].superclass?.nominal,
        declarations.conforms(next, to: proto)
      {
        subject = next
      }
    }
    let own = witness(for: wanted, in: subject, type)
    if let function = operatorWitness(for: wanted, of: owner, type, besides: own) {
      program.nominals[Int(owner.rawValue)].witnesses[id] = function
      return
    }
    guard let witness = own else {
      if !isInherited { reportMissing(wanted, of: proto, in: owner) }
      return
    }
    if !isInherited { checkWitness(declarations[witness], for: wanted, of: proto, in: owner) }
    if wanted.callback != nil, declarations[witness].callback == nil,
      declarations[witness].module == module
    {
      declarations[witness].callback = wanted.callback
    }
    let index = Int(owner.rawValue)
    func entry(_ slot: Int?, _ function: @autoclosure () -> FunctionID) -> FunctionID {
      slot.map { program.nominals[index].vtable[$0] } ?? function()
    }
    let found = declarations[witness]
    let argumentCount = wanted.generics.count + wanted.parameters.count
    switch wanted.kind {
    case .property, .subscript:
      program.nominals[index].witnesses[id] = witnessFunction(
        of: witness, for: wanted, type, entry(found.getterSlot, ensureGetter(witness)),
        count: argumentCount)
      if let setter = wanted.setterRequirement, found.hasSetter {
        program.nominals[index].witnesses[setter] = witnessFunction(
          of: witness, for: wanted, type, entry(found.setterSlot, ensureSetter(witness)),
          count: argumentCount + 1)
      }
    case .initializer where declarations[owner].kind == .class && !isInProtocol(found):
      let function = newFunction(
        displayName(found), at: declarations[owner].nameSpan, isHidden: true)
      program.nominals[index].witnesses[id] = function
      pending.bodies.append(
        PendingBody(
          function: function, member: witness, owner: owner, source: .allocatingThunk))
    case .method, .initializer, .enumCase:
      program.nominals[index].witnesses[id] = witnessFunction(
        of: witness, for: wanted, type, entry(found.slot, ensureFunction(witness)),
        count: argumentCount)
    }
  }

  private func reportMissing(_ wanted: Member, of proto: NominalID, in owner: NominalID) {
    guard declarations[owner].module == module, !wanted.isOptionalRequirement else { return }
    let kind =
      switch wanted.kind {
      case .property: "property '\(wanted.name)'"
      case .initializer: "initializer '\(wanted.fullName)'"
      case .subscript: "subscript"
      case .method, .enumCase: "function '\(wanted.fullName)'"
      }
    report(
      "type '\(declarations[owner].name)' does not conform to protocol '\(declarations[proto].name)'",
      at: declarations[owner].nameSpan,
      notes: [Diagnostic.Note("protocol requires \(kind)")])
  }

  /// Reports a witness that does less than the requirement asks.
  private func checkWitness(
    _ member: Member, for wanted: Member, of proto: NominalID, in owner: NominalID
  ) {
    guard member.module == .scenario, module == .scenario, member.owner == owner else { return }
    let name = declarations[proto].name
    if member.access < min(declarations[proto].access, .internal), member.access <= .private {
      report(
        "\(member.kind == .property ? "property" : "method") '\(member.fullName)' must be declared internal because it matches a requirement in internal protocol '\(name)'",
        at: member.nameSpan)
    }
    if wanted.kind == .initializer, declarations[owner].kind == .class,
      !declarations[owner].isFinal, !member.isRequired
    {
      report(
        "initializer requirement '\(wanted.fullName)' can only be satisfied by a 'required' initializer in non-final class '\(declarations[owner].name)'",
        at: member.nameSpan)
    }
  }

  /// The member of a type, or of its protocols' extensions, that a requirement stands for: its own
  /// before a default, then the most specialised of those that the conformance promises.
  private func witness(for wanted: Member, in owner: NominalID, _ type: Type) -> MemberID? {
    var found: MemberID?
    for id in witnessCandidates(named: wanted.name, in: owner, type)
    where mayWitness(id, wanted, type) {
      guard let current = found else {
        found = id
        continue
      }
      if isBetterWitness(id, than: current, for: wanted, type) { found = id }
    }
    return found
  }

  private func witnessCandidates(
    named name: String, in owner: NominalID, _ type: Type
  ) -> [MemberID] {
    var candidates: [MemberID] = []
    var current: NominalID? = owner
    while let id = current {
      candidates += declarations[id].members[name] ?? []
      current = declarations[id].superclass?.nominal
    }
    current = owner
    while let id = current {
      for proto in declarations[id].protocols
      where id != owner || satisfies(conditions(of: id, for: proto), parameters(of: type)) {
        candidates += (declarations[proto].members[name] ?? []).filter {
          declarations[$0].requirement == nil
        }
      }
      current = declarations[id].superclass?.nominal
    }
    return candidates
  }

  /// The generic arguments of a type inside itself, as far as the context equates them with others.
  private func parameters(of type: Type) -> [Type] {
    let arguments = type.wrapped.map { [$0] } ?? type.arguments
    return arguments.map { $0.replacing(currentGenerics.sameTypes) }
  }

  private func mayWitness(_ id: MemberID, _ wanted: Member, _ type: Type) -> Bool {
    let member = declarations[id]
    let isCase = member.kind == .enumCase && wanted.isStatic
    guard member.kind == wanted.kind || isCase, member.requirement == nil,
      wanted.kind == .property || isCase || member.fullName == wanted.fullName,
      member.isStatic == wanted.isStatic, !member.isAsync || wanted.isAsync,
      // A generic requirement passes types that another function would take for arguments.
      member.generics.count >= wanted.generics.count
    else { return false }
    if isInProtocol(member) { return satisfies(member.requirements, [known(type)]) }
    if member.owner == type.nominal || type.wrapped != nil,
      !satisfies(member.requirements, parameters(of: type))
    {
      return false
    }
    if wanted.setterRequirement != nil, !member.hasSetter { return false }
    if member.isMutating, !wanted.isMutating { return false }
    // Where neither is generic itself, the type parameters in both are those of the type.
    let isOfType =
      member.owner == type.nominal && member.generics.isEmpty && wanted.generics.isEmpty
    return zip(member.parameters, wanted.parameters).allSatisfy { own, theirs in
      fits(own.type, theirs.type, member, wanted, type)
        && !(isOfType && areUnlike(own.type, substitute(theirs.type, [type])))
    } && gives(id, member, what: wanted, type)
  }

  /// Whether the value of a possible witness is what the requirement promises, and is had as easily.
  private func gives(
    _ id: MemberID, _ member: Member, what wanted: Member, _ type: Type
  ) -> Bool {
    switch wanted.kind {
    case .enumCase: return true
    case .initializer:
      if member.isFailable, !wanted.isFailable, !member.isImplicitlyUnwrapped { return false }
    case .method, .subscript, .property:
      let isCase = member.kind == .enumCase
      if !isCase, !fits(self.type(of: id), wanted.type, member, wanted, type) { return false }
    }
    return wanted.isThrowing || !member.isThrowing || member.isRethrowing
  }

  /// Whether one type is a type parameter, and the other one is declared: an `Index` is no `Range<Index>`.
  private func areUnlike(_ one: Type, _ other: Type) -> Bool {
    func isDeclared(_ type: Type) -> Bool {
      switch type {
      case .nominal, .tuple: true
      default: false
      }
    }
    let (one, other) = (known(one), known(other))
    return one.isTypeParameter && isDeclared(other) || isDeclared(one) && other.isTypeParameter
  }

  /// A type with the type parameters replaced that the conditions of a conformance fix.
  private func known(_ type: Type) -> Type {
    normalized(type.replacing(currentGenerics.sameTypes))
  }

  /// Whether one possible witness is preferred to another, found earlier.
  private func isBetterWitness(
    _ id: MemberID, than other: MemberID, for wanted: Member, _ type: Type
  ) -> Bool {
    let (a, b) = (declarations[id], declarations[other])
    guard isInProtocol(a) == isInProtocol(b) else { return isInProtocol(b) }
    let (isExact, wasExact) = (
      takesExactly(a, wanted, type), takesExactly(b, wanted, type)
    )
    guard isExact == wasExact else { return isExact }
    guard isInProtocol(a) || a.owner == b.owner else { return false }
    return isAsConstrained(a, as: b) && !isAsConstrained(b, as: a)
  }

  private func takesExactly(_ member: Member, _ wanted: Member, _ type: Type) -> Bool {
    let arguments = isInProtocol(member) ? [type] : parameters(of: type)
    return zip(member.parameters, wanted.parameters).allSatisfy {
      substitute($0.type, arguments) == substitute($1.type, [type])
    }
  }

  /// Whether a type in a possible witness may stand for one in the requirement: it is the same, or the class
  /// that the member comes from stands for `Self`. Objective-C's protocols leave optionals to the program.
  private func fits(
    _ own: Type, _ wanted: Type, _ member: Member, _ requirement: Member, _ selfType: Type
  ) -> Bool {
    let expected = substitute(wanted, [selfType])
    if own == expected || own.isError || expected.isError { return true }
    if own.hasParameters || expected.hasParameters {
      // Two types of different declarations are different, whatever their arguments stand for.
      guard case .nominal(let a, _) = own, case .nominal(let b, _) = expected else { return true }
      return a == b || inheritsAsSelf(own, wanted, member, selfType)
    }
    if inheritsAsSelf(own, wanted, member, selfType) { return true }
    let isOfObjectiveC = requirement.module != .scenario && requirement.module != .library
    return isOfObjectiveC && own.strippingOptionals == expected.strippingOptionals
  }

  private func inheritsAsSelf(
    _ own: Type, _ wanted: Type, _ member: Member, _ selfType: Type
  ) -> Bool {
    guard let owner = member.owner, declarations[owner].kind == .class,
      let inherited = declarations.superclassType(of: selfType, as: owner)
    else { return false }
    return own == substitute(wanted, [inherited])
  }

  /// The function of a member, created when the machine does the work itself.
  func ensureFunction(_ id: MemberID) -> FunctionID {
    if let function = declarations[id].function { return function }
    let function = newFunction(
      displayName(declarations[id]), at: declarations[id].nameSpan, isHidden: true)
    declarations[id].function = function
    pending.bodies.append(
      PendingBody(
        function: function, member: id, owner: declarations[id].owner, source: .intrinsicThunk))
    return function
  }

  // MARK: Members that Swift writes itself

  /// Adds `==`, `hash(into:)`, `allCases`, `rawValue` and `init(rawValue:)` where a type declares
  /// the protocol and leaves them to the compiler.
  func deriveMembers() {
    for (id, nominal, _) in nominalDecls where nominal.kind == .class {
      if hashes(id), declarations[id].members["hashValue"] != nil {
        derive(hashing(of: id, nominal), in: id, for: declarations.known.hashable)
      }
    }
    for (id, nominal, _) in nominalDecls where nominal.kind == .struct || nominal.kind == .enum {
      // The library defines the equality of numbers and text.
      if declarations[id].kind == .primitive { continue }
      let isPlainEnum =
        nominal.kind == .enum
        && program.nominals[Int(id.rawValue)].cases.allSatisfy { $0.payload.isEmpty }
      if isPlainEnum, let equatable = declarations.known.equatable,
        let hashable = declarations.known.hashable,
        id != declarations.known.never
      {
        // An enum without payloads is both without saying so.
        for proto in [equatable, hashable] where !declarations[id].protocols.contains(proto) {
          declarations[id].protocols.append(proto)
          program.nominals[Int(id.rawValue)].conformances.insert(proto)
        }
      }
      let protocols = declarations[id].protocols
      let selfType = declarations[id].selfType(id)
      if let equatable = declarations.known.equatable, protocols.contains(equatable),
        !isDeclared("==", for: id), globalOperator("==", on: selfType) == nil
      {
        derive(equality(of: id, nominal, isPlainEnum: isPlainEnum), in: id, for: equatable)
      }
      if hashes(id) {
        derive(hashing(of: id, nominal), in: id, for: declarations.known.hashable)
      }
      if let comparable = declarations.known.comparable, protocols.contains(comparable),
        !isDeclared("<", for: id), nominal.kind == .enum,
        globalOperator("<", on: selfType) == nil
      {
        derive(order(of: id), in: id)
      }
      if let iterable = declarations.known.caseIterable, protocols.contains(iterable),
        declarations[id].members["allCases"] == nil, nominal.kind == .enum
      {
        derive(allCases(of: id), in: id)
      }
      if declarations[id].rawType != nil { deriveRawValue(of: id) }
    }
    deriveCoding()
  }

  /// Whether a type says that it is Hashable and leaves `hash(into:)` to the compiler.
  private func hashes(_ id: NominalID) -> Bool {
    guard let hashable = declarations.known.hashable else { return false }
    return declarations[id].protocols.contains(hashable)
      && !isDeclared("hash", for: id)
  }

  /// Whether a type has a member itself, or from an extension of a protocol for all types like it. Then the
  /// compiler derives none.
  private func isDeclared(_ name: String, for id: NominalID) -> Bool {
    if declarations[id].members[name] != nil { return true }
    let type = declarations.selfType(of: id)
    return declarations[id].protocols.contains { proto in
      (declarations[proto].members[name] ?? []).contains { given in
        let member = declarations[given]
        return member.requirement == nil && satisfies(member.requirements, [type])
      }
    }
  }

  /// Declares a member that the compiler writes, under the conditions of the conformance it is for.
  func derive(_ decl: Decl, in id: NominalID, for proto: NominalID? = nil) {
    let requirements = proto.map { conditions(of: id, for: $0) } ?? []
    declare(decl, in: id, requirements: requirements, isExtension: false)
  }

  /// Creates syntax that nobody wrote, at one place in the sources.
  struct Maker {
    let span: Span
    func name(_ text: String) -> Expr {
      Expr(.name(Expr.Name(text: text, labels: nil, span: span)), span)
    }
    func member(_ base: Expr, _ text: String) -> Expr {
      Expr(.member(base, Expr.Name(text: text, labels: nil, span: span)), span)
    }
    func call(_ callee: Expr, _ arguments: [Expr]) -> Expr {
      Expr(.call(callee, arguments.map { Expr.Argument(label: nil, value: $0) }), span)
    }
    func binary(_ op: String, _ a: Expr, _ b: Expr) -> Expr {
      Expr(.binary(op, a, b, operatorSpan: span), span)
    }
    func type(_ name: String) -> TypeExpr { TypeExpr(.name(name, []), span) }
    func statement(_ kind: Stmt.Kind) -> Stmt { Stmt(kind, span) }
    func block(_ statements: [Stmt]) -> Block { Block(statements: statements, span: span) }
    func pattern(_ kind: Pattern.Kind) -> Pattern { Pattern(kind, span) }
    func parameter(_ label: String?, _ name: String, _ type: TypeExpr, isInOut: Bool = false)
      -> Decl.Parameter
    {
      Decl.Parameter(label: label, name: name, type: type, isInOut: isInOut, span: span)
    }
    func function(
      _ name: String, _ parameters: [Decl.Parameter], _ result: TypeExpr?, _ body: [Stmt],
      isStatic: Bool, attributes: [Decl.Attribute] = []
    ) -> Decl {
      var signature = Decl.Signature()
      signature.parameters = parameters
      signature.result = result
      return Decl(
        .function(Decl.Function(name: name, signature: signature, body: block(body))), span: span,
        nameSpan: span, attributes: attributes,
        modifiers: isStatic ? [.static, .public] : [.public])
    }
  }

  private func payloadPatterns(
    _ tag: Int, _ id: NominalID, _ prefix: String, _ make: Maker
  ) -> Pattern {
    let written = program.nominals[Int(id.rawValue)].cases[tag]
    let parts = written.payload.indices.map { index in
      (
        label: String?.none,
        pattern: make.pattern(.binding(isLet: true, make.pattern(.name("\(prefix)\(index)"))))
      )
    }
    return make.pattern(
      .enumCase(nil, written.name, written.payload.isEmpty ? nil : parts))
  }

  private func equality(
    of id: NominalID, _ nominal: Decl.Nominal, isPlainEnum: Bool
  ) -> Decl {
    let make = Maker(span: declarations[id].nameSpan)
    let selfType = make.type("Self")
    var body: [Stmt]
    if nominal.kind == .struct {
      var whole = Expr(.bool(true), make.span)
      for field in layout.fieldInitializers[id] ?? [] {
        let name = declarations[field.member].name
        let same = make.binary(
          "==", make.member(make.name("a"), name), make.member(make.name("b"), name))
        if case .bool = whole.kind { whole = same } else { whole = make.binary("&&", whole, same) }
      }
      body = [make.statement(.return(whole))]
    } else {
      let cases = program.nominals[Int(id.rawValue)].cases
      body = []
      for (tag, written) in cases.enumerated() where !written.payload.isEmpty {
        let conditions: [Stmt.Condition] = [
          .pattern(payloadPatterns(tag, id, "x", make), make.name("a")),
          .pattern(payloadPatterns(tag, id, "y", make), make.name("b")),
        ]
        var whole: Expr?
        for index in written.payload.indices {
          let same = make.binary("==", make.name("x\(index)"), make.name("y\(index)"))
          whole = whole.map { make.binary("&&", $0, same) } ?? same
        }
        body.append(
          make.statement(
            .if(conditions, make.block([make.statement(.return(whole))]), orElse: nil)))
        // Two of one case were compared; a case with payload equals no other.
        body.append(
          make.statement(
            .if(
              [.pattern(make.pattern(.enumCase(nil, written.name, nil)), make.name("a"))],
              make.block([make.statement(.return(Expr(.bool(false), make.span)))]), orElse: nil)))
      }
      let same = make.binary(
        "==", make.call(make.name("_tag"), [make.name("a")]),
        make.call(make.name("_tag"), [make.name("b")]))
      body.append(make.statement(.return(same)))
    }
    return make.function(
      "==", [make.parameter(nil, "a", selfType), make.parameter(nil, "b", selfType)],
      make.type("Bool"), body, isStatic: true,
      // Cases without payloads are equal when their numbers are: one operation.
      attributes: isPlainEnum ? [.semantics("vdl.op.intEqual")] : [])
  }

  /// `<` of an enum: by case, then by payload.
  private func order(of id: NominalID) -> Decl {
    let make = Maker(span: declarations[id].nameSpan)
    var body: [Stmt] = []
    for (tag, written) in program.nominals[Int(id.rawValue)].cases.enumerated()
    where !written.payload.isEmpty {
      let conditions: [Stmt.Condition] = [
        .pattern(payloadPatterns(tag, id, "x", make), make.name("a")),
        .pattern(payloadPatterns(tag, id, "y", make), make.name("b")),
      ]
      var comparisons: [Stmt] = []
      for index in written.payload.indices {
        let (x, y) = (make.name("x\(index)"), make.name("y\(index)"))
        let less = make.statement(.return(make.binary("<", x, y)))
        comparisons.append(
          make.statement(
            .if([.expr(make.binary("!=", x, y))], make.block([less]), orElse: nil)))
      }
      comparisons.append(make.statement(.return(Expr(.bool(false), make.span))))
      body.append(make.statement(.if(conditions, make.block(comparisons), orElse: nil)))
    }
    let less = make.binary(
      "<", make.call(make.name("_tag"), [make.name("a")]),
      make.call(make.name("_tag"), [make.name("b")]))
    body.append(make.statement(.return(less)))
    let selfType = make.type("Self")
    return make.function(
      "<", [make.parameter(nil, "a", selfType), make.parameter(nil, "b", selfType)],
      make.type("Bool"), body, isStatic: true)
  }

  private func hashing(of id: NominalID, _ nominal: Decl.Nominal) -> Decl {
    let make = Maker(span: declarations[id].nameSpan)
    func combine(_ value: Expr) -> Stmt {
      make.statement(.expr(make.call(make.member(make.name("hasher"), "combine"), [value])))
    }
    var body: [Stmt] = []
    if declarations[id].members["hashValue"] != nil {
      body.append(combine(make.member(make.name("self"), "hashValue")))
    } else if nominal.kind == .struct {
      for field in layout.fieldInitializers[id] ?? [] {
        body.append(combine(make.member(make.name("self"), declarations[field.member].name)))
      }
    } else {
      body.append(combine(make.call(make.name("_tag"), [make.name("self")])))
      for (tag, written) in program.nominals[Int(id.rawValue)].cases.enumerated()
      where !written.payload.isEmpty {
        body.append(
          make.statement(
            .if(
              [.pattern(payloadPatterns(tag, id, "x", make), make.name("self"))],
              make.block(written.payload.indices.map { combine(make.name("x\($0)")) }),
              orElse: nil)))
      }
    }
    return make.function(
      "hash", [make.parameter("into", "hasher", make.type("Hasher"), isInOut: true)], nil, body,
      isStatic: false)
  }

  private func allCases(of id: NominalID) -> Decl {
    let make = Maker(span: declarations[id].nameSpan)
    let cases = program.nominals[Int(id.rawValue)].cases.map { written in
      make.member(make.name("Self"), written.name)
    }
    let body = make.block([make.statement(.return(Expr(.array(cases), make.span)))])
    let binding = Decl.Binding(
      pattern: make.pattern(.name("allCases")),
      type: TypeExpr(.array(make.type("Self")), make.span),
      accessors: Decl.Accessors(get: body), span: make.span)
    return Decl(
      .variable(isLet: false, [binding]), span: make.span, nameSpan: make.span,
      modifiers: [.static, .public])
  }

  private func deriveRawValue(of id: NominalID) {
    guard let raw = declarations[id].rawType else { return }
    let make = Maker(span: declarations[id].nameSpan)
    let rawName = make.type(declarations.describe(raw))
    let cases = program.nominals[Int(id.rawValue)].cases
    func literal(_ constant: Constant?) -> Expr {
      switch constant {
      case .int(let bits, let type):
        if IntegerFormat(type)?.isSigned == true, bits < 0 {
          Expr(.prefix("-", Expr(.integer(bits.magnitude), make.span)), make.span)
        } else {
          Expr(.integer(UInt64(bitPattern: bits)), make.span)
        }
      case .double(let value): Expr(.float(value), make.span)
      case .string(let text), .character(let text): Expr(.string([.text(text)]), make.span)
      default: Expr(.integer(0), make.span)
      }
    }
    deriveValue("rawValue", of: id, rawName, cases.map { literal($0.rawValue) })
  }

  /// Adds a property that maps the cases of an enum to constants, and the initialiser from a
  /// constant.
  func deriveValue(_ name: String, of id: NominalID, _ rawName: TypeExpr, _ literals: [Expr]) {
    let make = Maker(span: declarations[id].nameSpan)
    let cases = zip(program.nominals[Int(id.rawValue)].cases, literals)
    if declarations[id].members[name] == nil {
      let switchCases = cases.map { written, literal in
        Stmt.SwitchCase(
          items: [(make.pattern(.enumCase(nil, written.name, nil)), nil)],
          body: [make.statement(.return(literal))], span: make.span)
      }
      let body = make.block([
        make.statement(.switch(make.name("self"), switchCases, label: nil))
      ])
      derive(
        Decl(
          .variable(
            isLet: false,
            [
              Decl.Binding(
                pattern: make.pattern(.name(name)), type: rawName,
                accessors: Decl.Accessors(get: body), span: make.span)
            ]), span: make.span, nameSpan: make.span, modifiers: [.public]), in: id)
    }
    let hasInit = (declarations[id].members["init"] ?? []).contains {
      declarations[$0].fullName == "init(\(name):)"
    }
    guard !hasInit else { return }
    var switchCases = cases.map { written, literal in
      Stmt.SwitchCase(
        items: [(make.pattern(.expr(literal)), nil)],
        body: [
          make.statement(
            .expr(
              Expr(
                .assign(make.name("self"), make.member(make.name("Self"), written.name)), make.span)
            ))
        ], span: make.span)
    }
    switchCases.append(
      Stmt.SwitchCase(
        items: [], body: [make.statement(.return(Expr(.nilLiteral, make.span)))], span: make.span))
    var signature = Decl.Signature()
    signature.parameters = [make.parameter(name, name, rawName)]
    derive(
      Decl(
        .initializer(
          Decl.Initializer(
            isFailable: true, isImplicitlyUnwrapped: false, signature: signature,
            body: make.block([
              make.statement(.switch(make.name(name), switchCases, label: nil))
            ]))), span: make.span, nameSpan: make.span, modifiers: [.public]), in: id)
  }
}
