import SwiftIR

// Operators and generic functions as values. Their types are known only from the context, so a
// closure that calls them takes their place.
extension Checker {
  /// The operator, the generic function or the case of a generic type that an expression names:
  /// `reduce(0, +)`, `reduce(0, max)`, `map(Optional.some)`.
  func openFunction(_ expr: Expr) -> Expr? {
    switch expr.kind {
    case .paren(let inner): return openFunction(inner)
    case .member(let module, let name) where isModule(module):
      return isOpenGlobal(name) ? expr : nil
    case .member(let base, let name):
      guard case .name(let type) = base.kind, lookupLocal(type.text) == nil,
        case .nominal(let owner)? = unit.globalType(type.text, at: type.span),
        !declarations[owner].generics.isEmpty, name.genericArguments.isEmpty
      else { return nil }
      if name.text == "init", name.labels == nil, type.genericArguments.isEmpty { return expr }
      let ids = typeFunctions(named: name.text, of: owner)
      guard !ids.isEmpty, ids.allSatisfy({ isPlain(declarations[$0], labels: name.labels) })
      else { return nil }
      return expr
    case .name(let name):
      if isOperator(name.text) { return expr }
      guard isOpenGlobal(name), lookupLocal(name.text) == nil,
        attempt({ implicitMember(named: name.text, at: name.span) }).value == nil
      else { return nil }
      return expr
    default: return nil
    }
  }

  /// Whether a name outside of types means functions of which some are generic.
  private func isOpenGlobal(_ name: Expr.Name) -> Bool {
    guard name.labels == nil else { return false }
    let ids = unit.globals(named: name.text, at: name.span)
    return ids.contains { !declarations[$0].generics.isEmpty }
      && ids.allSatisfy { declarations[$0].kind == .method && !declarations[$0].isAsync }
  }

  /// Whether a member of a type takes arguments with the labels that are written, or none, and gives a
  /// value of the type.
  private func isPlain(_ member: Member, labels: [String]?) -> Bool {
    guard
      member.kind == .enumCase || member.kind == .method && member.isStatic && !member.isThrowing,
      !member.parameters.isEmpty, !member.parameters.contains(where: \.isVariadic)
    else { return false }
    guard let labels else { return member.parameters.allSatisfy { $0.label == nil } }
    return member.parameters.map { $0.label ?? "_" } == labels
  }

  /// `{ $0 + $1 }` for `+`, `{ max($0, $1) }` for `max`; nil when it takes other arguments.
  func closure(calling callee: Expr, as type: Type.FunctionType, _ span: Span) -> TypedExpr? {
    guard let (count, labels) = arity(of: callee, for: type) else { return nil }
    let names = shorthandNames(count, span)
    bindOperands(of: callee, type)
    bindSignature(of: callee, type)
    let body: Expr
    if case .name(let name) = callee.kind, isOperator(name.text) {
      body =
        count == 1
        ? Expr(.prefix(name.text, names[0]), span)
        : Expr(.binary(name.text, names[0], names[1], operatorSpan: span), span)
    } else {
      let arguments = zip(labels, names).map { Expr.Argument(label: $0, value: $1) }
      let call = Expr(.call(withoutLabels(callee), arguments), span)
      let isThrowing = if case .name = callee.kind { type.isThrowing } else { false }
      body = isThrowing ? Expr(.try(.plain, call), span) : call
    }
    return checkClosure(shorthandClosure(body, count: count), .function(type), span)
  }

  /// `reduce(+)`: where the context knows the type of one operand, the other has it too.
  private func bindOperands(of callee: Expr, _ type: Type.FunctionType) {
    guard case .name(let name) = callee.kind, isOperator(name.text), type.parameters.count == 2
    else { return }
    let types = type.parameters.map { resolved($0.type) }
    for (open, known) in [(types[0], types[1]), (types[1], types[0])] {
      if case .variable = open, !known.hasVariables { unify(open, known) }
    }
  }

  /// `identity >>> next`: what the context leaves open of the arguments, the function's own signature says.
  private func bindSignature(of callee: Expr, _ type: Type.FunctionType) {
    guard type.parameters.contains(where: { resolved($0.type).hasVariables }),
      let member = onlyFunction(callee), member.parameters.count == type.parameters.count
    else { return }
    let owner = member.owner.map { declarations[$0].generics.count } ?? 0
    let variables = (0..<owner + member.generics.count).map { _ in freshVariable() }
    unify(unit.substitute(member.type, variables), resolved(type.result))
    for (wanted, own) in zip(type.parameters, member.parameters) {
      unify(resolved(wanted.type), unit.substitute(own.type, variables))
    }
  }

  /// The one function outside of types, or of a generic type, that an expression may mean.
  private func onlyFunction(_ callee: Expr) -> Member? {
    let ids: [MemberID]
    switch callee.kind {
    case .name(let name) where !isOperator(name.text):
      ids = unit.globals(named: name.text, at: name.span)
    case .member(let base, let name) where !isModule(base):
      ids = (asType(base)?.nominal).map { typeFunctions(named: name.text, of: $0) } ?? []
    default: return nil
    }
    return ids.count == 1 ? declarations[ids[0]] : nil
  }

  /// What a type itself has of a name: it does not have the properties of its values.
  private func typeFunctions(named name: String, of owner: NominalID) -> [MemberID] {
    (declarations[owner].members[name] ?? []).filter {
      declarations[$0].isStatic || declarations[$0].kind != .property
    }
  }

  /// Whether an operand is a function whose type only the context tells: `String.init`, `\.count`.
  func isOpenFunction(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .paren(let inner): isOpenFunction(inner)
    case .keyPath(let path): path.root == nil
    case .member(_, let name) where name.text == "init": true
    default: openFunction(expr) != nil
    }
  }

  /// `T.f` for `T.f(from:to:)`
  private func withoutLabels(_ callee: Expr) -> Expr {
    guard case .member(let base, var name) = callee.kind, name.labels != nil else { return callee }
    name.labels = nil
    return Expr(.member(base, name), callee.span)
  }

  /// `pairs.map(f)` for a function of two arguments: a closure that takes the pair apart.
  func takingTupleApart(_ value: TypedExpr, _ expr: Expr, as target: Type) -> TypedExpr? {
    guard case .function(let given) = value.type, given.parameters.count > 1,
      case .function(let wanted) = target.strippingOptionals, wanted.parameters.count == 1,
      case .tuple(let elements) = resolved(wanted.parameters[0].type),
      elements.count == given.parameters.count
    else { return nil }
    if case .closure = expr.kind { return nil }
    return forwarding(to: expr, given, count: elements.count, as: target)
  }

  /// A function that gives a `T` where one that gives a `T?` is wanted, or takes a `T?` where one gets a
  /// `T`: a closure that wraps the value, which may be nil itself.
  func wrappingOptionals(_ value: TypedExpr, as target: Type) -> TypedExpr? {
    guard case .function(let given) = value.type, case .function(let wanted) = target,
      !given.isAsync, !wanted.parameters.contains(where: \.isInOut)
    else { return nil }
    func becomesOptional(_ from: Type, _ to: Type) -> Bool {
      to.wrapped == from && from.isTypeParameter
    }
    let parameters = zip(wanted.parameters, given.parameters)
    guard
      becomesOptional(given.result, wanted.result)
        || parameters.contains(where: { becomesOptional($0.type, $1.type) })
    else { return nil }
    let stand = standIn(value)
    defer { standIns[ObjectIdentifier(stand)] = nil }
    return forwarding(to: stand, given, count: given.parameters.count, as: target)
  }

  /// The name of the function that such a closure calls, which no source can write.
  static let forwardedFunction = "$function"

  /// A closure that calls a function with its own arguments.
  private func forwarding(
    to function: Expr, _ type: Type.FunctionType, count: Int, as target: Type
  ) -> TypedExpr {
    let span = function.span
    let name = Expr.Name(text: Self.forwardedFunction, labels: nil, span: span)
    let arguments = shorthandNames(count, span).map { Expr.Argument(label: nil, value: $0) }
    let call = Expr(.call(Expr(.name(name), span), arguments), span)
    let closure = shorthandClosure(
      type.isThrowing ? Expr(.try(.plain, call), span) : call, count: count,
      capturing: [.init(ownership: .strong, name: name.text, value: function, span: span)])
    return checkClosure(closure, target, span)
  }

  /// `$0`, `$1`, …
  private func shorthandNames(_ count: Int, _ span: Span) -> [Expr] {
    (0..<count).map { Expr(.name(Expr.Name(text: "$\($0)", labels: nil, span: span)), span) }
  }

  /// A closure of one expression with so many shorthand arguments.
  private func shorthandClosure(
    _ body: Expr, count: Int, capturing captures: [Expr.Closure.Capture] = []
  ) -> Expr.Closure {
    Expr.Closure(
      captures: captures, parameters: nil, result: nil, isThrowing: false, isAsync: false,
      body: Block(statements: [Stmt(.expr(body), body.span)], span: body.span),
      shorthandCount: count)
  }

  /// `type(of: f)`: a function does not know its type at run time, so the type is the static one.
  func functionType(of value: TypedExpr, _ span: Span) -> TypedExpr {
    let type = TypedExpr(.metatype(value.type), .metatype(value.type), span)
    switch value.kind {
    case .closure, .local, .functionValue: return type
    default:
      let parts = [value, type]
      let pair = Type.tuple(parts.map { Type.TupleElement(label: nil, type: $0.type) })
      return TypedExpr(.tupleElement(TypedExpr(.tuple(parts), pair, span), 1), type.type, span)
    }
  }

  /// The arguments of a function value, those of a variadic parameter as an array.
  func gatheringVariadic(
    _ arguments: [Expr.Argument], for parameters: [Member.Parameter]
  ) -> [Expr.Argument] {
    guard parameters.contains(where: \.isVariadic), let matching = match(arguments, to: parameters)
    else { return arguments }
    return zip(parameters, matching).compactMap { parameter, taken in
      guard parameter.isVariadic else { return taken.first.map { arguments[$0] } }
      let values = taken.map { arguments[$0].value }
      let span = values.first?.span ?? Span(file: 0, offset: 0, length: 0)
      return Expr.Argument(label: nil, value: Expr(.array(values), span))
    }
  }

  /// The number of arguments that a function gets, with their labels. A single tuple argument may
  /// be taken apart.
  private func arity(
    of callee: Expr, for type: Type.FunctionType
  ) -> (count: Int, labels: [String?])? {
    var counts = [type.parameters.count]
    guard case .name(let written) = callee.kind else {
      if case .member(_, let name) = callee.kind, let labels = name.labels {
        return labels.count == counts[0]
          ? (counts[0], labels.map { $0 == "_" ? nil : $0 }) : nil
      }
      return (counts[0], Array(repeating: nil, count: counts[0]))
    }
    let name = written.text
    if counts == [1], case .tuple(let elements) = resolved(type.parameters[0].type) {
      counts.append(elements.count)
    }
    if isOperator(name) {
      guard let count = counts.last, count == 1 || count == 2 else { return nil }
      return (count, [])
    }
    for count in counts {
      let member = unit.globals(named: name, at: written.span).lazy.map {
        self.declarations[$0]
      }.first {
        $0.parameters.count == count && !$0.parameters.contains { $0.isInOut || $0.isVariadic }
      }
      if let member { return (count, member.parameters.map(\.label)) }
    }
    return nil
  }
}
