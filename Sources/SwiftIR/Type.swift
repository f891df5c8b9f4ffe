/// A type with what the machine needs to print, cast, allocate and dispatch.
public struct RuntimeType: Hashable, Sendable {
  /// The structure of a type; the parts that are types themselves are `arguments`.
  public enum Kind: Hashable, Sendable {
    /// A class, struct or enum; built-in value types (`Int`, `String`, `Array`) are nominals too.
    case nominal(NominalID)
    /// The argument is the wrapped type.
    case optional
    /// The arguments are the elements' types, one for each label.
    case tuple(labels: [String?])
    /// The arguments are the parameters, then the result.
    case function(FunctionShape)
    /// Any protocol or composition of protocols; empty for `Any`.
    case existential([NominalID])
    /// The type of a type; the argument is the instance type.
    case metatype
    /// A generic parameter inside the declaration that owns it, by number: first those of the
    /// enclosing types, then those of the function. `typeSubstitute` replaces it.
    case parameter(Int)
    /// An associated type, by name, of the type that is the argument.
    case member(String)
  }

  public var kind: Kind
  /// Generic arguments; or the wrapped type, the elements, or the parameters and result.
  public var arguments: [TypeID]
  /// The name as Swift prints it: `Array<Int>`, `Optional<String>`, `B`.
  public var name: String

  public init(kind: Kind, arguments: [TypeID] = [], name: String) {
    self.kind = kind
    self.arguments = arguments
    self.name = name
  }
}

extension RuntimeType {
  /// The structure of a type without its spelling.
  public struct Key: Hashable, Sendable {
    public var kind: Kind
    public var arguments: [TypeID]

    public init(_ kind: Kind, _ arguments: [TypeID]) {
      self.kind = kind
      self.arguments = arguments
    }
  }

  /// Returns the index of the first type for each key, among the types from `start` on.
  public static func index(of types: [RuntimeType], from start: Int) -> [Key: UInt32] {
    var table: [Key: UInt32] = [:]
    table.reserveCapacity(types.count - start)
    // Nil, type and function values carry types without arguments, which are never found by
    // structure.
    for index in types.indices.dropFirst(start) where index < 7 || index > 10 {
      let key = Key(types[index].kind, types[index].arguments)
      if table[key] == nil { table[key] = UInt32(index) }
    }
    return table
  }
}

extension TypeID {
  // The first types of every program, in this order; `Program.init()` creates them.
  @inlinable public static var void: TypeID { TypeID(rawValue: 0) }
  @inlinable public static var any: TypeID { TypeID(rawValue: 1) }
  @inlinable public static var int: TypeID { TypeID(rawValue: 2) }
  @inlinable public static var bool: TypeID { TypeID(rawValue: 3) }
  @inlinable public static var double: TypeID { TypeID(rawValue: 4) }
  @inlinable public static var string: TypeID { TypeID(rawValue: 5) }
  @inlinable public static var character: TypeID { TypeID(rawValue: 6) }
  /// The type that every nil value carries, whatever it wraps.
  @inlinable public static var none: TypeID { TypeID(rawValue: 7) }
  /// The type that metatype values carry.
  @inlinable public static var metatype: TypeID { TypeID(rawValue: 8) }
  /// The type that function values carry.
  @inlinable public static var function: TypeID { TypeID(rawValue: 9) }
  /// Boxes of captured variables.
  @inlinable public static var box: TypeID { TypeID(rawValue: 10) }
}

/// A class, struct, enum or protocol after lowering.
public struct Nominal: Hashable, Sendable {
  /// The declaration's keyword, or storage that the machine knows.
  public enum Kind: UInt8, Hashable, Sendable {
    case `class`, `struct`, `enum`, `protocol`
    /// A value type whose storage the machine knows: `Int`, `Bool`, `Double`, `String`...
    case primitive
    /// `Array`: a counted buffer of values, copied on write.
    case array
  }

  /// A stored property, or a value of a case's payload.
  public struct Field: Hashable, Sendable {
    public var name: String
    /// The declared type; the nominal's own parameters in it are `parameter` types.
    public var type: TypeID
    /// Weak and unowned fields hold weak and unowned reference values.
    public var ownership: Ownership
    public init(name: String, type: TypeID, ownership: Ownership) {
      self.name = name
      self.type = type
      self.ownership = ownership
    }
  }

  /// How a field refers to an object.
  public enum Ownership: UInt8, Hashable, Sendable { case strong, weak, unowned }

  /// Asks something of a generic argument of the type, by its number.
  public struct Condition: Hashable, Sendable {
    public enum Relation: Hashable, Sendable {
      case conformsTo(NominalID)
      case isSame(TypeID)
    }
    public var argument: Int
    public var relation: Relation
    public init(argument: Int, relation: Relation) {
      self.argument = argument
      self.relation = relation
    }
  }

  /// A case of an enum; its index in `Nominal.cases` is its tag.
  public struct Case: Hashable, Sendable {
    /// The bare name: `some`.
    public var name: String
    /// The values it carries, in order; empty without a payload.
    public var payload: [Field]
    /// The raw value, in an enum that has one.
    public var rawValue: Constant?
    public init(name: String, payload: [Field], rawValue: Constant? = nil) {
      self.name = name
      self.payload = payload
      self.rawValue = rawValue
    }
  }

  public var kind: Kind
  /// The bare name: `ViewController`.
  public var name: String
  /// Stored properties; a class has its superclass's first.
  public var fields: [Field] = []
  /// An enum's cases in the order of declaration.
  public var cases: [Case] = []
  /// A class's superclass, without its generic arguments.
  public var superclass: NominalID?
  /// The superclass with its generic arguments, in terms of this class's parameters.
  public var superclassType: TypeID?
  /// The number of inherited fields; the class's own begin at this index.
  public var inheritedFieldCount: Int = 0
  /// A class's methods by slot, its superclass's slots first.
  public var vtable: [FunctionID] = []
  /// The class's own deinit, not an inherited one.
  public var deinitializer: FunctionID?
  /// The function for each requirement of the protocols it conforms to; classes inherit entries.
  public var witnesses: [RequirementID: FunctionID] = [:]
  /// The type for each associated type of those protocols, by name, in terms of this nominal's
  /// parameters; classes inherit entries.
  public var typeWitnesses: [String: TypeID] = [:]
  /// The protocols it conforms to and those that they refine; classes inherit them.
  public var conformances: Set<NominalID> = []
  /// What the arguments must conform to for a conformance that is conditional.
  public var conditions: [NominalID: [Condition]] = [:]
  /// The numbers of generic parameters of the types around it, outermost first, and of its own;
  /// each number includes those before.
  public var genericParameterCounts: [Int] = []
  /// The names of the types around it, outermost first.
  public var outerNames: [String] = []
  /// Whether a scenario declares it, not the model or the library.
  public var isScenario: Bool = false
  /// Whether the standard library declares it: its full name begins with `Swift`.
  public var isLibrary: Bool = false

  public init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }
}
