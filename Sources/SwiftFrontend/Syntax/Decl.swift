/// A declaration as written.
final class Decl {
  let kind: Kind
  let span: Span
  /// The span of the name, or of the keyword where there is none.
  let nameSpan: Span
  let attributes: [Attribute]
  let modifiers: Modifiers

  init(
    _ kind: Kind, span: Span, nameSpan: Span, attributes: [Attribute] = [],
    modifiers: Modifiers = []
  ) {
    self.kind = kind
    self.span = span
    self.nameSpan = nameSpan
    self.attributes = attributes
    self.modifiers = modifiers
  }

  enum Kind {
    case variable(isLet: Bool, [Binding])
    case function(Function)
    case initializer(Initializer)
    case deinitializer(Block)
    case `subscript`(Subscript)
    case nominal(Nominal)
    case `extension`(Extension)
    case enumCases([EnumCase])
    case typeAlias(String, [GenericParameter], TypeExpr)
    case associatedType(AssociatedType)
    case `import`(String)
    /// `prefix operator +++` and kin; the precedence group's name
    case `operator`(String, precedenceGroup: String?)
  }

  struct Binding {
    var pattern: Pattern
    var type: TypeExpr?
    var initializer: Expr?
    var accessors: Accessors?
    var span: Span
  }

  /// The content of the braces of a variable or subscript.
  struct Accessors {
    var get: Block?
    var set: (parameter: String?, body: Block)?
    var willSet: (parameter: String?, body: Block)?
    var didSet: (parameter: String?, body: Block)?
    /// `{ get }` or `{ get set }` of a protocol: accessors without bodies
    var isRequirement = false
    var requiresSetter = false
    /// Span of each body is in the block; `getIsThrowing` for `get throws`
    var getIsThrowing = false
    var getIsAsync = false
    /// `mutating get`
    var getIsMutating = false
    /// `nonmutating set`
    var setIsNonmutating = false
  }

  struct Parameter {
    /// nil for `_`, for the parameters of operators, and for `subscript(index: Int)`
    var label: String?
    /// "_" when there is none
    var name: String
    var type: TypeExpr
    var isInOut = false
    var isVariadic = false
    var isAutoclosure = false
    /// `@escaping`
    var isEscaping = false
    var defaultValue: Expr?
    /// `@Builder`
    var attribute: CustomAttribute?
    var span: Span
  }

  struct GenericParameter {
    var name: String
    var constraints: [TypeExpr]
  }

  enum Requirement {
    case conformance(TypeExpr, TypeExpr)
    case sameType(TypeExpr, TypeExpr)
  }

  struct Signature {
    var generics: [GenericParameter] = []
    var requirements: [Requirement] = []
    var parameters: [Parameter] = []
    var isThrowing = false
    /// `throws(E)`
    var thrown: TypeExpr?
    var isRethrowing = false
    var isAsync = false
    var result: TypeExpr?
  }

  struct Function {
    /// An operator's name is the operator.
    var name: String
    var signature: Signature
    /// nil for a requirement, or a library function that the machine implements
    var body: Block?

    /// `draw(_:in:)`
    var fullName: String {
      name + "(" + signature.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
  }

  struct Initializer {
    var isFailable: Bool
    /// `init!`
    var isImplicitlyUnwrapped: Bool
    var signature: Signature
    var body: Block?
  }

  struct Subscript {
    var signature: Signature
    var accessors: Accessors
  }

  struct AssociatedType {
    var name: String
    var inherited: [TypeExpr]
    var defaultType: TypeExpr?
    var requirements: [Requirement]
  }

  enum NominalKind: Hashable { case `class`, `struct`, `enum`, `protocol` }

  struct Nominal {
    var kind: NominalKind
    var name: String
    /// The primary associated types of a protocol, as in `protocol Sequence<Element>`.
    var generics: [GenericParameter]
    var requirements: [Requirement]
    var inherited: [TypeExpr]
    var members: [Decl]
    /// An actor is a final class whose members are isolated.
    var isActor = false
  }

  struct Extension {
    var extended: TypeExpr
    var requirements: [Requirement]
    var inherited: [TypeExpr]
    var members: [Decl]
  }

  struct EnumCase {
    var name: String
    /// nil without parentheses
    var payload: [Parameter]?
    var rawValue: Expr?
    var span: Span
  }

  enum Attribute {
    /// `@available(iOS 9.0, *)`: the release of iOS it came with, when it names one
    case available(
      introduced: (major: Int, minor: Int)?, deprecated: Bool, isUnavailable: Bool,
      message: String?, renamed: String?)
    /// `@_semantics("vdl.callback")`: the text.
    case semantics(String)
    /// `@_dynamicReplacement(for: loadViewIfRequired())`: the name of the replaced function.
    case replaces(String)
    case discardableResult
    case objc
    case main
    /// One that the program declares itself: a property wrapper, a result builder, a global actor.
    case custom(CustomAttribute)
    /// Any other: its name, read and ignored
    case other(String)
  }

  /// `@Clamped(0...10)`: the type's name, and the arguments if there are parentheses.
  struct CustomAttribute {
    var type: TypeExpr
    var arguments: [Expr.Argument]?
    var span: Span
  }

  struct Modifiers: OptionSet, Hashable {
    let rawValue: UInt32
    static let `static` = Modifiers(rawValue: 1 << 0)
    static let `class` = Modifiers(rawValue: 1 << 1)
    static let override = Modifiers(rawValue: 1 << 2)
    static let final = Modifiers(rawValue: 1 << 3)
    static let open = Modifiers(rawValue: 1 << 4)
    static let `public` = Modifiers(rawValue: 1 << 5)
    static let package = Modifiers(rawValue: 1 << 6)
    static let `internal` = Modifiers(rawValue: 1 << 7)
    static let `fileprivate` = Modifiers(rawValue: 1 << 8)
    static let `private` = Modifiers(rawValue: 1 << 9)
    /// `private(set)`
    static let privateSet = Modifiers(rawValue: 1 << 10)
    static let weak = Modifiers(rawValue: 1 << 11)
    static let unowned = Modifiers(rawValue: 1 << 12)
    static let lazy = Modifiers(rawValue: 1 << 13)
    static let mutating = Modifiers(rawValue: 1 << 14)
    static let nonmutating = Modifiers(rawValue: 1 << 15)
    static let required = Modifiers(rawValue: 1 << 16)
    static let convenience = Modifiers(rawValue: 1 << 17)
    static let optional = Modifiers(rawValue: 1 << 18)
    static let dynamic = Modifiers(rawValue: 1 << 19)
    static let indirect = Modifiers(rawValue: 1 << 20)
    static let prefix = Modifiers(rawValue: 1 << 21)
    static let postfix = Modifiers(rawValue: 1 << 22)
    static let infix = Modifiers(rawValue: 1 << 23)
    /// `async let`
    static let async = Modifiers(rawValue: 1 << 25)
    /// `internal(set)` and `package(set)`
    static let internalSet = Modifiers(rawValue: 1 << 24)
    static let fileprivateSet = Modifiers(rawValue: 1 << 26)
    static let nonisolated = Modifiers(rawValue: 1 << 27)
  }
}

/// A file of declarations and statements, in order.
struct FileSyntax {
  var items: [Stmt]
  /// Whether a closure declares types.
  var hasTypesInClosures = false
}
