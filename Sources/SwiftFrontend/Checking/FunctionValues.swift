// Operators and generic functions as values: what they are of is known from where they stand, so a
// closure that calls them takes their place.
extension Checker {
  /// The operator or generic function that an expression names: `reduce(0, +)`, `reduce(0, max)`.
  func openFunction(_ expr: Expr) -> Expr.Name? {
    switch expr.kind {
    case .paren(let inner): return openFunction(inner)
    case .name(let name):
      if isOperator(name.text) { return name }
      guard name.labels == nil, let ids = declarations.globals[name.text],
        ids.contains(where: { !declarations[$0].generics.isEmpty }),
        ids.allSatisfy({ declarations[$0].kind == .method && !declarations[$0].isAsync }),
        lookupLocal(name.text) == nil,
        attempt({ implicitMember(named: name.text, at: name.span) }).value == nil
      else { return nil }
      return name
    default: return nil
    }
  }

  private func isOperator(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    return "+-*/%<>=!&|^~?".unicodeScalars.contains(first)
  }

  /// `{ $0 + $1 }` for `+`, `{ max($0, $1) }` for `max`; nil when it takes other arguments.
  func closure(calling name: Expr.Name, as type: Type.FunctionType, _ span: Span) -> TypedExpr? {
    guard let (count, labels) = arity(of: name.text, for: type) else { return nil }
    let names = (0..<count).map {
      Expr(.name(Expr.Name(text: "$\($0)", labels: nil, span: span)), span)
    }
    let body: Expr
    if !isOperator(name.text) {
      let arguments = zip(labels, names).map { Expr.Argument(label: $0, value: $1) }
      let call = Expr(.call(Expr(.name(name), span), arguments), span)
      body = type.isThrowing ? Expr(.try(.plain, call), span) : call
    } else if count == 1 {
      body = Expr(.prefix(name.text, names[0]), span)
    } else {
      body = Expr(.binary(name.text, names[0], names[1], operatorSpan: span), span)
    }
    let closure = Expr.Closure(
      captures: [], parameters: nil, result: nil, isThrowing: false, isAsync: false,
      body: Block(statements: [Stmt(.expr(body), span)], span: span), shorthandCount: count)
    return checkClosure(closure, .function(type), span)
  }

  /// How many arguments a function gets, with their labels. One that is a tuple may be taken apart.
  private func arity(
    of name: String, for type: Type.FunctionType
  ) -> (count: Int, labels: [String?])? {
    var counts = [type.parameters.count]
    if counts == [1], case .tuple(let elements) = resolved(type.parameters[0].type) {
      counts.append(elements.count)
    }
    if isOperator(name) {
      guard let count = counts.last, count == 1 || count == 2 else { return nil }
      return (count, [])
    }
    for count in counts {
      let member = declarations.globals[name]?.lazy.map { self.declarations[$0] }.first {
        $0.parameters.count == count && !$0.parameters.contains { $0.isInOut || $0.isVariadic }
      }
      if let member { return (count, member.parameters.map(\.label)) }
    }
    return nil
  }
}
