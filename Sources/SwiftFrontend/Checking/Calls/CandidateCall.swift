import SwiftIR

/// A call of one overload while its arguments are checked.
///
/// Arguments that do not depend on context come first: they bind the type parameters for the rest.
struct CandidateCall {
  private let checker: Checker
  private let found: FoundMember
  private let member: Member
  private let matching: Checker.Matching
  private let site: CallSite
  private let manner: Checker.Manner
  /// The variables of the member's own type parameters.
  private let variables: [Type]
  /// The arguments of the owner, then the variables.
  private let substitution: [Type]
  private let parameterTypes: [Type]
  private let requirements: [GenericRequirement]
  private var typed: [TypedArgument?]
  private var score: Int
  /// The parameters whose arguments are literals, implicit members or operations on these.
  private var waiting: [Int] = []
  /// The parameters whose arguments are calls or initialisers that only other arguments complete.
  private var postponed: [Int] = []
  /// The parameters whose arguments are closures, or stand for some.
  private var closures: [Int] = []

  init(
    _ checker: Checker, _ found: FoundMember, _ matching: Checker.Matching, _ site: CallSite,
    _ manner: Checker.Manner
  ) {
    let unit = checker.unit
    let member = checker.declarations[found.id]
    let variables = member.generics.map { _ in checker.freshVariable() }
    var substitution = found.ownerArguments
    let ownerCount = member.owner.map { checker.declarations[$0].generics.count } ?? 0
    while substitution.count < ownerCount { substitution.append(.error) }
    substitution += variables
    self.checker = checker
    self.found = found
    self.member = member
    self.matching = matching
    self.site = site
    self.manner = manner
    self.variables = variables
    self.substitution = substitution
    parameterTypes = member.parameters.map { unit.substitute($0.type, substitution) }
    requirements = member.requirements + checker.ownerRequirements(of: member)
    typed = [TypedArgument?](repeating: nil, count: member.parameters.count)
    score = member.generics.isEmpty ? 0 : 1
    if member.owner.map({ checker.declarations[$0].kind }) == .protocol { score += 1 }
    if !member.requirements.isEmpty { score -= 1 }
  }

  private var unit: Compilation { checker.unit }

  /// The type of the result, which may have variables.
  private var result: Type { unit.substitute(member.type, substitution) }

  /// The first argument of a parameter as it is written.
  private func written(_ index: Int) -> Expr? {
    matching[index].first.map { site.arguments[$0].value }
  }

  // MARK: Arguments

  private mutating func checkParameters(_ indices: [Int]) {
    for index in indices { checkParameter(index) }
  }

  private mutating func checkParameter(_ index: Int) {
    let parameter = member.parameters[index]
    let type = parameterTypes[index]
    if parameter.isVariadic {
      checkVariadic(index, type)
    } else if let expr = written(index) {
      let (value, cost) = checker.checkArgument(expr, parameter, type)
      score += cost
      typed[index] = value
    } else {
      score += 1
      if let name = parameter.callSiteDefault {
        let place = site.callee.map { unit.place(after: $0) } ?? site.span
        typed[index] = .value(checker.checkPound(name, [], type, place))
      } else if let function = parameter.defaultFunction {
        typed[index] = .byDefault(
          function, parameter.defaultTypes.map { unit.substitute($0, substitution) })
      }
    }
  }

  private mutating func checkVariadic(_ index: Int, _ type: Type) {
    guard case .nominal(_, let elements) = type, let element = elements.first else { return }
    var values: [TypedExpr] = []
    score += 2
    for argument in matching[index] {
      let (value, cost) = checker.checkValue(site.arguments[argument].value, element)
      score += cost
      values.append(value)
    }
    typed[index] = .variadic(values, array: unit.arrayType(of: checker.resolved(element)))
  }

  mutating func checkIndependentArguments() {
    let exact = member.parameters.indices.filter(isExact)
    checkParameters(exact)
    for index in member.parameters.indices where !exact.contains(index) {
      guard parameterTypes[index].hasVariables, let expr = written(index) else {
        checkParameter(index)
        continue
      }
      switch expr.kind {
      case .closure, .keyPath: closures.append(index)
      case _ where checker.openFunction(expr) != nil: closures.append(index)
      case _ where checker.isLiteral(expr) || isImplicit(expr): waiting.append(index)
      case .call where mayWait && !isComplete(index): postponed.append(index)
      // Most types have several initialisers; which one is meant, the other arguments tell.
      case .member(_, let name) where site.arguments.count > 1 && name.text == "init":
        postponed.append(index)
      default: checkParameter(index)
      }
    }
    unifySuperclasses()
    checker.unifySameTypes(requirements, substitution)
  }

  /// `C: Box<T>`: the class that an argument has tells the arguments of the superclass that it must have.
  private func unifySuperclasses() {
    for (variable, parameter) in zip(variables, member.generics) {
      guard let superclass = parameter.superclass, superclass.hasParameters,
        case let given = checker.resolved(variable), !given.hasVariables
      else { continue }
      let known = given.isTypeParameter ? unit.bounds(of: given).superclass ?? given : given
      checker.unify(unit.substitute(superclass, substitution), known)
    }
  }

  /// Whether an argument says which type a type parameter is: `Animal.self` for `T.Type`. The value of another
  /// one may be of a type below that.
  private func isExact(_ index: Int) -> Bool {
    guard case .metatype(let type) = parameterTypes[index], type.hasVariables else { return false }
    switch written(index)?.kind {
    case .postfixSelf?, .name?, .member?: return true
    default: return false
    }
  }

  /// Whether an argument is looked up in the type that the parameter has: `.leaf`, `2 * .unit`.
  private func isImplicit(_ expr: Expr) -> Bool {
    if case .tuple = expr.kind { return checker.hasOpenElements(expr) }
    return checker.isImplicitMember(expr) || checker.isOpenOperation(expr)
      || checker.isOpenMember(expr)
  }

  /// Whether something else than an argument may tell its type.
  private var mayWait: Bool { manner.isPatient || site.arguments.count > 1 }

  /// Whether an argument can be checked before the others: `wrap([])` may be of any type.
  private func isComplete(_ index: Int) -> Bool {
    var isVariable = false
    if case .variable = checker.resolved(parameterTypes[index]) { isVariable = true }
    guard manner.isPatient || isVariable, let expr = written(index) else { return true }
    return !checker.attempt {
      checker.checkArgument(expr, member.parameters[index], parameterTypes[index])
    }.failed
  }

  /// Binds variables by the type that the context wants, if some arguments depend on it.
  func bindByContext() {
    let result = result
    let isWaiting = !waiting.isEmpty || !closures.isEmpty || manner.isPatient
    guard isWaiting, let expected = wanted(for: result), !expected.isError,
      checker.resolved(result).hasVariables
    else { return }
    checker.unifyWrittenResults(
      closures.compactMap { index in written(index).map { ($0, parameterTypes[index]) } })
    let saved = checker.bindings
    let known = checker.waitingMembers
    defer { checker.waitingMembers = known }
    if !checker.unify(checker.resolved(result), expected) { checker.bindings = saved }
    if manner.isPatient { return }
    // A wide context must not force a wider type than the arguments have.
    for (variable, type) in checker.bindings where saved[variable] == nil {
      if case .existential = type { checker.bindings[variable] = nil }
    }
  }

  /// The type that the context wants of the result. What is in an optional is enough, unless nil is passed.
  private func wanted(for result: Type) -> Type? {
    if manner.isPatient { return manner.context }
    let isNil = waiting.contains { index in written(index).map(checker.isNil) ?? false }
    guard let expected = site.expected, expected.wrapped != nil, result.wrapped == nil, !isNil
    else { return site.expected }
    return expected.strippingOptionals
  }

  mutating func checkWaitingArguments() {
    for index in waiting { openArrayLiteral(index) }
    // Literals bind the types in which `.leaf` is looked up.
    let empty = waiting.filter(openEmpty)
    let implicit = waiting.filter {
      !empty.contains($0) && (written($0).map(isImplicit) ?? false)
    }
    let nils = waiting.filter { index in written(index).map(checker.isNil) ?? false }
    checkParameters(
      waiting.filter { !implicit.contains($0) && !empty.contains($0) && !nils.contains($0) })
    for index in nils {
      checker.bindOptional(parameterTypes[index])
      checkParameter(index)
    }
    if !empty.isEmpty {
      checker.unifySameTypes(requirements, substitution)
      // The closures' use of an empty collection shows its element type.
      for index in closures {
        guard let expr = written(index) else { continue }
        checker.keepingBindings {
          _ = checker.checkArgument(expr, member.parameters[index], parameterTypes[index])
        }
      }
      for index in empty { bindEmptyLiteral(index) }
      checkParameters(empty)
    }
    // A closure with written types tells which `String.init` or `.init()` is beside it.
    let early = implicit.isEmpty && postponed.isEmpty ? [] : closures.filter(hasWrittenTypes)
    checkParameters(early)
    implicit.forEach(bindImplicitBase)
    // `.red` for a `T` waits for `.tint` in a `Key<T>`, which tells T.
    let bare = implicit.filter { checker.isVariableAlone(checker.resolved(valueType($0))) }
    checkParameters(implicit.filter { !bare.contains($0) })
    checkParameters(bare)
    if !postponed.isEmpty, !waiting.isEmpty || !early.isEmpty {
      checker.unifySameTypes(requirements, substitution)
    }
    checkParameters(postponed)
    // The closures take the literals' types.
    if !waiting.isEmpty { checker.unifySameTypes(requirements, substitution) }
    checkParameters(closures.filter { !early.contains($0) })
  }

  /// Whether an argument is an empty collection, or a value of a generic type without its arguments, that
  /// only the others tell more of.
  private func openEmpty(_ index: Int) -> Bool {
    guard let expr = written(index) else { return false }
    if !closures.isEmpty, checker.openBareType(of: expr, for: valueType(index)) { return true }
    guard checker.isEmptyCollection(expr) else { return false }
    return checker.openEmptyLiteral(expr, for: valueType(index))
      || checker.resolved(parameterTypes[index]).hasVariables
  }

  /// Whether an argument is a closure that says itself what it takes.
  private func hasWrittenTypes(_ index: Int) -> Bool {
    guard case .closure(let closure)? = written(index)?.kind, let parameters = closure.parameters
    else { return false }
    return !parameters.isEmpty && parameters.allSatisfy { $0.type != nil }
  }

  /// The type of the value that an argument stands for: an autoclosure's is its result.
  private func valueType(_ index: Int) -> Type {
    guard member.parameters[index].isAutoclosure,
      case .function(let function) = parameterTypes[index]
    else { return parameterTypes[index] }
    return function.result
  }

  /// Checks all arguments with the types that literals have in the end.
  mutating func checkAgain() {
    score = 0
    checkParameters(Array(member.parameters.indices))
  }

  /// Gives a type parameter that an array literal stands for the elements that the requirements fix:
  /// `S.Element == Element`.
  private func openArrayLiteral(_ index: Int) {
    guard case .array(let elements)? = written(index)?.kind, !elements.isEmpty,
      case .variable(let variable) = checker.resolved(parameterTypes[index])
    else { return }
    let saved = (checker.bindings, checker.waitingMembers)
    checker.bind(variable, to: unit.arrayType(of: checker.freshVariable()))
    checker.unifySameTypes(requirements, substitution)
    if checker.resolved(parameterTypes[index]).hasVariables {
      (checker.bindings, checker.waitingMembers) = saved
    }
  }

  /// Gives a type parameter the type that its protocol names for a member (SE-0299): `.plain` stands in an
  /// `extension Style where Self == Plain`.
  private func bindImplicitBase(_ index: Int) {
    guard case .variable(let variable) = checker.resolved(parameterTypes[index]),
      let place = variables.firstIndex(of: parameterTypes[index]),
      let name = written(index).flatMap(checker.implicitName)
    else { return }
    let members = unit.refinements(of: member.generics[place].protocols)
      .flatMap { checker.declarations[$0].members[name] ?? [] }
    for given in members.map({ checker.declarations[$0] }) where given.isStatic {
      for requirement in given.requirements where requirement.subject == .parameter(0) {
        if case .isSame(let type) = requirement.relation, !type.hasParameters {
          return checker.bind(variable, to: type)
        }
      }
    }
  }

  /// Nothing says what an empty array holds: anything.
  private func bindEmptyLiteral(_ index: Int) {
    guard case .array? = written(index)?.kind,
      case .nominal(checker.declarations.known.array, let elements) = checker.resolved(
        parameterTypes[index]),
      case .variable(let variable)? = elements.first
    else { return }
    checker.bind(variable, to: .any)
  }

  // MARK: The result

  mutating func bindByResult() {
    unifySuperclasses()
    let result = result
    if let expected = site.expected, !expected.isError, checker.resolved(result).hasVariables {
      // An associated type in the result says nothing about its base.
      let known = checker.waitingMembers
      checker.unify(result, expected)
      checker.waitingMembers = known
      bindByConformance(of: checker.resolved(result), to: expected)
    }
    score += resultCost()
    checker.unifySameTypes(requirements, substitution)
  }

  /// Gives a generic type the arguments with which alone it is what the context wants: an `Element<Context>`
  /// that is a component `where Context == Any`.
  private func bindByConformance(of result: Type, to expected: Type) {
    guard case .nominal(let id, let arguments) = result, result.hasVariables,
      case .existential(let protocols) = expected.strippingOptionals
    else { return }
    for proto in protocols where checker.declarations.conforms(id, to: proto) {
      checker.unifySameTypes(unit.conditions(of: id, for: proto), arguments)
    }
  }

  /// What the result adds to the changes of the arguments: overloads may differ in their results alone.
  /// An optional around it counts as much as one around an argument.
  private func resultCost() -> Int {
    let result = checker.resolved(result)
    guard let expected = site.expected, member.kind == .method || member.kind == .subscript,
      !member.isImplicitlyUnwrapped
    else { return 0 }
    let missing = checker.resolved(expected).optionalDepth - result.optionalDepth
    let isOther =
      member.kind == .method && !expected.hasVariables && !result.hasVariables
      && !checker.canConvert(result, to: expected)
    return max(0, missing) * Checker.Cost.optional + (isOther ? Checker.Cost.otherResult : 0)
  }

  func chosen() -> Checker.Chosen {
    let generics = zip(variables, member.generics).map { genericArgument($0, for: $1) }
    let typed = typed.map { argument -> TypedArgument? in
      guard case .byDefault(let function, let types)? = argument else { return argument }
      return .byDefault(function, types.map { checker.resolved($0) })
    }
    checkWaitingMembers()
    checker.checkRequirements(
      requirements, of: member, substitution.map { checker.resolved($0) }, site.span)
    return Checker.Chosen(
      found: found,
      arguments: zip(typed, parameterTypes).compactMap { argument, type in
        argument.map { checker.unresolved.argument($0, as: checker.resolved(type), at: site.span) }
      }, generics: generics,
      result: checker.unresolved.resultType(checker.resolved(result), of: member, typed),
      score: score)
  }

  /// The argument that a type parameter is bound to.
  private func genericArgument(_ variable: Type, for parameter: Member.GenericParameter) -> Type {
    let type = checker.resolved(variable)
    if type.hasVariables {
      if !checker.unresolved.explainsOpenType(typed) {
        checker.error("generic parameter '\(parameter.name)' could not be inferred", site.span)
      }
      return .error
    }
    let requirement = "\(checker.noun(member)) '\(member.fullName)' requires that"
    for proto in parameter.protocols where !unit.conforms(type, to: proto) {
      let name = checker.declarations[proto].name
      checker.error("\(requirement) '\(checker.describe(type))' conform to '\(name)'", site.span)
    }
    if let superclass = parameter.superclass.map({
      checker.resolved(unit.substitute($0, substitution))
    }), !checker.canConvert(type, to: superclass) {
      let name = checker.describe(superclass)
      checker.error(
        "\(requirement) '\(checker.describe(type))' inherit from '\(name)'", site.span)
    }
    return type
  }

  private func checkWaitingMembers() {
    for (wanted, given) in checker.waitingMembers {
      let wanted = checker.resolved(wanted)
      if !wanted.hasVariables, !checker.canConvert(checker.resolved(given), to: wanted) {
        checker.error(
          "cannot convert value of type '\(checker.describe(given))' to expected argument type '\(checker.describe(wanted))'",
          site.span)
      }
    }
  }
}

extension Checker {
  /// The requirements of a type on its arguments, for arguments inferred from an initialiser's
  /// call.
  func ownerRequirements(of member: Member) -> [GenericRequirement] {
    guard member.kind == .initializer, let owner = member.owner,
      declarations[owner].kind != .protocol
    else { return [] }
    return declarations[owner].requirements
  }

  /// Binds the variables that a where clause equates with a known type.
  func unifySameTypes(_ requirements: [GenericRequirement], _ substitution: [Type]) {
    for requirement in requirements {
      guard case .isSame(let type) = requirement.relation else { continue }
      let wanted = resolved(unit.substitute(type, substitution))
      let given = resolved(unit.substitute(requirement.subject, substitution))
      if given.hasVariables { unify(given, wanted) } else { unify(wanted, given) }
    }
  }

  /// The result that a closure writes binds before the context does: `{ (n: Int) -> Int? in … }`.
  func unifyWrittenResults(_ closures: [(closure: Expr, parameter: Type)]) {
    for case (let expr, .function(let parameter)) in closures {
      guard case .closure(let closure) = expr.kind, let result = closure.result else { continue }
      let (type, failed) = attempt { resolve(result) }
      if !failed { unify(parameter.result, type) }
    }
  }

  /// Gives a type parameter that `[]` or `[:]` stands for the shape of the literal.
  func openEmptyLiteral(_ expr: Expr, for parameter: Type) -> Bool {
    guard case .variable(let index) = resolved(parameter) else { return false }
    switch expr.kind {
    case .array(let elements) where elements.isEmpty:
      bind(index, to: unit.arrayType(of: freshVariable()))
    case .dictionary(let pairs) where pairs.isEmpty:
      guard let id = declarations.known.dictionary else { return false }
      bind(index, to: .nominal(id, [freshVariable(), freshVariable()]))
    default: return false
    }
    return true
  }

  /// Checks an expression only for the variables that it binds.
  func keepingBindings(_ body: () -> Void) {
    let known = attempt { () -> [Int: Type] in
      body()
      return bindings
    }
    bindings = known.value
  }

  func isNil(_ expr: Expr) -> Bool {
    if standIns[ObjectIdentifier(expr)] != nil { return false }
    return switch expr.kind {
    case .nilLiteral: true
    case .paren(let inner): isNil(inner)
    default: false
    }
  }
}
