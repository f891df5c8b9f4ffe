import Diagnostics
import SwiftIR

/// The compilation of some files on top of a compiled program.
final class Compilation {
  var program: Program
  var declarations: Declarations
  let module: Module
  /// The source files of all modules, indexed by `Span.file`.
  var files: Table<FileTable>
  var fileModules: [Module]
  var diagnostics: [Diagnostic] = []
  /// The texts of this unit's files, by index.
  var texts: [UInt16: [UInt8]] = [:]

  /// Declarations whose meaning waits for others.
  var pending = PendingDeclarations()
  var layout = LayoutState()
  var localTypes = LocalTypeState()
  /// The part that only the compilation of a scenario needs.
  var scenario = ScenarioState()
  /// Whether it is a file of replacements: it sees the internal members of the model, as by `@testable
  /// import`, and has no code at top level.
  var isReplacement = false
  /// The policy for names that nothing here declares.
  var unresolved = UnresolvedNames()
  var nominalDecls: [(id: NominalID, decl: Decl.Nominal, span: Span)] = []
  var extensionDecls: [ExtensionDecl] = []
  /// Whether all members are known, so that associated types may be inferred from them.
  var areMembersCollected = false
  /// Whether all conformances are known.
  var areConformancesKnown = false
  var internedTypes: [Type: TypeID] = [:]
  var internedConstants: [Constant: Int] = [:]
  /// Whether the first of two overloads is the more specialised one, once it was asked.
  var rankings: [OverloadPair: Bool] = [:]
  /// The most checks that one expression took, with all overloads in it.
  var mostChecks = 0
  /// The first type of this unit; misconceptions belong to the model's module but not to its unit.
  let firstOwnNominal: Int
  /// The protocols that `Optional` conforms to without this unit.
  let protocolsOfOptional: Set<NominalID>
  /// The generic parameters of the function being checked.
  var currentGenerics = GenericContext()
  /// The function whose code is being emitted.
  var currentBody: PendingBody?

  struct ExtensionDecl {
    var decl: Decl.Extension
    var owner: NominalID
    var requirements: [GenericRequirement]
  }

  /// Whether a class or protocol has more ancestors than the limit; nothing else is checked then.
  var hasExcessiveAncestors = false

  struct PendingAlias {
    var owner: NominalID?
    var name: String
    var generics: [Decl.GenericParameter]
    var written: TypeExpr
    /// The type parameters of the function or extension that it stands in.
    var context = GenericContext()
    /// The file, where no other one sees it.
    var file: UInt16?

    init(
      _ owner: NominalID?, _ name: String, _ generics: [Decl.GenericParameter],
      _ written: TypeExpr
    ) {
      self.owner = owner
      self.name = name
      self.generics = generics
      self.written = written
    }
  }

  struct PendingVariable {
    enum Origin {
      case value(Expr)
      /// The conditions of a `guard` that bind a variable of that name.
      case conditions([Stmt.Condition], name: String)
      /// The storage of a variable with property wrappers and a written type.
      case wrapped([Decl.CustomAttribute], TypeExpr?)
      /// Members of another member, one of the other.
      case parts(of: MemberID, [String])
    }

    var origin: Origin
    var owner: NominalID?
    var isStatic: Bool
    var generics: GenericContext
  }

  struct FieldInitializer {
    var member: MemberID
    var index: Int
    /// nil for `var x: T?`, which starts as nil
    var value: Expr?
    var isLazy: Bool
  }

  init(program: Program, declarations: Declarations, module: Module) {
    self.program = program
    self.declarations = declarations
    self.module = module
    self.firstOwnNominal = program.nominals.count
    self.protocolsOfOptional = Set(
      declarations.known.optional.map { declarations[$0].protocols } ?? [])
    self.files = program.files
    self.fileModules = []
  }

  func report(
    _ message: String, at span: Span, severity: Diagnostic.Severity = .error,
    notes: [Diagnostic.Note] = [], slip: String? = nil
  ) {
    let diagnostic = Diagnostic(
      severity, message, at: location(of: span), length: Int(span.length), notes: notes, slip: slip)
    guard !diagnostics.contains(diagnostic) else { return }
    let count = diagnostics.count { $0.severity == severity }
    if count < Self.maximumDiagnostics {
      diagnostics.append(diagnostic)
    } else if count == Self.maximumDiagnostics, severity == .error {
      diagnostics.append(
        Diagnostic(severity, "too many errors emitted, stopping now", at: location(of: span)))
    }
  }

  /// `; did you mean 'x'?` when one of some names is near, and nothing else.
  func hint(for name: String, among names: @autoclosure () -> [String]) -> String {
    // To look through all names takes long, and too many errors are not shown.
    guard diagnostics.count < Self.maximumDiagnostics,
      let near = suggestion(
        for: name,
        among: names().lazy.filter { $0.first?.isLetter == name.first?.isLetter && $0.first != "_" }
      )
    else { return "" }
    return "; did you mean '\(near)'?"
  }

  /// The greatest number of errors, and of warnings. More are of no use, and each is compared with
  /// those before it.
  static let maximumDiagnostics = 100

  func location(of span: Span) -> SourceLocation {
    let file = files[Int(span.file)]
    let position = file.position(of: span.offset)
    return SourceLocation(file: file.name, line: position.line, column: position.column)
  }

  /// Where the text goes on after a stretch of it: the parenthesis of a callee, or its closure.
  func place(after span: Span) -> Span {
    let end = span.offset + span.length
    let spaces = (texts[span.file] ?? []).dropFirst(Int(end)).prefix { $0 == UInt8(ascii: " ") }
    return Span(file: span.file, offset: end + UInt32(spaces.count), length: 0)
  }

  /// What a call or an assignment is to, as it is written: `store.observe`.
  func calleeText(of span: Span) -> String {
    let text = (texts[span.file] ?? []).dropFirst(Int(span.offset)).prefix(Int(span.length))
    var callee = text.prefix { byte in
      ![UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "="), 0x0A].contains(byte)
    }
    while callee.last == UInt8(ascii: " ") { callee.removeLast() }
    return String(decoding: callee, as: UTF8.self)
  }
}

extension Compilation {
  struct PendingDeclarations {
    /// Functions without code yet, in order of declaration.
    var bodies: [PendingBody] = []
    /// Variables whose type comes from their initial value, while it is not yet known.
    var types: [MemberID: PendingVariable] = [:]
    /// The variables whose types are being inferred.
    var variables: Set<MemberID> = []
    /// The associated types that are being inferred.
    var witnesses: Set<InferredWitness> = []
    /// The bindings of a declaration that is being collected.
    var bindings: [Decl.Binding] = []
    var aliases: [PendingAlias] = []
    /// The names that were not found, while aliases wait for each other; nil when they are reported
    /// at once.
    var missingTypes: [String]?
    /// Types with attributes that the program declares, and the types around them.
    var attributedTypes: [(decl: Decl, id: NominalID, parent: NominalID?)] = []
    /// Types in declarations whose arguments are not checked yet.
    var unboundedTypes: [WrittenType] = []
  }

  struct LayoutState {
    /// The types of this unit, superclasses first.
    var order: [NominalID] = []
    /// Types that have their fields, slots and inherited initialisers, or are getting them.
    var laidOut: Set<NominalID> = []
    /// Field initialisers of the classes and structs of this unit, in order.
    var fieldInitializers: [NominalID: [FieldInitializer]] = [:]
    /// Names that something in this unit overrides: only these are dispatched, and open ones.
    var overriddenNames: Set<String> = []
    /// The properties with wrappers.
    var wrapped: [MemberID: WrappedProperty] = [:]
  }

  struct LocalTypeState {
    /// For each type declared in a function, the block it is declared in.
    var scopes: [ObjectIdentifier: NominalID] = [:]
    /// The index in `nominalDecls` of the first local type without its members.
    var firstPending: Int?
    /// Whether closures declare types too.
    var areInClosures = false
  }

  struct ScenarioState {
    /// Whether top-level code runs.
    var isProgram = false
    var release = TargetRelease()
    /// The index of the last given file.
    var lastFile: Int32 = 0
    var hasSeveralFiles = false
    /// The scenario's top-level code.
    var mainFunction: FunctionID?
    /// The type marked `@main`, if its `main()` is the scenario's own.
    var mainType: Decl?
    /// The scenario's functions as they were checked.
    var checkedBodies: [CheckedBody] = []
    /// The function of each statement that is counted, by the statement's number.
    var countedStatements: [FunctionID] = []
    /// The places where an object gives itself to something from elsewhere, by their number.
    var gifts: [GivenSelf] = []
  }
}

/// A function without code yet.
struct PendingBody {
  enum Source {
    case function(Decl.Signature, Block)
    case initializer(Decl.Initializer)
    case deinitializer(Block)
    case getter(Block)
    case setter(parameter: String?, Block)
    /// The setter of a stored property with observers.
    case observers(
      willSet: (parameter: String?, body: Block)?, didSet: (parameter: String?, body: Block)?)
    case lazyGetter(Expr)
    case globalInitializer(Expr)
    /// In the context of all type parameters, the owner's and the member's own.
    case defaultArgument(Expr, Type, GenericContext, isAutoclosure: Bool = false)
    /// Gives back or changes a stored property, for dispatch.
    case storedGetter
    case storedSetter
    case lazySetter
    case memberwiseInitializer
    /// The memberwise initialiser of a struct with property wrappers, as assignments.
    case wrappingInitializer(Block)
    /// The superclass's initialiser, for a class that inherits it.
    case inheritedInitializer(MemberID)
    case topLevel([Stmt])
    case check(Expr)
    /// The machine's own operation as a function.
    case intrinsicThunk
    /// An operator at file scope as the witness of a requirement, with the types that it takes.
    case operatorThunk([Type])
    /// Calls a witness with types that the requirement does not pass.
    case witnessThunk(of: FunctionID, [Type], count: Int)
    /// Changes an array's element, for dispatch.
    case elementSetter
    /// Allocates an object and runs a class's initialiser on it: `T()` calls this for a `T: P`.
    case allocatingThunk
  }

  var function: FunctionID
  var member: MemberID?
  var owner: NominalID?
  var source: Source
  /// The function that `#function` says in a default argument.
  var functionName: String?

  /// The span of the body, braces included.
  var span: Span? {
    switch source {
    case .function(_, let block), .deinitializer(let block), .getter(let block),
      .setter(_, let block):
      block.span
    case .initializer(let written): written.body?.span
    default: nil
    }
  }
}
