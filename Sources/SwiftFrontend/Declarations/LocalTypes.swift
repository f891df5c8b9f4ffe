import SwiftIR

/// Types that are declared in functions.
///
/// Each list of statements that declares types gets a nominal without a name, kind and members, and
/// the types are nested in it. So they see each other and the names around the function, as nested
/// types do, and no other code sees them.
extension Compilation {
  /// Enters the types declared in the bodies of functions, and their members, whose bodies may
  /// declare types in turn.
  func collectLocalTypes(in files: [FileSyntax]) {
    localTypes.areInClosures = files.contains(where: \.hasTypesInClosures)
    for item in files.flatMap(\.items) {
      if case .decl(let decl) = item.kind {
        for value in decl.initialValues { enterTypes(inClosuresOf: value, of: nil, generic: nil) }
      } else {
        enterTypes(inBlocksOf: [item], of: nil)
      }
    }
    for id in layout.fieldInitializers.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      for field in layout.fieldInitializers[id] ?? [] {
        field.value.map { enterTypes(inClosuresOf: $0, of: id, generic: nil) }
      }
    }
    var position = 0
    while position < pending.bodies.count || completeLocalTypes() {
      if position == pending.bodies.count { continue }
      let body = pending.bodies[position]
      position += 1
      let generic = genericFunction(body)
      for block in body.source.blocks {
        enterTypes(in: block.statements, of: body.owner, generic: generic)
      }
      if let value = body.source.value {
        enterTypes(inClosuresOf: value, of: body.owner, generic: generic)
      }
    }
  }

  /// Completes the types entered last as other types are completed at once; false when there are
  /// none.
  private func completeLocalTypes() -> Bool {
    guard let first = localTypes.firstPending else { return false }
    localTypes.firstPending = nil
    resolveHeaders(from: first)
    closeProtocols()
    for (_, nominal, _) in nominalDecls[first...] { noteOverrides(in: nominal.members) }
    for (id, nominal, _) in nominalDecls[first...] {
      for member in nominal.members {
        declare(member, in: id, requirements: [], isExtension: false)
      }
    }
    return true
  }

  /// A function that is generic, or in a generic type.
  private struct GenericFunction {
    /// The name in messages.
    var name: String
    /// Its type parameters, which aliases in it may name; of a function in a function nothing.
    var context = GenericContext()
  }

  private func genericFunction(_ body: PendingBody) -> GenericFunction? {
    let member = body.member.map { declarations[$0] }
    var context = genericContext(of: body.owner)
    context.parameters += member?.generics ?? []
    context.requirements += member?.requirements ?? []
    guard !context.parameters.isEmpty else { return nil }
    return GenericFunction(name: member.map { functionName(body, $0) } ?? "", context: context)
  }

  /// The name in messages of a function that is generic, or in a generic type.
  private func functionName(_ body: PendingBody, _ member: Member) -> String {
    switch body.source {
    case .getter: "getter for '\(member.name)'"
    case .setter: "setter for '\(member.name)'"
    default: "'\(member.shortName)'"
    }
  }

  private func enterTypes(
    in statements: [Stmt], of owner: NominalID?, generic: GenericFunction? = nil
  ) {
    var scope: NominalID?
    for case .decl(let decl) in statements.lazy.map(\.kind) {
      switch decl.kind {
      case .nominal(let nominal):
        if let generic {
          report(
            "type '\(nominal.name)' cannot be nested in generic function \(generic.name)",
            at: decl.nameSpan)
          continue
        }
        let block = scope ?? newBlock(around: decl, in: owner)
        scope = block
        localTypes.scopes[ObjectIdentifier(decl)] = block
        if localTypes.firstPending == nil { localTypes.firstPending = nominalDecls.count }
        declare(nominal, decl, in: block)
      case .typeAlias(let name, let generics, let written):
        let block = scope ?? newBlock(around: decl, in: owner)
        scope = block
        localTypes.scopes[ObjectIdentifier(decl)] = block
        if localTypes.firstPending == nil { localTypes.firstPending = nominalDecls.count }
        var alias = PendingAlias(block, name, generics, written)
        if generics.isEmpty, let generic { alias.context = generic.context }
        pending.aliases.append(alias)
      default: break
      }
    }
    enterTypes(inBlocksOf: statements, of: scope ?? owner, generic: generic)
  }

  /// Goes on with the closures inside an expression.
  private func enterTypes(inClosuresOf expr: Expr, of owner: NominalID?, generic: GenericFunction?)
  {
    guard localTypes.areInClosures else { return }
    expr.forEachBody { enterTypes(in: $0, of: owner, generic: generic) }
  }

  private func newBlock(around decl: Decl, in owner: NominalID?) -> NominalID {
    let id = NominalID(rawValue: UInt32(program.nominals.count))
    program.nominals.append(Nominal(kind: .enum, name: ""))
    var declaration = NominalDeclaration(
      name: "", kind: .enum, module: module, span: decl.span, nameSpan: decl.nameSpan, parent: owner
    )
    declaration.isBlock = true
    declarations.nominals.append(declaration)
    return id
  }

  /// Goes on with the statements inside statements.
  private func enterTypes(
    inBlocksOf statements: [Stmt], of owner: NominalID?, generic: GenericFunction? = nil
  ) {
    func enter(_ statements: [Stmt]) {
      enterTypes(in: statements, of: owner, generic: generic)
    }
    for statement in statements {
      for expr in statement.expressions {
        enterTypes(inClosuresOf: expr, of: owner, generic: generic)
      }
      switch statement.kind {
      case .decl(let decl):
        if case .function(let function) = decl.kind, let body = function.body {
          enterTypes(
            in: body.statements, of: owner,
            generic: function.signature.generics.isEmpty
              ? generic : GenericFunction(name: generic?.name ?? "'\(function.name)'"))
        }
      case .if(_, let body, let orElse):
        enter(body.statements)
        if let orElse { enterTypes(inBlocksOf: [orElse], of: owner, generic: generic) }
      case .block(let body), .guard(_, let body), .while(_, let body, _),
        .repeatWhile(let body, _, _), .forIn(_, _, _, let body, _), .defer(let body):
        enter(body.statements)
      case .switch(_, let cases, _): for item in cases { enter(item.body) }
      case .do(let body, let clauses, _, _):
        enter(body.statements)
        for clause in clauses { enter(clause.body.statements) }
      case .expr, .return, .break, .continue, .fallthrough, .throw: break
      }
    }
  }
}

extension PendingBody.Source {
  /// The blocks in braces.
  fileprivate var blocks: [Block] {
    switch self {
    case .function(_, let body), .deinitializer(let body), .getter(let body), .setter(_, let body):
      [body]
    case .initializer(let written): written.body.map { [$0] } ?? []
    case .observers(let willSet, let didSet): [willSet?.body, didSet?.body].compactMap { $0 }
    default: []
    }
  }

  /// The value of a variable or an argument.
  fileprivate var value: Expr? {
    switch self {
    case .lazyGetter(let value), .globalInitializer(let value),
      .defaultArgument(let value, _, _, _):
      value
    default: nil
    }
  }
}
