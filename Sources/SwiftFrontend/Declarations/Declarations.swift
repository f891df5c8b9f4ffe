import SwiftIR

/// The declaration of a class, struct, enum or protocol; parallel to `Program.nominals`.
struct NominalDeclaration: Sendable {
  var name: String
  var kind: Nominal.Kind
  var module: Module
  var span: Span
  var nameSpan: Span
  var parent: NominalID?
  var access: Member.Access = .internal
  var isFinal = false
  /// Whether it represents a block of a function, around the types declared in it.
  var isBlock = false
  /// The enclosing types' parameters, then its own; a protocol's is `Self`.
  var generics: [Member.GenericParameter] = []
  var superclass: Type?
  /// The protocols it names and those that they refine, without those of a superclass.
  var protocols: [NominalID] = []
  /// Whether only classes conform to the protocol.
  var isClassBound = false
  var members: [String: [MemberID]] = [:]
  /// The members in order of declaration, without those of extensions.
  var ownMembers: [MemberID] = []
  /// Nested types; associated types among them are members of `Self`, and in a conforming type the
  /// types for them.
  var nestedTypes: [String: TypeEntity] = [:]
  /// A protocol's associated types, in order of declaration.
  var associatedTypes: [AssociatedType] = []
  /// Names of the associated types in `P<Int>`.
  var primaryAssociatedTypes: [String] = []
  /// The requirements of its where clause, and the bounds of a protocol's associated types.
  var requirements: [GenericRequirement] = []
  /// The requirements on its arguments under which it conforms to a protocol.
  var conditions: [NominalID: [GenericRequirement]] = [:]
  var rawType: Type?
  /// The roles that attributes give it.
  var roles: Roles = []

  struct Roles: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let actor = Roles(rawValue: 1 << 0)
    static let propertyWrapper = Roles(rawValue: 1 << 1)
    static let resultBuilder = Roles(rawValue: 1 << 2)
    static let dynamicMemberLookup = Roles(rawValue: 1 << 3)
    static let dynamicCallable = Roles(rawValue: 1 << 4)
    static let globalActor = Roles(rawValue: 1 << 5)
  }

  init(
    name: String, kind: Nominal.Kind, module: Module, span: Span, nameSpan: Span,
    parent: NominalID?
  ) {
    self.name = name
    self.kind = kind
    self.module = module
    self.span = span
    self.nameSpan = nameSpan
    self.parent = parent
  }

  /// The type inside its own declaration: generic arguments are its own parameters.
  func selfType(_ id: NominalID) -> Type {
    kind == .protocol ? .parameter(0) : .nominal(id, generics.indices.map { .parameter($0) })
  }
}

/// A type that a protocol leaves open for its conforming types.
struct AssociatedType: Hashable, Sendable {
  var name: String
  /// The default, in terms of `Self`.
  var defaultType: Type?
}

/// The meaning of a type name.
enum TypeEntity: Hashable, Sendable {
  case nominal(NominalID)
  /// The number of generic parameters, and the type in terms of them.
  case alias(Int, Type)
}

/// A name as one file of a scenario has it for itself.
struct NameInFile: Hashable, Sendable {
  var name: String
  var file: UInt16
}

/// All declarations visible to a unit: the library's, the model's, the scenario's.
struct Declarations: Sendable {
  var nominals: Table<NominalDeclaration> = []
  var members: Table<Member> = []
  /// Types outside of all types, by name.
  var types: [String: TypeEntity] = [:]
  /// Types outside of all types that each file of a scenario has for itself; images have none.
  var typesOfFiles: [NameInFile: TypeEntity] = [:]
  /// The names in `types` that no type has for all files.
  var typeNamesOfFiles: Set<String> = []
  /// Functions and variables outside of all types, by name.
  var globals: [String: [MemberID]] = [:]
  /// Declared operators like `+=`; images do not keep them, since the library declares only the
  /// standard ones.
  var assignmentOperators: Set<String> = []
  /// The operators that the program declares outside of its own types, and those anywhere that the language
  /// defines for all types.
  var ownOperators: Set<String> = []
  /// The types of the language's own notations: optionals, arrays, literals.
  var known = KnownNominals()

  /// The type inside its own declaration and its extensions.
  func selfType(of id: NominalID) -> Type {
    id == known.optional ? .optional(.parameter(0)) : self[id].selfType(id)
  }

  subscript(id: NominalID) -> NominalDeclaration {
    _read { yield nominals[Int(id.rawValue)] }
    _modify { yield &nominals[Int(id.rawValue)] }
  }

  subscript(id: MemberID) -> Member {
    _read { yield members[id.index] }
    _modify { yield &members[id.index] }
  }
}

/// Library types that notations and rules of the language refer to.
struct KnownNominals: Hashable, Sendable {
  var optional: NominalID?
  var array: NominalID?
  var dictionary: NominalID?
  var set: NominalID?
  var anyObject: NominalID?
  var error: NominalID?
  var equatable: NominalID?
  var hashable: NominalID?
  var comparable: NominalID?
  var caseIterable: NominalID?
  var rawRepresentable: NominalID?
  var codingKey: NominalID?
  var encodable: NominalID?
  var decodable: NominalID?
  var optionSet: NominalID?
  var sendable: NominalID?
  var fixedWidthInteger: NominalID?
  var integerLiteral: NominalID?
  var floatLiteral: NominalID?
  var stringLiteral: NominalID?
  var stringInterpolation: NominalID?
  var booleanLiteral: NominalID?
  var arrayLiteral: NominalID?
  var dictionaryLiteral: NominalID?
  var nilLiteral: NominalID?
  var never: NominalID?

  /// The names under which the library declares them.
  static let names: [(String, any WritableKeyPath<KnownNominals, NominalID?> & Sendable)] = [
    ("Optional", \.optional), ("Array", \.array), ("Dictionary", \.dictionary), ("Set", \.set),
    ("AnyObject", \.anyObject), ("Error", \.error), ("Equatable", \.equatable),
    ("Hashable", \.hashable), ("Comparable", \.comparable), ("CaseIterable", \.caseIterable),
    ("CodingKey", \.codingKey), ("Encodable", \.encodable), ("Decodable", \.decodable),
    ("RawRepresentable", \.rawRepresentable), ("OptionSet", \.optionSet), ("Sendable", \.sendable),
    ("FixedWidthInteger", \.fixedWidthInteger),
    ("ExpressibleByIntegerLiteral", \.integerLiteral),
    ("ExpressibleByFloatLiteral", \.floatLiteral),
    ("ExpressibleByStringLiteral", \.stringLiteral),
    ("ExpressibleByStringInterpolation", \.stringInterpolation),
    ("ExpressibleByBooleanLiteral", \.booleanLiteral),
    ("ExpressibleByArrayLiteral", \.arrayLiteral),
    ("ExpressibleByDictionaryLiteral", \.dictionaryLiteral),
    ("ExpressibleByNilLiteral", \.nilLiteral), ("Never", \.never),
  ]
}

extension Declarations {
  /// Whether an expression of the type never gives its value.
  func isNever(_ type: Type) -> Bool {
    known.never != nil && type.nominal == known.never
  }

  /// Returns the type as its superclass (or itself) of that nominal, arguments worked out.
  func superclassType(of type: Type, as ancestor: NominalID) -> Type? {
    var current: Type? = type
    while let type = current {
      guard case .nominal(let id, let arguments) = type else { return nil }
      if id == ancestor { return type }
      current = self[id].superclass?.substituting(arguments)
    }
    return nil
  }

  func isSubclass(_ id: NominalID, of ancestor: NominalID) -> Bool {
    var current: NominalID? = id
    while let candidate = current {
      if candidate == ancestor { return true }
      current = self[candidate].superclass?.nominal
    }
    return false
  }

  /// Whether a nominal conforms to a protocol, by itself or through a superclass.
  func conforms(_ id: NominalID, to proto: NominalID) -> Bool {
    if id == proto { return true }
    if self[proto].kind == .class { return isSubclass(id, of: proto) }
    if proto == known.anyObject {
      return self[id].kind == .class || (self[id].kind == .protocol && self[id].isClassBound)
    }
    var current: NominalID? = id
    while let candidate = current {
      if self[candidate].protocols.contains(proto) { return true }
      current = self[candidate].superclass?.nominal
    }
    return false
  }

  /// The type as a message writes it.
  func describe(_ type: Type, generics: [Member.GenericParameter] = []) -> String {
    func text(_ type: Type) -> String { describe(type, generics: generics) }
    switch type {
    case .nominal(let id, let arguments):
      if id == known.array, arguments.count == 1 { return "[\(text(arguments[0]))]" }
      if id == known.dictionary, arguments.count == 2 {
        return "[\(text(arguments[0])) : \(text(arguments[1]))]"
      }
      return qualifiedName(id, arguments.map(text))
    case .optional(let wrapped):
      if case .function = wrapped { return "(\(text(wrapped)))?" }
      if case .existential(let protocols) = wrapped, !protocols.isEmpty {
        return "(\(text(wrapped)))?"
      }
      return text(wrapped) + "?"
    case .tuple(let elements):
      return "("
        + elements.map { ($0.label.map { "\($0): " } ?? "") + text($0.type) }
        .joined(separator: ", ") + ")"
    case .function(let function):
      let parameters = function.parameters.map { ($0.isInOut ? "inout " : "") + text($0.type) }
      return "(\(parameters.joined(separator: ", ")))"
        + (function.isAsync ? " async" : "") + (function.isThrowing ? " throws" : "")
        + " -> \(text(function.result))"
    case .existential(let protocols):
      if protocols.isEmpty { return "Any" }
      if protocols == [known.anyObject] { return "AnyObject" }
      return "any " + protocols.map { qualifiedName($0) }.joined(separator: " & ")
    case .metatype(let type): return text(type) + ".Type"
    case .parameter(let index):
      return generics.indices.contains(index) ? generics[index].name : "T\(index)"
    case .member(let base, let name): return text(base) + "." + name
    case .variable(let index): return "$\(index)"
    case .error: return "<<error type>>"
    }
  }

  /// `Outer.Inner`, with arguments `Outer<Int>.Inner`
  func qualifiedName(_ id: NominalID, _ arguments: [String] = []) -> String {
    let nominal = self[id]
    func applied(_ arguments: some Collection<String>) -> String {
      arguments.isEmpty ? nominal.name : "\(nominal.name)<\(arguments.joined(separator: ", "))>"
    }
    guard let parent = nominal.parent, !self[parent].isBlock else { return applied(arguments) }
    let outer = self[parent].generics.count
    return qualifiedName(parent, Array(arguments.prefix(outer))) + "."
      + applied(arguments.dropFirst(outer))
  }
}
