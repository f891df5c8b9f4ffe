import Diagnostics
import SwiftIR

/// The work of compiling some files on top of what was compiled before.
final class Compilation {
  var program: Program
  var declarations: Declarations
  let module: Module
  /// Of all modules; `Span.file` is an index into it.
  var files: Table<FileTable>
  var fileModules: [Module]
  var diagnostics: [Diagnostic] = []
  /// The texts of this unit's files, by index.
  var texts: [UInt16: [UInt8]] = [:]

  /// Functions whose code is still to be made, in order of declaration.
  var pendingBodies: [PendingBody] = []
  /// Variables whose type comes from their initial value, while it is not yet known.
  var pendingTypes: [MemberID: PendingVariable] = [:]
  var variablesBeingInferred: Set<MemberID> = []
  /// Field initialisers of the classes and structs of this unit, in order.
  var fieldInitializers: [NominalID: [FieldInitializer]] = [:]
  /// Names that something in this unit overrides: only these are dispatched, and open ones.
  var overriddenNames: Set<String> = []
  var nominalDecls: [(id: NominalID, decl: Decl.Nominal, span: Span)] = []
  var extensionDecls: [ExtensionDecl] = []
  var pendingAliases: [PendingAlias] = []
  /// The names that are not found, while aliases wait for each other; they are reported when nil.
  var missingTypes: [String]?
  /// Whether members are all known, so that associated types may be inferred from them.
  var areMembersCollected = false
  /// Whether it can be told what conforms to what.
  var areConformancesKnown = false
  /// Types in declarations whose arguments are still to be looked at.
  var unboundedTypes: [WrittenType] = []
  var witnessesBeingInferred: Set<InferredWitness> = []
  var internedTypes: [Type: TypeID] = [:]
  var internedConstants: [Constant: Int] = [:]
  /// The types of this unit, superclasses first.
  var layoutOrder: [NominalID] = []
  /// Types from here on are this unit's; misconceptions are of the model's module without being it.
  let firstOwnNominal: Int
  /// Types that have their fields, slots and inherited initialisers, or are getting them.
  var laidOut: Set<NominalID> = []
  /// Of the function that is being checked.
  var currentGenerics = GenericContext()
  var pendingBindings: [Decl.Binding] = []
  /// For each type declared in a function, the block it is declared in.
  var localScopes: [ObjectIdentifier: NominalID] = [:]
  /// The first of the types in functions, in `nominalDecls`, whose members are not entered yet.
  var firstLocalType: Int?
  /// Whether names that nothing declares are taken for names from elsewhere.
  var takesForeignNames = false
  /// The last of the files that were given.
  var lastFile: Int32 = 0
  /// The function of each statement that is counted, by the statement's number.
  var countedStatements: [FunctionID] = []
  /// The types that inherit from something that nothing here declares.
  var foreignHeirs: Set<NominalID> = []
  /// Whether top-level code is run.
  var isProgram = false
  /// The release of iOS that a scenario is compiled for, as major * 100 + minor.
  var release = Int.max
  /// The scenario's top-level code.
  var mainFunction: FunctionID?
  /// The scenario's functions as they were checked.
  var checkedBodies: [CheckedBody] = []
  /// The function whose code is being made.
  var currentBody: PendingBody?

  struct ExtensionDecl {
    var decl: Decl.Extension
    var owner: NominalID
    var requirements: [GenericRequirement]
  }

  /// Whether a class or protocol has more ancestors than are looked at; nothing else is checked then.
  var hasExcessiveAncestors = false

  struct PendingAlias {
    var owner: NominalID?
    var name: String
    var generics: [Decl.GenericParameter]
    var written: TypeExpr

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
    var initializer: Expr
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
    self.files = program.files
    self.fileModules = []
  }

  func report(
    _ message: String, at span: Span, severity: Diagnostic.Severity = .error,
    notes: [Diagnostic.Note] = []
  ) {
    let diagnostic = Diagnostic(
      severity, message, at: location(of: span), length: Int(span.length), notes: notes)
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
      let near = suggestion(for: name, among: names().lazy.filter { !$0.hasPrefix("_") })
    else { return "" }
    return "; did you mean '\(near)'?"
  }

  /// Of errors, and of warnings; nobody reads more, and each is compared with those before it.
  static let maximumDiagnostics = 100

  func location(of span: Span) -> SourceLocation {
    let file = files[Int(span.file)]
    let position = file.position(of: span.offset)
    return SourceLocation(file: file.name, line: position.line, column: position.column)
  }
}

/// A function whose code is to be made.
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
    case defaultArgument(Expr, Type, isAutoclosure: Bool = false)
    /// Gives back or changes a stored property, for dispatch.
    case storedGetter
    case storedSetter
    case lazySetter
    case memberwiseInitializer
    /// The superclass's initialiser, for a class that inherits it.
    case inheritedInitializer(MemberID)
    case topLevel([Stmt])
    case check(Expr)
    /// The machine's own operation as a function.
    case intrinsicThunk
    /// Changes an array's element, for dispatch.
    case elementSetter
    /// Allocates an object and runs a class's initialiser on it: what `T()` calls for a `T: P`.
    case allocatingThunk
  }

  var function: FunctionID
  var member: MemberID?
  var owner: NominalID?
  var source: Source

  /// Of what is written between its braces, with them.
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
