import SwiftIR

/// A variable, constant or parameter of a function.
final class Local {
  let name: String
  var type: Type
  let isLet: Bool
  let ownership: Nominal.Ownership
  /// Whether it is declared as `T!`.
  let isImplicitlyUnwrapped: Bool
  let span: Span
  /// The function that owns it.
  unowned let function: FunctionContext
  /// Whether a closure inside its function uses it.
  var isCaptured = false
  /// Whether it is declared without a value; the first assignment gives it one.
  var isDeferred = false
  /// Whether it is assigned after its declaration or passed inout.
  var isMutated = false
  /// Whether it is an argument, which its caller keeps alive.
  var isParameter = false
  var isInOut = false
  /// Whether it is a closure that must not be kept, since its parameter is not `@escaping`.
  var isNonEscaping = false
  /// The accessors of a variable that is computed, observed or lazy.
  var accessors: LocalAccessors?
  /// The child task of an `async let`, which is awaited for the value.
  var child: AsyncChild?

  init(
    _ name: String, type: Type, isLet: Bool, ownership: Nominal.Ownership = .strong,
    isImplicitlyUnwrapped: Bool = false, span: Span, in function: FunctionContext
  ) {
    self.name = name
    self.type = type
    self.isLet = isLet
    self.ownership = ownership
    self.isImplicitlyUnwrapped = isImplicitlyUnwrapped
    self.span = span
    self.function = function
  }

  /// Whether it lives in a box, since a closure shares it while it changes.
  var isBoxed: Bool { isCaptured && (!isLet || isDeferred) && !isInOut }
}

/// The state of a function while its body is checked.
final class FunctionContext {
  enum Role: Hashable {
    case plain, closure, topLevel, deinitializer, getter, setter, observer
    case designatedInitializer, convenienceInitializer, valueInitializer
    /// An initial value of a property, a default argument: no self.
    case initialValue
  }

  let parent: FunctionContext?
  let role: Role
  let name: String
  /// The type whose member it is, also for closures inside.
  let owner: NominalID?
  let isStatic: Bool
  /// The generic parameters by number: the owner's, then its own.
  let generics: GenericContext
  /// The number of `generics` that belong to the owner.
  let ownerGenericCount: Int
  var selfLocal: Local?
  var parameters: [Local] = []
  /// nil in a closure whose result is still unknown.
  var result: Type?
  /// What the context of a closure wants of it while the context knows only a part.
  var openResult: Type?
  var isThrowing: Bool
  /// `throws(E)`
  var thrown: Type?
  var isAsync = false
  var isFailableInitializer = false
  /// For closures: locals of outer functions that it uses, in order of first use.
  var captures: [Local] = []
  var closureCount = 0
  /// The property an observer or accessor belongs to: inside it, the property is read directly.
  var accessedProperty: MemberID?
  /// The member that replaces another one, whose original it calls on self.
  var replacing: MemberID?
  /// Whether a closure may run after the call it is an argument of.
  var isKept = false
  /// Whether a closure's context accepts errors; `isThrowing` says whether it throws.
  var mayThrow = false
  /// Whether a closure's body is one expression.
  var isOneExpression = false
  /// Whether it is a local function, whose effects are declared.
  var isNamed = false
  /// The function that `#function` says, where it is a local one or that of a default argument.
  var functionName: String?
  /// Whether it throws only what its arguments throw.
  var isRethrowing = false
  /// Whether it is a `nonisolated` member of an actor.
  var isNonisolated = false
  /// Whether every assignment to a property with a wrapper creates the wrapper.
  var initializesWrappers = false
  /// The properties with wrappers that an initialiser has given their first value so far.
  var initializedWrappers: Set<MemberID> = []
  /// For a generic local function: the number of its first own type parameter. Types for its own are
  /// its first arguments.
  var firstOwnGeneric: Int?
  /// Results of checks in it that later checks of the same expressions take over.
  var keptChecks: [CheckKey: KeptCheck] = [:]
  /// The phrase for the initialised thing in messages.
  var initializedThing = "a property initializer"

  init(
    parent: FunctionContext?, role: Role, name: String, owner: NominalID?, isStatic: Bool,
    generics: GenericContext, ownerGenericCount: Int, result: Type?, isThrowing: Bool
  ) {
    self.parent = parent
    self.role = role
    self.name = name
    self.owner = owner
    self.isStatic = isStatic
    self.generics = generics
    self.ownerGenericCount = ownerGenericCount
    self.result = result
    self.isThrowing = isThrowing
  }

  /// The function that is no closure and holds this one.
  var outermost: FunctionContext { parent?.outermost ?? self }

  /// Notes that `local` of an outer function is used here.
  func capture(_ local: Local) {
    if let accessors = local.accessors { return accessors.locals.forEach(capture) }
    guard local.function !== self else { return }
    local.isCaptured = true
    if !captures.contains(where: { $0 === local }) { captures.append(local) }
    parent?.capture(local)
  }
}

/// The way to find a member when it is called.
enum Dispatch: Hashable {
  case direct
  /// In a member that replaces another one: the original, which is found once both are compiled.
  case original
  /// By slot, in the vtable of the receiver's class.
  case virtual(Int)
  /// By slot, in the vtable of the class that is the receiver (class methods).
  case metatypeVirtual(Int)
  case witness(RequirementID)
}

/// An expression with its type and everything resolved.
final class TypedExpr {
  let kind: Kind
  let type: Type
  let span: Span
  /// An optional of something declared `T!`: unwrapped where an optional is refused.
  var isImplicitlyUnwrapped = false
  /// Whether it is the value of a parameter for which no argument is written.
  var isDefaultArgument = false

  init(_ kind: Kind, _ type: Type, _ span: Span) {
    self.kind = kind
    self.type = type
    self.span = span
  }

  indirect enum Kind {
    case error
    case constant(Constant)
    /// Every part is a String.
    case interpolation([TypedExpr])
    case local(Local)
    /// A global or static variable that is stored.
    case global(MemberID)
    case field(TypedExpr, MemberID, index: Int)
    case tupleElement(TypedExpr, Int)
    /// The place that the first expression reads and the other writes when the local has the new
    /// value.
    case accessed(TypedExpr, set: (value: Local, body: TypedExpr)?)
    /// A computed variable; base nil outside of types; a type's own has the metatype as base.
    case property(TypedExpr?, MemberID, get: Dispatch, set: Dispatch, isSuper: Bool)
    case `subscript`(TypedExpr, MemberID, [TypedArgument], get: Dispatch, set: Dispatch)
    case call(Call)
    /// Allocates and initialises: of the static type, or of the type a metatype value names.
    case construct(MemberID, of: TypedExpr?, [TypedArgument], [Type])
    /// `super.init(…)` and `self.init(…)`
    case delegate(MemberID, isSuper: Bool, [TypedArgument], [Type])
    case enumCase(MemberID, [TypedExpr])
    case apply(TypedExpr, [TypedArgument])
    case closure(TypedClosure)
    /// A function as a value, bound to self when there is a base.
    case functionValue(MemberID, TypedExpr?, Dispatch)
    case array([TypedExpr])
    case dictionary([(TypedExpr, TypedExpr)])
    case tuple([TypedExpr])
    case assign(TypedExpr, TypedExpr)
    /// `lhs op= rhs`: the operation reads the old value from the local.
    case modify(TypedExpr, old: Local, new: TypedExpr)
    /// Holds chain links; when one is nil, so is the whole.
    case optionalChain(TypedExpr)
    /// `x?`
    case chainLink(TypedExpr)
    case forceUnwrap(TypedExpr, isImplicit: Bool)
    case wrap(TypedExpr)
    /// Another type for the same value.
    case convert(TypedExpr)
    /// To `Any` or another existential; an optional is kept apart from its payload.
    case erase(TypedExpr)
    case cast(Expr.Cast, TypedExpr, Type)
    case ternary(TypedExpr, TypedExpr, TypedExpr)
    case and(TypedExpr, TypedExpr)
    case or(TypedExpr, TypedExpr)
    case coalesce(TypedExpr, TypedExpr)
    case isNil(TypedExpr, isNegated: Bool)
    case sameObject(TypedExpr, TypedExpr, isNegated: Bool)
    case opcode(Opcode, [TypedExpr])
    case intrinsic(Intrinsic, [TypedExpr])
    case metatype(Type)
    case typeOf(TypedExpr)
    case tryOptional(TypedExpr)
    case tryForced(TypedExpr)
    case inOut(TypedExpr)
    case statement(TypedStmt, result: Local)
    /// Something from elsewhere: its known parts are evaluated, then its substitute value; nil
    /// where no known type is wanted.
    case unresolved([TypedExpr], TypedExpr?)
    /// Calls a function without parameters or result.
    case callFunction(FunctionID)
  }

  /// Whether it is something from elsewhere, even at the end of a chain.
  var isUnresolved: Bool {
    switch kind {
    case .unresolved: true
    case .optionalChain(let inner), .wrap(let inner), .convert(let inner): inner.isUnresolved
    case .intrinsic(.containerRetyped, let parts): parts.first?.isUnresolved ?? false
    default: false
    }
  }

  struct Call {
    var member: MemberID
    var base: TypedExpr?
    var arguments: [TypedArgument]
    /// For the member's own generic parameters.
    var generics: [Type]
    /// Arguments whose own type is the generic argument of that number: opened existentials.
    var opened: [Int: Int] = [:]
    var dispatch: Dispatch
    var isSuper = false
  }
}

enum TypedArgument {
  case value(TypedExpr)
  case inOut(TypedExpr)
  /// Evaluated by the parameter's default function, which takes the arguments of the owner's type
  /// parameters and the member's.
  case byDefault(FunctionID, [Type])
  case variadic([TypedExpr], array: Type)
}

final class TypedClosure {
  let context: FunctionContext
  var body: [TypedStmt] = []
  /// The entries of the capture list in order: a local of the closure, and its value outside.
  var captureList: [(local: Local, value: TypedExpr)] = []
  let span: Span

  init(_ context: FunctionContext, _ span: Span) {
    self.context = context
    self.span = span
  }
}

/// A place that `break` and `continue` go to.
final class JumpTarget {
  let label: String?
  let kind: Kind
  /// A `break` without a label leaves a loop or a switch, never a mere block.
  enum Kind { case loop, `switch`, block }

  init(_ kind: Kind, label: String?) {
    self.kind = kind
    self.label = label
  }
}

final class TypedStmt {
  let kind: Kind
  let span: Span

  init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }

  indirect enum Kind {
    case expr(TypedExpr)
    /// Declares a pattern's variables; value nil when they get one later.
    case variable(TypedPattern, TypedExpr?)
    /// A function in a function.
    case function(Local, TypedClosure)
    case `return`(TypedExpr?)
    case `if`([TypedCondition], [TypedStmt], orElse: TypedStmt?)
    case block([TypedStmt])
    /// A block or `if` that a `break` with its label leaves.
    case labeled(Kind, JumpTarget)
    case `guard`([TypedCondition], [TypedStmt])
    case `while`([TypedCondition], [TypedStmt], JumpTarget)
    case repeatWhile([TypedStmt], TypedExpr, JumpTarget)
    /// The iterator is a local created from the sequence; next gives the element or nil.
    case forIn(
      TypedPattern, iterator: Local, make: TypedExpr, next: TypedExpr, whereClause: TypedExpr?,
      [TypedStmt], JumpTarget)
    /// Over Int from a bound to another.
    case forRange(
      TypedPattern, from: TypedExpr, to: TypedExpr, isClosed: Bool, whereClause: TypedExpr?,
      [TypedStmt], JumpTarget)
    /// Over an array, by index; it is read once.
    case forArray(
      TypedPattern, array: TypedExpr, element: Type, whereClause: TypedExpr?, [TypedStmt],
      JumpTarget)
    case `switch`(TypedExpr, subject: Local, [SwitchCase], JumpTarget)
    case `break`(JumpTarget)
    case `continue`(JumpTarget)
    case `fallthrough`
    case `throw`(TypedExpr)
    case `defer`([TypedStmt])
    case doCatch([TypedStmt], error: Local, [SwitchCase], isExhaustive: Bool, JumpTarget)
    /// A value of an `if` or `switch` expression's branch.
    case yield(TypedExpr, Local)
  }

  struct SwitchCase {
    var items: [(pattern: TypedPattern, whereClause: TypedExpr?)]
    var body: [TypedStmt]
  }
}

enum TypedCondition {
  case expr(TypedExpr)
  /// Jumps away when the value is nil, else binds its payload.
  case unwrap(TypedPattern, TypedExpr)
  case pattern(TypedPattern, TypedExpr, subject: Local)
  case constant(Bool)
}

indirect enum TypedPattern {
  case wildcard
  case bind(Local)
  case tuple([TypedPattern])
  case enumCase(tag: Int, [TypedPattern])
  case some(TypedPattern)
  /// nil
  case none
  case isType(Type)
  case asType(TypedPattern, Type)
  /// A Bool over the value, which it reads from the local.
  case test(Local, TypedExpr)
}
