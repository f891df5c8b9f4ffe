import SwiftIR

/// `\Root.a[0]?.b`: a function that reads the path where a function is expected, else an object of
/// the library's key path class that allows as much writing as the path does.
extension Checker {
  func checkKeyPath(
    _ path: Expr.KeyPath, _ expected: Type?, _ span: Span
  ) -> TypedExpr {
    let wanted = expected.map(resolved)?.strippingOptionals
    if case .function(let function)? = wanted {
      return checkClosure(reading(path, span), .function(function), span)
    }
    guard let root = root(of: path, wanted) else {
      error(
        "cannot infer key path type from context; consider explicitly specifying a root type", span)
      return failed(span)
    }
    let read = checkClosure(
      reading(path, span),
      .function(
        Type.FunctionType(
          parameters: [Type.FunctionType.Parameter(type: root)], result: freshVariable())), span)
    guard case .function(let function) = read.type, !function.result.isError else {
      return failed(span)
    }
    return makeKeyPath(path, root, resolved(function.result), span)
  }

  /// The subscripts by key path that every type has.
  func keyPathSubscripts(of type: Type, path: Expr) -> [FoundMember] {
    var name = "_KeyPathBase"
    if case .keyPath = path.kind {
    } else if let id = attempt({ check(path) }).value.type.nominal,
      declarations.types["PartialKeyPath"] == .nominal(id)
    {
      name = "_PartialKeyPathBase"
    }
    guard case .nominal(let base)? = declarations.types[name] else { return [] }
    return (declarations[base].members["subscript"] ?? []).map {
      FoundMember(id: $0, ownerArguments: [type])
    }
  }

  /// The type the path begins at: as written, or as the expected key path class has it.
  private func root(of path: Expr.KeyPath, _ wanted: Type?) -> Type? {
    if let written = path.root {
      let type = resolve(written)
      return type.isError ? nil : type
    }
    guard case .nominal(let id, let arguments)? = wanted, let root = arguments.first,
      declarations[id].name.hasSuffix("KeyPath"), declarations[id].module == .library,
      !root.hasVariables
    else { return nil }
    return root
  }

  private func makeKeyPath(
    _ path: Expr.KeyPath, _ root: Type, _ value: Type, _ span: Span
  ) -> TypedExpr {
    var name = "KeyPath"
    // What a type parameter stands for is known when the path is made.
    let start =
      root.hasParameters
      ? standIn(TypedExpr(.metatype(root), .metatype(root), span)) : nil
    defer { if let start { standIns[ObjectIdentifier(start)] = nil } }
    var arguments = [
      Expr.Argument(label: nil, value: text(of: path, from: start, root, span)),
      Expr.Argument(label: nil, value: Expr(.closure(reading(path, span)), span)),
    ]
    let writing = Expr(.closure(writing(path, span)), span)
    func isWritable(_ isInOut: Bool) -> Bool {
      let parameters = [
        Type.FunctionType.Parameter(type: root, isInOut: isInOut),
        Type.FunctionType.Parameter(type: value),
      ]
      let type = Type.function(Type.FunctionType(parameters: parameters, result: .void))
      return !path.isOptional && !attempt { check(writing, as: type) }.failed
    }
    if isWritable(false) {
      name = "ReferenceWritableKeyPath"
      arguments.append(Expr.Argument(label: "through", value: writing))
    } else if isWritable(true) {
      name = "WritableKeyPath"
      arguments.append(Expr.Argument(label: nil, value: writing))
    }
    guard case .nominal(let id)? = declarations.types[name] else { return failed(span) }
    return constructOverloaded(
      .nominal(id, [root, value]), nil, CallSite(arguments: arguments, expected: nil, span: span))
  }

  /// `{ $0.a.b }`
  private func reading(_ path: Expr.KeyPath, _ span: Span) -> Expr.Closure {
    closure(of: path, [Stmt(.expr(place(path, span)), span)], shorthandCount: 1, span)
  }

  /// `{ $0.a.b = $1 }`
  private func writing(_ path: Expr.KeyPath, _ span: Span) -> Expr.Closure {
    let assignment = Expr(.assign(place(path, span), name("$1", span)), span)
    return closure(of: path, [Stmt(.expr(assignment), span)], shorthandCount: 2, span)
  }

  /// A closure that keeps the arguments of the path's subscripts as they are now.
  private func closure(
    of path: Expr.KeyPath, _ body: [Stmt], shorthandCount: Int, _ span: Span
  ) -> Expr.Closure {
    Expr.Closure(
      captures: path.indices.enumerated().map {
        Expr.Closure.Capture(
          ownership: .strong, name: "_index\($0.offset)", value: $0.element.value,
          span: $0.element.value.span)
      },
      parameters: nil, result: nil, isThrowing: false, isAsync: false,
      body: Block(statements: body, span: span), shorthandCount: shorthandCount)
  }

  private func place(_ path: Expr.KeyPath, _ span: Span) -> Expr {
    var body = name("$0", span)
    var index = 0
    for component in path.components {
      switch component {
      case .property(let property) where property.text == "self": break
      case .property(let property): body = Expr(.member(body, property), span)
      case .subscript(let arguments):
        let kept = arguments.map { argument in
          defer { index += 1 }
          return Expr.Argument(label: argument.label, value: name("_index\(index)", span))
        }
        body = Expr(.subscript(body, kept), span)
      case .optionalChain: body = Expr(.optionalChain(body), span)
      case .forceUnwrap: body = Expr(.forceUnwrap(body), span)
      }
    }
    return body
  }

  /// The text that identifies a path and that `print` shows: `\Person.tags[1]`.
  private func text(
    of path: Expr.KeyPath, from start: Expr?, _ root: Type, _ span: Span
  ) -> Expr {
    var parts = [Expr.StringPart.text("\\"), start.map { .value($0) } ?? .text(describe(root))]
    for component in path.components {
      switch component {
      case .property(let property): parts.append(.text("." + property.text))
      case .subscript(let arguments):
        parts.append(.text(".["))
        parts += arguments.map { .value($0.value) }
        parts.append(.text("]"))
      case .optionalChain: parts.append(.text("?"))
      case .forceUnwrap: parts.append(.text("!"))
      }
    }
    return Expr(.string(parts), span)
  }

  private func name(_ text: String, _ span: Span) -> Expr {
    Expr(.name(Expr.Name(text: text, labels: nil, span: span)), span)
  }
}
