public import Diagnostics
public import SwiftIR

/// The lowered library and model, on top of which every scenario is compiled.
public struct CompiledModel: Sendable {
  /// The lowered program, without a scenario.
  public internal(set) var program: Program
  var declarations: Declarations
  var internedTypes: [Type: TypeID]
  var internedConstants: [Constant: Int]
  /// The misconceptions a scenario may be run under, by id.
  public internal(set) var misconceptions: [ReplacedFunctions] = []

  /// Compiles the library's files, the model's on top of them, and misconceptions on top of both.
  ///
  /// The diagnostics are empty for sources that keep to the language of scenarios; a test sees to
  /// that for those the program ships with.
  public static func compile(
    library: [SourceFile], model: [SourceFile], misconceptions: [SourceFile] = []
  ) -> (CompiledModel, [Diagnostic]) {
    var declarations = Declarations()
    for nominal in Program().nominals {
      declarations.nominals.append(
        NominalDeclaration(
          name: nominal.name, kind: .primitive, module: .library,
          span: Span(file: 0, offset: 0, length: 0), nameSpan: Span(file: 0, offset: 0, length: 0),
          parent: nil))
    }
    let first = Compilation(program: Program(), declarations: declarations, module: .library)
    first.compile(library)
    guard !first.hasErrors else { return (CompiledModel(first), first.diagnostics) }
    let second = Compilation(on: CompiledModel(first), module: .model)
    second.compile(model)
    var compiled = CompiledModel(second)
    let diagnostics = second.hasErrors ? [] : compiled.addMisconceptions(misconceptions)
    return (compiled, first.diagnostics + second.diagnostics + diagnostics)
  }

  init(_ compilation: Compilation) {
    program = compilation.program
    declarations = compilation.declarations
    internedTypes = compilation.internedTypes
    internedConstants = compilation.internedConstants
  }

  init(program: Program, declarations: Declarations) {
    self.program = program
    self.declarations = declarations
    internedTypes = [:]
    // Units on top share constants only among themselves: a search in the model's would cost more
    // than the few that both have.
    internedConstants = [:]
    internTypes()
  }

  /// Finds the checker's type for each of the program's, so that both go on agreeing.
  private mutating func internTypes() {
    var known: [Type] = []
    known.reserveCapacity(program.types.count)
    for (index, type) in program.types.enumerated() {
      let made = Self.type(of: type, known)
      known.append(made)
      if index >= 11 || made != .error, internedTypes[made] == nil {
        internedTypes[made] = TypeID(rawValue: UInt32(index))
      }
    }
  }

  private static func type(of type: RuntimeType, _ known: [Type]) -> Type {
    let arguments = type.arguments.map {
      Int($0.rawValue) < known.count ? known[Int($0.rawValue)] : Type.error
    }
    switch type.kind {
    case .nominal(let id): return .nominal(id, arguments)
    case .optional: return arguments.first.map { .optional($0) } ?? .error
    case .tuple(let labels):
      return arguments.count == labels.count
        ? .tuple(zip(labels, arguments).map { Type.TupleElement(label: $0, type: $1) }) : .error
    case .function(let shape):
      guard let result = arguments.last else { return .error }
      return .function(
        Type.FunctionType(
          parameters: arguments.dropLast().enumerated().map {
            Type.FunctionType.Parameter(
              type: $1, isInOut: shape[$0] == .inOut, isVariadic: shape[$0] == .variadic)
          },
          result: result, isThrowing: shape.isThrowing, isAsync: shape.isAsync))
    case .existential(let protocols): return .existential(protocols)
    case .metatype: return arguments.first.map { .metatype($0) } ?? .error
    case .parameter(let index): return .parameter(index)
    case .member(let name): return arguments.first.map { .member($0, name) } ?? .error
    }
  }
}

/// The circumstances of a run that the program itself must know.
public struct ScenarioSettings: Hashable, Sendable {
  /// The release of iOS, such as `26` or `13.4`.
  public var ios: String
  /// The device: `iphone` or `ipad`.
  public var device: String
  /// Whether UIKit's internal steps are printed.
  public var isVerbose: Bool
  /// The start of the run's random sequence.
  public var seed: Int64
  /// Whether it sees the model's internal declarations, as the program's own queries to the model
  /// do.
  public var isPartOfModel = false
  /// Whether undeclared names count as names from elsewhere; then the actions of all files but the
  /// last are counted.
  public var allowsUnresolvedNames = false

  /// Releases that the program shall run under too, as far as its code is the same under them.
  public var otherReleases: [String] = []

  /// A version of iOS as major * 100 + minor, to compare with that of a member.
  static func number(of release: String) -> Int {
    let parts = release.split(separator: ".").compactMap { Int($0) }
    return (parts.first ?? 0) * 100 + (parts.count > 1 ? parts[1] : 0)
  }

  public init(ios: String, device: String, isVerbose: Bool, seed: Int64) {
    self.ios = ios
    self.device = device
    self.isVerbose = isVerbose
    self.seed = seed
  }
}

/// A lowered scenario.
public struct CompiledScenario: Sendable {
  /// The program; nil when the scenario is refused.
  public var program: Program?
  /// The reason of each check that does not compile, by the check's index.
  public var brokenChecks: [Int: String]
  /// The function of each counted statement, by the statement's number.
  public var countedStatements: [FunctionID] = []
  /// The places where an object gives itself to something from elsewhere, by their number.
  public var gifts: [GivenSelf] = []
  /// What the program begins with under each of the settings' other releases that it runs under.
  public var entries: [String: FunctionID] = [:]
  /// The variables at top level, in the order of the text.
  public var variables: [GlobalVariable] = []
  /// The functions that a file of replacements replaces.
  public var replaced: ReplacedFunctions?
}

/// A variable or constant at top level.
public struct GlobalVariable: Hashable, Sendable {
  public var name: String
  /// Its type as Swift writes it; empty where nothing tells which type of several it is.
  public var type: String
}

/// A place where an object gives itself, or a closure that holds it, to something from elsewhere.
public struct GivenSelf: Hashable, Sendable {
  /// The class whose code it is.
  public var className: String
  /// What gets it, as it is written.
  public var receiver: String
  public var location: SourceLocation
}

extension CompiledModel {
  /// Compiles a scenario's files, and its checks in the scope of its top level.
  ///
  /// A misconception that the model has not is a file of replacements. It is compiled on top of the scenario,
  /// which is the same with and without it.
  public func compile(
    _ files: [SourceFile], checks: [String], settings: ScenarioSettings,
    replacing: (id: String, file: SourceFile)? = nil, onParsed: () -> Void = {}
  ) -> (CompiledScenario, [Diagnostic]) {
    let unit = Compilation(on: self, module: settings.isPartOfModel ? .model : .scenario)
    unit.scenario.isProgram = true
    unit.scenario.release = TargetRelease(ScenarioSettings.number(of: settings.ios))
    unit.unresolved.areAllowed = settings.allowsUnresolvedNames
    unit.program.isPartial = unit.unresolved.areAllowed
    unit.compile(files, onParsed: onParsed)
    unit.checkFlow()
    guard !unit.hasErrors else {
      return (CompiledScenario(program: nil, brokenChecks: [:]), unit.diagnostics)
    }
    unit.reportSlips()
    let diagnostics = unit.diagnostics
    let counted = unit.scenario.countedStatements
    let broken = unit.compileChecks(checks)
    var compiled = CompiledScenario(
      brokenChecks: broken, countedStatements: counted, gifts: unit.scenario.gifts)
    compiled.variables = unit.globalVariables
    unit.program.main = unit.compileEntry(settings)
    compiled.entries = unit.compileOtherEntries(settings)
    compiled.program = unit.program
    guard let replacing else { return (compiled, diagnostics) }
    var whole = CompiledModel(unit)
    let (pairs, problems) = whole.replaceFunctions(
      by: replacing.file, release: unit.scenario.release)
    compiled.program = pairs == nil ? nil : whole.program
    compiled.replaced = ReplacedFunctions(id: replacing.id, pairs: pairs ?? [])
    return (compiled, diagnostics + problems)
  }
}

extension Compilation {
  /// The program's own variables outside of types.
  fileprivate var globalVariables: [GlobalVariable] {
    declarations.globals.values.joined().sorted { $0.index < $1.index }
      .map { declarations[$0] }
      .filter { $0.module == .scenario && $0.kind == .property }
      .map { member in
        let isOpen = member.type.hasVariables || member.type.hasParameters
        return GlobalVariable(
          name: member.name, type: isOpen ? "" : declarations.describe(member.type))
      }
  }

  convenience init(on base: CompiledModel, module: Module) {
    self.init(program: base.program, declarations: base.declarations, module: module)
    internedTypes = base.internedTypes
    internedConstants = base.internedConstants
  }

  /// Parses, checks and emits files.
  func compile(_ sources: [SourceFile], onParsed: () -> Void = {}) {
    let firstFile = files.count
    for source in sources {
      texts[UInt16(files.count)] = Array(source.text.utf8)
      files.append(FileTable(name: source.name, text: source.text))
    }
    program.files = files
    scenario.lastFile = Int32(files.count - 1)
    scenario.hasSeveralFiles = sources.count > 1
    let (trees, problems) = parse(sources, from: UInt16(firstFile))
    diagnostics += problems
    onParsed()
    guard !hasErrors else { return }
    for tree in trees { collectNominals(in: tree.items) }
    for tree in trees {
      for item in tree.items {
        if case .decl(let decl) = item.kind,
          case .typeAlias(let name, let generics, let written) = decl.kind
        {
          var alias = PendingAlias(nil, name, generics, written)
          alias.file = fileAlone(seeing: decl)
          pending.aliases.append(alias)
        }
      }
    }
    resolveHeaders(beforeExtensions: true)
    guard !hasExcessiveAncestors else { return }
    let count = nominalDecls.count
    collectExtensions(in: trees)
    resolveHeaders(from: count)
    resolveExtensionHeaders()
    closeProtocols()
    findMainType(in: trees)
    collectMembers(in: trees)
    if module == .scenario { collectLocalTypes(in: trees) }
    areMembersCollected = true
    deriveMembers()
    checkTypes()
    guard !hasErrors else { return }
    layOut()
    completeFieldTypes()
    fillWitnesses()
    if scenario.isProgram { planTopLevel(trees) }
    if isReplacement { refuseTopLevelCode(trees) }
    compileBodies()
  }

  private func planTopLevel(_ trees: [FileSyntax]) {
    let items = trees.flatMap(\.items)
    // The last file's statements are the program.
    guard let first = trees.last?.items.first ?? items.first else { return }
    let function = newFunction("top-level code", at: first.span)
    scenario.mainFunction = function
    pending.bodies.append(PendingBody(function: function, source: .topLevel(items)))
  }

  private func refuseTopLevelCode(_ trees: [FileSyntax]) {
    for item in trees.flatMap(\.items) {
      if case .decl = item.kind { continue }
      report("expressions are not allowed at the top level", at: item.span)
    }
  }

  // MARK: Entry

  /// An entry for each other release under which all the rest of the program is the same.
  func compileOtherEntries(_ settings: ScenarioSettings) -> [String: FunctionID] {
    var entries: [String: FunctionID] = [:]
    for release in settings.otherReleases
    where scenario.release.answers(like: ScenarioSettings.number(of: release)) {
      var settings = settings
      settings.ios = release
      entries[release] = compileEntry(settings)
    }
    return entries
  }

  /// Creates the function that begins the simulation, runs the scenario and settles.
  func compileEntry(_ settings: ScenarioSettings) -> FunctionID {
    let span = Span(file: 0, offset: 0, length: 0)
    let entry = newFunction("entry", at: span, isHidden: true)
    program.functions[Int(entry.rawValue)].isScenario = false
    let context = FunctionContext(
      parent: nil, role: .topLevel, name: "entry", owner: nil, isStatic: false,
      generics: GenericContext(),
      ownerGenericCount: 0, result: .void, isThrowing: false)
    let checker = Checker(self, context)
    var statements: [TypedStmt] = []
    func simulator(_ name: String, _ arguments: [Expr.Argument]) {
      guard declarations.types["Simulator"] != nil else { return }
      let base = Expr(.name(Expr.Name(text: "Simulator", labels: nil, span: span)), span)
      let callee = Expr(.member(base, Expr.Name(text: name, labels: nil, span: span)), span)
      statements.append(
        TypedStmt(.expr(checker.check(Expr(.call(callee, arguments), span))), span))
    }
    func text(_ value: String) -> Expr { Expr(.string([.text(value)]), span) }
    simulator(
      "begin",
      [
        Expr.Argument(label: "ios", value: text(settings.ios)),
        Expr.Argument(label: "device", value: text(settings.device)),
        Expr.Argument(label: "verbose", value: Expr(.bool(settings.isVerbose), span)),
        Expr.Argument(
          label: "seed", value: Expr(.integer(UInt64(truncatingIfNeeded: settings.seed)), span)),
      ])
    if let mainFunction = scenario.mainFunction {
      statements.append(
        TypedStmt(
          .expr(
            TypedExpr(
              .tryForced(TypedExpr(.callFunction(mainFunction), .void, span)), .void, span)
          ), span))
    }
    if unresolved.runUntilIdle { simulator("settle", []) }
    emitFunction(entry, context: context, body: statements, fieldDefaults: [])
    return entry
  }

  // MARK: Checks

  /// Compiles each check to a function; returns the reasons of those that do not compile.
  func compileChecks(_ checks: [String]) -> [Int: String] {
    var broken: [Int: String] = [:]
    for (index, text) in checks.enumerated() {
      diagnostics = []
      let file = SourceFile(name: "check \(index + 1)", text: text)
      files.append(FileTable(name: file.name, text: text))
      program.files = files
      let (tree, problems) = parse(file, index: UInt16(files.count - 1))
      diagnostics += problems
      var function: FunctionID?
      if !hasErrors {
        if tree.items.count == 1, case .expr(let expr) = tree.items[0].kind {
          let made = newFunction("check", at: expr.span)
          function = made
          let hooked = hooking(expr)
          if !hasErrors {
            pending.bodies.append(PendingBody(function: made, source: .check(hooked)))
            compileBodies()
          }
        } else {
          report(
            "a check is one expression of type Bool",
            at: Span(file: UInt16(files.count - 1), offset: 0, length: 1))
        }
      }
      if let problem = diagnostics.first(where: { $0.severity == .error }) {
        broken[index] = problem.message
        pending.bodies = []
      } else if let function {
        program.checks.append(function)
      }
    }
    diagnostics = []
    return broken
  }

  /// Turns the closures of `trace.at("A.viewDidLoad") { … }` into hooks, which run at that moment;
  /// the remaining expression reads their result.
  private func hooking(_ expr: Expr) -> Expr {
    switch expr.kind {
    case .call(let callee, let arguments):
      guard case .member(let base, let name) = callee.kind, name.text == "at",
        case .name(let root) = base.kind, root.text == "trace", arguments.count == 2,
        case .string(let parts) = arguments[0].value.kind, parts.count == 1,
        case .text(let event) = parts[0], case .closure(let closure) = arguments[1].value.kind
      else { return expr }
      let function = newFunction("moment", at: expr.span, isHidden: true)
      let context = FunctionContext(
        parent: nil, role: .plain, name: "moment", owner: nil, isStatic: false,
        generics: GenericContext(),
        ownerGenericCount: 0, result: .bool, isThrowing: false)
      let checker = Checker(self, context)
      let statements = checker.checkBody(closure.body, result: .bool)
      if !hasErrors {
        emitFunction(function, context: context, body: statements, fieldDefaults: [])
        program.hooks.append(Hook(event: event, function: function))
      }
      let asked = Expr(
        .member(base, Expr.Name(text: "_at", labels: nil, span: name.span)), expr.span)
      let number = Expr(.integer(UInt64(max(0, program.hooks.count - 1))), expr.span)
      return Expr(.call(asked, [Expr.Argument(label: nil, value: number)]), expr.span)
    case .binary(let op, let a, let b, let place):
      return Expr(.binary(op, hooking(a), hooking(b), operatorSpan: place), expr.span)
    case .prefix(let op, let operand): return Expr(.prefix(op, hooking(operand)), expr.span)
    case .paren(let inner): return Expr(.paren(hooking(inner)), expr.span)
    default: return expr
    }
  }
}
