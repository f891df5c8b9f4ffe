import Diagnostics
import SwiftIR

/// The reading and writing of a local variable that is computed, observed or lazy: local functions,
/// which see the names around them.
struct LocalAccessors {
  /// The function that reads; nil when the storage is read.
  var getter: Local?
  /// The function that writes; nil for a variable that is only read.
  var setter: Local?
  /// The stored value of an observed or lazy variable.
  var storage: Local?

  var locals: [Local] { [getter, setter, storage].compactMap { $0 } }
}

extension Checker {
  // MARK: Uses

  /// Reads a computed, observed or lazy variable; assigning calls its setter.
  func read(_ local: Local, by accessors: LocalAccessors, _ span: Span) -> TypedExpr {
    func call(_ function: Local, _ arguments: [TypedArgument], _ result: Type) -> TypedExpr {
      TypedExpr(.apply(TypedExpr(.local(function), function.type, span), arguments), result, span)
    }
    let get =
      accessors.getter.map { call($0, [], local.type) }
      ?? accessors.storage.map { TypedExpr(.local($0), local.type, span) } ?? failed(span)
    guard let setter = accessors.setter else {
      return TypedExpr(.accessed(get, set: nil), local.type, span)
    }
    let value = Local("newValue", type: local.type, isLet: true, span: span, in: function)
    let argument = TypedExpr(.local(value), local.type, span)
    let set = call(setter, [.value(argument)], .void)
    return TypedExpr(.accessed(get, set: (value, set)), local.type, span)
  }

  // MARK: Declarations

  /// `var x: T { … }`, `var x = e { didSet { … } }` and `lazy var x = e` in a function.
  func checkAccessedVariable(_ binding: Decl.Binding, isLazy: Bool) -> [TypedStmt] {
    guard case .name(let name) = Compilation.simplePattern(binding.pattern) else {
      error("'\(isLazy ? "lazy" : "var")' needs a single name", binding.span)
      return []
    }
    let accessors = binding.accessors ?? Decl.Accessors()
    let type = binding.type.map { resolve($0) }
    if let body = accessors.get {
      guard let type else {
        error("computed property must have an explicit type", binding.pattern.span)
        return []
      }
      return declareComputed(name, type, body, accessors.set, binding)
    }
    guard let initializer = binding.initializer else {
      if isLazy {
        error("lazy properties must have an initializer", binding.span)
        return []
      }
      return declareObserved(name, type, nil, accessors, binding)
    }
    if isLazy { return declareLazy(name, type, initializer, binding) }
    let value = type.map { check(initializer, as: $0) } ?? check(initializer)
    return declareObserved(name, type ?? value.type, value, accessors, binding)
  }

  func declareComputed(
    _ name: String, _ type: Type, _ get: Block, _ set: (parameter: String?, body: Block)?,
    _ binding: Decl.Binding
  ) -> [TypedStmt] {
    let span = binding.span
    let (getter, reading) = localFunction(name, "getter", nil, type, span) { _ in
      self.checkBody(get, result: type)
    }
    var accessors = LocalAccessors(getter: getter)
    var statements = [reading]
    if let set {
      let (setter, writing) = localFunction(
        name, "setter", (set.parameter ?? "newValue", type), .void, span
      ) { _ in self.check(set.body) }
      accessors.setter = setter
      statements.append(writing)
    }
    declare(name, type, accessors, binding)
    return statements
  }

  private func declareObserved(
    _ name: String, _ type: Type?, _ value: TypedExpr?, _ observers: Decl.Accessors,
    _ binding: Decl.Binding
  ) -> [TypedStmt] {
    guard let type else {
      error("type annotation missing in pattern", binding.pattern.span)
      return []
    }
    let span = binding.span
    let storage = Local(name, type: type, isLet: false, span: span, in: function)
    var initial = value
    if initial == nil, type.wrapped != nil { initial = TypedExpr(.constant(.none), type, span) }
    storage.isDeferred = initial == nil
    storage.isMutated = true
    var statements = [TypedStmt(.variable(.bind(storage), initial), span)]
    // The observers see the variable itself.
    let count = locals.count
    declare(storage)
    func observer(
      _ label: String, _ parameter: String, _ written: (parameter: String?, body: Block)?
    ) -> Local? {
      guard let written else { return nil }
      let (function, statement) = localFunction(
        name, label, (written.parameter ?? parameter, type), .void, span
      ) { _ in self.check(written.body) }
      statements.append(statement)
      return function
    }
    let before = observer("willset", "newValue", observers.willSet)
    let after = observer("didset", "oldValue", observers.didSet)
    let (setter, writing) = localFunction(name, "setter", ("newValue", type), .void, span) {
      new in
      func use(_ local: Local) -> TypedExpr {
        self.function.capture(local)
        return TypedExpr(.local(local), local.type, span)
      }
      func call(_ function: Local, _ argument: TypedExpr) -> TypedStmt {
        TypedStmt(.expr(TypedExpr(.apply(use(function), [.value(argument)]), .void, span)), span)
      }
      var body: [TypedStmt] = []
      let old = Local("oldValue", type: type, isLet: true, span: span, in: self.function)
      if after != nil { body.append(TypedStmt(.variable(.bind(old), use(storage)), span)) }
      let value = new.map { use($0) } ?? self.failed(span)
      if let before { body.append(call(before, value)) }
      body.append(TypedStmt(.expr(TypedExpr(.assign(use(storage), value), .void, span)), span))
      if let after { body.append(call(after, use(old))) }
      return body
    }
    statements.append(writing)
    locals.removeSubrange(count...)
    declare(name, type, LocalAccessors(setter: setter, storage: storage), binding)
    return statements
  }

  private func declareLazy(
    _ name: String, _ written: Type?, _ initializer: Expr, _ binding: Decl.Binding
  ) -> [TypedStmt] {
    let span = binding.span
    guard let type = written ?? attempt({ check(initializer).type }).value.nilIfError else {
      _ = check(initializer)
      return []
    }
    let storage = Local(name, type: .optional(type), isLet: false, span: span, in: function)
    storage.isMutated = true
    let empty = TypedExpr(.constant(.none), storage.type, span)
    func assign(_ value: TypedExpr) -> TypedStmt {
      function.capture(storage)
      let target = TypedExpr(.local(storage), storage.type, span)
      let whole = TypedExpr(.wrap(value), storage.type, span)
      return TypedStmt(.expr(TypedExpr(.assign(target, whole), .void, span)), span)
    }
    let (getter, reading) = localFunction(name, "getter", nil, type, span) { _ in
      self.function.capture(storage)
      let known = Local(name, type: type, isLet: true, span: span, in: self.function)
      let made = Local(name, type: type, isLet: true, span: span, in: self.function)
      func use(_ local: Local) -> TypedExpr { TypedExpr(.local(local), local.type, span) }
      let value = self.check(initializer, as: type)
      return [
        TypedStmt(
          .if(
            [.unwrap(.bind(known), use(storage))], [TypedStmt(.return(use(known)), span)],
            orElse: nil), span),
        TypedStmt(.variable(.bind(made), value), span), assign(use(made)),
        TypedStmt(.return(use(made)), span),
      ]
    }
    let (setter, writing) = localFunction(name, "setter", ("newValue", type), .void, span) {
      new in
      new.map { [assign(TypedExpr(.local($0), type, span))] } ?? []
    }
    declare(name, type, LocalAccessors(getter: getter, setter: setter), binding)
    return [TypedStmt(.variable(.bind(storage), empty), span), reading, writing]
  }

  private func declare(
    _ name: String, _ type: Type, _ accessors: LocalAccessors, _ binding: Decl.Binding
  ) {
    var isImplicitlyUnwrapped = false
    if case .implicitlyUnwrapped? = binding.type?.kind { isImplicitlyUnwrapped = true }
    let local = Local(
      name, type: type, isLet: false, isImplicitlyUnwrapped: isImplicitlyUnwrapped,
      span: binding.pattern.span, in: function)
    local.accessors = accessors
    declare(local)
  }

  /// An accessor of a variable in the function, which no name in the source means. `#function` in it is
  /// the variable.
  private func localFunction(
    _ variable: String, _ accessor: String, _ parameter: (name: String, type: Type)?,
    _ result: Type, _ span: Span, _ body: (Local?) -> [TypedStmt]
  ) -> (Local, TypedStmt) {
    let context = closureContext(result: result, isThrowing: false)
    context.functionName = variable
    let closure = TypedClosure(context, span)
    let outer = function
    let type = Type.function(
      Type.FunctionType(
        parameters: parameter.map { [Type.FunctionType.Parameter(type: $0.type)] } ?? [],
        result: result))
    let local = Local(
      "\(variable).\(accessor)", type: type, isLet: true, span: span, in: outer)
    local.isDeferred = true
    function = context
    defer { function = outer }
    withScope {
      let argument = parameter.map {
        Local($0.name, type: $0.type, isLet: true, span: span, in: context)
      }
      if let argument {
        argument.isParameter = true
        context.parameters.append(argument)
        declare(argument)
      }
      closure.body = body(argument)
    }
    return (local, TypedStmt(.function(local, closure), span))
  }
}

extension Type {
  fileprivate var nilIfError: Type? { isError ? nil : self }
}
