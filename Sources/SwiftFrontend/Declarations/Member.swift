import SwiftIR

/// An index into `Declarations.members`.
struct MemberID: Hashable, Sendable {
  var index: Int
}

/// A function, variable, initialiser, subscript or enum case, in a type or outside of all.
struct Member: Sendable {
  enum Kind: Hashable, Sendable { case method, property, initializer, `subscript`, enumCase }

  struct Parameter: Hashable, Sendable {
    /// nil for `_`
    var label: String?
    var name: String
    var type: Type
    var isInOut = false
    var isVariadic = false
    var isAutoclosure = false
    /// A closure that may be kept: `@escaping`, or an optional.
    var isEscaping = false
    var hasDefault = false
    /// `#line` and kin as the default: they mean the place of the call.
    var callSiteDefault: String?
    /// Declared `T!`; only the body cares, so images do not keep it.
    var isImplicitlyUnwrapped = false
    /// The result builder of a closure. Not kept in images.
    var builder: Type?
    /// The type as it is written, where a part of it comes from elsewhere. Not kept in images.
    var spelling: [UInt8]?
    /// Takes the arguments of type parameters alone (a method's takes no self either), and returns the
    /// value.
    var defaultFunction: FunctionID?
    /// The arguments of the default function, in terms of the member's owner and the member.
    var defaultTypes: [Type] = []

    /// The type of one argument; nil of a variadic parameter whose type is wrong.
    var argumentType: Type? { isVariadic ? type.arguments.first : type }

    /// A closure that lives no longer than the call; one that is passed inout is stored there.
    var isNonEscaping: Bool {
      guard case .function = type else { return false }
      return !isEscaping && !isAutoclosure && !isVariadic && !isInOut
    }
  }

  struct GenericParameter: Hashable, Sendable {
    var name: String
    /// Protocols it conforms to.
    var protocols: [NominalID]
    var superclass: Type?
  }

  /// The storage of a property's value.
  enum Storage: Hashable, Sendable {
    /// A field of its type, by index in `Nominal.fields`.
    case field(Int)
    case global(GlobalID)
    /// No storage: a getter computes it.
    case computed
  }

  enum Access: Int, Hashable, Sendable, Comparable {
    case `private`, `fileprivate`, `internal`, package, `public`, open
    static func < (a: Access, b: Access) -> Bool { a.rawValue < b.rawValue }
  }

  var kind: Kind
  var name: String
  /// nil outside of all types
  var owner: NominalID?
  var module: Module
  var span: Span
  var nameSpan: Span
  var access: Access = .internal
  var setterAccess: Access = .internal
  var isStatic = false
  var isMutating = false
  var isFinal = false
  var isOverride = false
  /// A `postfix` operator. Not kept in images.
  var isPostfix = false
  var isRequired = false
  var isConvenience = false
  /// An initialiser whose body is `fatalError(…)`: nobody is meant to call it. Not kept in images.
  var isDisowned = false
  var isFailable = false
  /// Written by the front end beside the memberwise initialiser. Not kept in images.
  var isDerived = false
  /// Declared `T!`: the value or result is an optional that is unwrapped where one is refused.
  var isImplicitlyUnwrapped = false
  var isThrowing = false
  /// `throws(E)`; images do not keep it, since the library throws `any Error`.
  var thrown: Type?
  var isAsync = false
  /// Marked `@MainActor`. Not kept in images.
  var isIsolated = false
  /// Marked `nonisolated`. Not kept in images.
  var isNonisolated = false
  /// The result builder that makes its value. Not kept in images.
  var builder: Type?
  var isDiscardable = false
  /// `@_disfavoredOverload`: meant only where no other one fits.
  var isDisfavored = false
  /// `@objc optional`: a conforming type may leave it out.
  var isOptionalRequirement = false
  /// Throws only when an argument does.
  var isRethrowing = false
  /// A class's method whose result is of the receiver's type, `Self`.
  var returnsSelf = false
  /// Connected by a nib, by name.
  var isOutlet = false
  /// `override var x { didSet … }`: reads and writes the superclass's.
  var isObservingSuper = false

  /// The function's own parameters, after those of its type.
  var generics: [GenericParameter] = []
  /// The requirements of an extension or a where clause on generic parameters.
  var requirements: [GenericRequirement] = []
  var parameters: [Parameter] = []
  /// The result, or a variable's type; `error` until it is inferred.
  var type: Type = .error
  /// The result as it is written, where a part of it comes from elsewhere. Not kept in images.
  var spelling: [UInt8]?

  // Variables
  var isLet = false
  var isLazy = false
  var storage: Storage = .computed
  var ownership: Nominal.Ownership = .strong
  var hasObservers = false
  var hasSetter = false
  /// `mutating get`: reading changes the struct.
  var isGetterMutating = false
  /// `nonmutating set`: writing does not.
  var isSetterNonmutating = false
  /// The default value, for memberwise initialisers.
  var hasInitialValue = false

  // Code
  var function: FunctionID?
  var getter: FunctionID?
  var setter: FunctionID?
  var intrinsic: Intrinsic?
  var opcode: Opcode?
  /// Slots of the class's vtable, when the member is dispatched there.
  var slot: Int?
  var getterSlot: Int?
  var setterSlot: Int?
  /// A protocol's requirement, or the getter's.
  var requirement: RequirementID?
  var setterRequirement: RequirementID?
  var callback: CallbackID?
  /// A case's number.
  var tag = 0

  /// The release of iOS it came with, as major * 100 + minor; 0 when always.
  var introduced = 0
  /// nil when it may be used; else why not.
  var unavailable: String?

  /// For a misconception's function, the name of the replaced one. Not kept in images.
  var replaces: String?

  init(kind: Kind, name: String, owner: NominalID?, module: Module, span: Span, nameSpan: Span) {
    self.kind = kind
    self.name = name
    self.owner = owner
    self.module = module
    self.span = span
    self.nameSpan = nameSpan
  }

  /// `viewWillAppear(_:)`, `init(nibName:bundle:)`, `view`.
  var fullName: String {
    switch kind {
    case .property: name
    case .enumCase where parameters.isEmpty: name
    case .method, .initializer, .subscript, .enumCase:
      name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
  }

  /// The name in warnings: `f` for `f(_:)`, else the full name.
  var shortName: String {
    !parameters.isEmpty && parameters.allSatisfy { $0.label == nil } ? name : fullName
  }
}

/// A condition on a generic parameter or an associated type of one, from a where clause.
struct GenericRequirement: Hashable, Sendable {
  enum Relation: Hashable, Sendable {
    case conformsTo(NominalID)
    case inherits(Type)
    case isSame(Type)
  }

  var subject: Type
  var relation: Relation
}

/// Whose code it is.
enum Module: UInt8, Hashable, Sendable, Comparable {
  case library, model, scenario
  static func < (a: Module, b: Module) -> Bool { a.rawValue < b.rawValue }
}
