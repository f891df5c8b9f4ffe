/// A parameter: its label at the call (nil: none), its name inside and its type.
struct Parameter {
  var label: String?
  var name: String
  var type: SwiftType
  var isInout = false

  var text: String {
    let outside = label.map { $0 == name ? "" : $0 + " " } ?? "_ "
    // A function that gets a closure may keep it.
    let attribute = isInout ? "inout " : type.isFunction ? "@escaping " : ""
    return outside + name + ": " + attribute + type.text
  }
}

/// The signature of something that is called with arguments.
struct Signature {
  var name: String
  var parameters: [Parameter] = []
  var result: SwiftType = .void
  var isMutating = false
  var throwsErrors = false
  var isFailable = false

  var parameterText: String { "(" + parameters.map(\.text).joined(separator: ", ") + ")" }
  /// From the parameters to the result, as a declaration has it.
  var text: String {
    parameterText + (throwsErrors ? " throws" : "")
      + (result == .void ? "" : " -> " + result.text)
  }
}

struct Property {
  var name: String
  var type: SwiftType
  var isSettable: Bool
}

/// A type that the program declares.
struct Nominal {
  enum Kind { case structure, object, enumeration, existential }
  var name: String
  var kind: Kind
  var generics: [String] = []
  var properties: [Property] = []
  var methods: [Signature] = []
  var staticProperties: [Property] = []
  var staticMethods: [Signature] = []
  var initializers: [Signature] = []
  var cases: [EnumCase] = []
  var superclass: String?
  /// Names of the program's protocols that it conforms to.
  var protocols: [String] = []
  var isEquatable = false
  var isHashable = false
  var isComparable = false
  /// Whether printing a value gives the same each time: natively dictionaries and sets do not.
  var isPrintable = true

  var type: SwiftType { .named(name) }
}

struct EnumCase {
  var name: String
  var payload: [Parameter] = []
}

/// A variable that is in sight.
struct Variable {
  var name: String
  var type: SwiftType
  var isMutable = false
  /// An `inout` parameter or a mutating `self`: an escaping closure must not capture it.
  var isBorrowed = false
  /// `break` and `continue` are bounded by it: nothing else may change it.
  var isReserved = false
}
