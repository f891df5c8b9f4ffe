import SwiftIR

/// The functions declared in functions that are known so far.
struct LocalFunctions {
  struct Entry {
    let local: Local
    /// For labels and defaults.
    let parameters: [Member.Parameter]
    /// The values of arguments that are left out, by the parameter's name.
    let defaults: [String: Expr]
    /// The number of locals around its block: functions of one block may have one name.
    let scope: Int
    let isRethrowing: Bool
    /// The signature of a generic one, whose own type parameters follow those around it.
    let generic: MemberID?
    /// The signature as written, by which one of several functions is chosen.
    let member: Member
  }

  private var byDeclaration: [ObjectIdentifier: Entry] = [:]
  private var byLocal: [ObjectIdentifier: Entry] = [:]
  private var candidates: [ObjectIdentifier: MemberID] = [:]
  /// What must not be used yet: functions that use variables declared after them, and names that
  /// stand for such variables.
  private var unready: Set<ObjectIdentifier> = []
  /// The unready ones that were looked up.
  private(set) var usedTooEarly: [Local] = []

  mutating func enter(_ entry: Entry, for decl: Decl) {
    byDeclaration[ObjectIdentifier(decl)] = entry
    byLocal[ObjectIdentifier(entry.local)] = entry
  }

  subscript(decl: Decl) -> Entry? { byDeclaration[ObjectIdentifier(decl)] }
  subscript(local: Local) -> Entry? { byLocal[ObjectIdentifier(local)] }

  /// The member that stands for a function among several; made when it is first asked for.
  mutating func candidate(for entry: Entry, make: () -> MemberID) -> MemberID {
    if let known = candidates[ObjectIdentifier(entry.local)] { return known }
    let made = make()
    candidates[ObjectIdentifier(entry.local)] = made
    return made
  }

  mutating func postpone(_ local: Local) { unready.insert(ObjectIdentifier(local)) }
  mutating func release(_ local: Local) { unready.remove(ObjectIdentifier(local)) }

  mutating func noteUse(of local: Local) {
    guard !unready.isEmpty, unready.contains(ObjectIdentifier(local)) else { return }
    usedTooEarly.append(local)
  }

  /// Forgets the uses since there were `count`, and returns them.
  mutating func takeUses(since count: Int) -> [Local] {
    defer { usedTooEarly.removeSubrange(count...) }
    return Array(usedTooEarly[count...])
  }
}

extension Checker {
  // MARK: Declarations

  /// Enters a function declared in a function, so that those before it may call it.
  func declareLocalFunction(_ decl: Decl, _ written: Decl.Function) {
    let signature = written.signature.namingOpaqueParameters()
    var member = Member(
      kind: .method, name: written.name, owner: nil, module: unit.module, span: decl.span,
      nameSpan: decl.nameSpan)
    unit.read(signature, in: typeScope, into: &member)
    var defaults: [String: Expr] = [:]
    for (index, parameter) in signature.parameters.enumerated() {
      member.parameters[index].hasDefault = parameter.defaultValue != nil
      defaults[parameter.name] = parameter.defaultValue
    }
    // The types for a generic function's own parameters are its first arguments.
    let first = function.generics.parameters.count
    let types = member.generics.indices.map {
      Type.FunctionType.Parameter(type: .metatype(.parameter(first + $0)))
    }
    let type = Type.function(
      Type.FunctionType(
        parameters: types
          + member.parameters.map {
            Type.FunctionType.Parameter(type: $0.type, isInOut: $0.isInOut)
          },
        result: member.type, isThrowing: signature.isThrowing || signature.isRethrowing,
        isAsync: signature.isAsync))
    let local = Local(written.name, type: type, isLet: true, span: decl.nameSpan, in: function)
    local.isDeferred = true
    declare(local)
    localFunctions.enter(
      LocalFunctions.Entry(
        local: local, parameters: member.parameters, defaults: defaults, scope: scopeStart,
        isRethrowing: signature.isRethrowing,
        generic: member.generics.isEmpty ? nil : unit.addUnnamed(withoutLabels: member),
        member: member), for: decl)
  }

  /// A function declared in a function: a closure with a name.
  func checkLocalFunction(_ decl: Decl, _ written: Decl.Function) -> TypedStmt? {
    guard let entry = localFunctions[decl], case .function(let type) = entry.local.type,
      let body = written.body
    else { return nil }
    let generics = entry.generic.map { genericContext(of: declarations[$0]) }
    let context = closureContext(
      result: type.result, isThrowing: type.isThrowing, generics: generics)
    context.mayThrow = type.isThrowing
    context.isAsync = type.isAsync
    context.isRethrowing = entry.isRethrowing
    context.isNamed = true
    context.functionName = written.fullName
    if generics != nil { context.firstOwnGeneric = function.generics.parameters.count }
    let closure = TypedClosure(context, decl.span)
    inClosure(context) {
      for type in type.parameters.prefix(type.parameters.count - entry.parameters.count) {
        let argument = Local("", type: type.type, isLet: true, span: decl.span, in: context)
        argument.isParameter = true
        context.parameters.append(argument)
      }
      for parameter in entry.parameters {
        let argument = Local(
          parameter.name, type: parameter.type, isLet: !parameter.isInOut,
          isImplicitlyUnwrapped: parameter.isImplicitlyUnwrapped, span: decl.span, in: context)
        argument.isParameter = true
        argument.isInOut = parameter.isInOut
        argument.isNonEscaping = parameter.isNonEscaping
        context.parameters.append(argument)
        if parameter.name != "_" { declare(argument) }
      }
      let wrapped = wrappedParameters(written.signature.parameters)
      closure.body = wrapped + checkBody(body, result: type.result)
    }
    return TypedStmt(.function(entry.local, closure), decl.span)
  }

  /// The type parameters around a generic function in a function, then its own.
  private func genericContext(of member: Member) -> GenericContext {
    GenericContext(
      function.generics.parameters + member.generics,
      function.generics.requirements + member.requirements)
  }

  // MARK: Calls

  /// The call of a local: a function in a function, or a variable with a function in it.
  func callLocal(_ local: Local, _ callee: Span, _ site: CallSite) -> TypedExpr {
    guard let named = localFunctions[local] else { return apply(read(local, callee), site) }
    let fitting = overloads(of: named).filter { match(site.arguments, to: $0.parameters) != nil }
    guard fitting.count > 1 else { return call(fitting.first ?? named, callee, site) }
    guard let meant = overload(among: fitting, site) else { return failed(site.span) }
    return call(meant, callee, site)
  }

  /// The one that is meant of several functions that take the labels of a call, by the rules for functions
  /// outside of functions.
  private func overload(
    among fitting: [LocalFunctions.Entry], _ site: CallSite
  ) -> LocalFunctions.Entry? {
    let around = fitting[0].local.function.generics.parameters.indices.map { Type.parameter($0) }
    let found = fitting.map { entry in
      let id = localFunctions.candidate(for: entry) { unit.addUnnamed(entry.member) }
      return FoundMember(id: id, ownerArguments: around)
    }
    func choice() -> Chosen? { choose(found, .none, fitting[0].local.name, site) }
    let (chosen, failed) = attempt(choice)
    guard !failed, let chosen else {
      // Once more for its messages.
      _ = choice()
      return nil
    }
    return zip(found, fitting).first { $0.0.id == chosen.found.id }?.1
  }

  private func call(
    _ entry: LocalFunctions.Entry, _ callee: Span, _ written: CallSite
  ) -> TypedExpr {
    function.capture(entry.local)
    let site = written.taking(localArguments(written.arguments, of: entry))
    guard let generic = entry.generic else {
      return apply(read(entry.local, callee), site, isRethrowing: entry.isRethrowing)
    }
    let around = entry.local.function.generics.parameters.indices.map { Type.parameter($0) }
    let found = FoundMember(id: generic, ownerArguments: around)
    guard let chosen = choose([found], .none, entry.local.name, site) else {
      return failed(site.span)
    }
    let member = declarations[generic]
    checkAsync(member.isAsync, .call, site.span)
    checkThrowing(
      member.isThrowing && !isQuiet(member, chosen.arguments), site.span, member.thrown)
    let types = chosen.generics.map {
      TypedArgument.value(TypedExpr(.metatype($0), .metatype($0), site.span))
    }
    return TypedExpr(
      .apply(read(entry.local, callee), types + chosen.arguments), resolved(chosen.result),
      site.span)
  }

  /// The functions of one name in one block.
  private func overloads(of entry: LocalFunctions.Entry) -> [LocalFunctions.Entry] {
    locals.compactMap { item -> LocalFunctions.Entry? in
      guard item.name == entry.local.name, item.local.function === entry.local.function,
        let other = localFunctions[item.local], other.scope == entry.scope
      else { return nil }
      return other
    }
  }

  /// The arguments with labels taken off and defaults put in.
  private func localArguments(
    _ arguments: [Expr.Argument], of entry: LocalFunctions.Entry
  ) -> [Expr.Argument] {
    guard let matching = match(arguments, to: entry.parameters) else {
      let want = entry.parameters.map { ($0.label ?? "_") + ":" }.joined()
      error(
        "incorrect arguments in call (expected '\(entry.local.name)(\(want))')",
        arguments.first?.value.span ?? entry.local.span)
      return arguments
    }
    return zip(entry.parameters, matching).compactMap { parameter, taken in
      if parameter.isVariadic {
        let values = taken.map { arguments[$0].value }
        let span = values.first?.span ?? entry.local.span
        return Expr.Argument(label: nil, value: Expr(.array(values), span))
      }
      if let index = taken.first {
        return Expr.Argument(label: nil, value: arguments[index].value)
      }
      return entry.defaults[parameter.name].map { Expr.Argument(label: nil, value: $0) }
    }
  }
}

extension Compilation {
  /// Adds a member that no name means: a generic function in a function. Its arguments have lost
  /// their labels, and none is left out.
  fileprivate func addUnnamed(withoutLabels member: Member) -> MemberID {
    var member = member
    for index in member.parameters.indices {
      member.parameters[index].label = nil
      member.parameters[index].hasDefault = false
      member.parameters[index].isVariadic = false
    }
    return addUnnamed(member)
  }

  fileprivate func addUnnamed(_ member: Member) -> MemberID {
    declarations.members.append(member)
    return MemberID(index: declarations.members.count - 1)
  }
}
