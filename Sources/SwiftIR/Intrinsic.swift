/// The operations that the machine does natively besides its opcodes.
///
/// A declaration without a body that is annotated `@_semantics("vdl.NAME")` in the library or the
/// model stands for one of these, and a call of it becomes `callIntrinsic`. Arguments are self (when
/// there is one), then the arguments in order, borrowed in base+1...; the result is owned in base. A
/// mutating self is moved in and out at base+1.
public enum Intrinsic: UInt16, Hashable, Sendable, CaseIterable {

  // The world of the model
  /// Raises the NSException object; unwinds to the nearest `catch`, or ends the run.
  case raise
  /// Calls the closure; the exception object when one was raised in it, else nil.
  case `catch`
  /// Sets the phase of the events to come: the index of sync, commit, afterCommit, animationEnd.
  case phase
  /// Sets the virtual time (a Double) of the events to come.
  case time
  /// Stores a value into the field of that name of an object; whether there is one.
  case setOutlet
  /// Sends the message a Selector names to an object, with as many of the arguments as its method takes;
  /// whether it has such a method.
  case perform
  /// The bare name of the class, among an object's and those above, whose method a Selector names; or nil.
  case implementer
  /// A number that represents the object's address.
  case address
  /// Whether the object, moved in and out, is referred to from nowhere else.
  case isUnique
  /// The size (1: alignment) in bytes of a type's values in Swift, or nil where that is not known.
  case memoryLayout
  /// The bare name of an object's class.
  case className
  /// The name of a type.
  case typeName
  /// Adds a line to the console's warnings.
  case warn
  /// Marks the running frame with a rule object (or a rule id); true.
  case because
  /// Marks the running frame: one more piece of work without a promised order begins.
  case branch
  /// Marks the running frame: work is in order again.
  case join
  /// The next number of the run's seeded sequence, any 64 bits.
  case random

  // Fibers
  /// A new fiber that runs a closure: its number.
  case fiberMake
  /// Runs a fiber until it suspends itself or ends.
  case fiberResume
  /// Stops the running fiber where it is and returns to the code that resumed it.
  case fiberSuspend
  /// Ends the run as completed, with its frames as they stand.
  case halt
  /// Counts in the run's tally: the number of a statement that begins, or a `Tally.Mark`.
  case tally

  // Ending and printing
  /// Writes text to the output as it stands.
  case print
  /// Ends the run with `Fatal error: ` and the text.
  case fatalError
  /// Ends the run with the text.
  case trap

  // Looking into values
  /// The text of a value (debug when the second argument is true), or nil when code of its own must be asked.
  case describeQuick
  /// 0 other, 1 class, 2 struct, 3 enum, 4 optional, 5 tuple, 6 function, 7 type, 8 array, 9 primitive.
  case mirrorKind
  /// How many children a value has: fields, payload values, elements, 1 or 0 for an optional.
  case mirrorCount
  /// The label of a child, empty when it has none.
  case mirrorLabel
  /// A child as Any.
  case mirrorChild
  /// The name of an enum value's case.
  case mirrorCase
  /// An enum value's payload as Any: the one value without a label, else a tuple of all.
  case mirrorPayload
  /// The superclass of a type, or nil.
  case mirrorSuperclass
  /// How many fields a type's values have, inherited ones included.
  case mirrorFieldCount
  /// `Error._code`: the number of an enum's case, those with values first; else 1.
  case mirrorErrorCode
  /// The name of a value's type, qualified by its module when the second argument is true.
  case mirrorTypeName
  /// The name of a type with its module.
  case typeNameQualified
  /// 1 equal, 0 different, -1 when code of their own must be asked.
  case equalQuick
  /// A hash, or nil when code of its own must be asked.
  case hashQuick
  /// Mixes two hashes.
  case hashCombine
  /// Whether two types are the same.
  case sameType
  /// value, its type: the type that the value has. An existential's, an optional's or a function's is known and
  /// isn't that of what is in it.
  case dynamicType

  // Integers: the operands' type says how their bits are read
  /// +, which traps on overflow as all of Swift's own operators do
  case integerAdd
  /// -, which traps on overflow
  case integerSubtract
  /// *, which traps on overflow
  case integerMultiply
  /// /, which traps on overflow and on division by zero
  case integerDivide
  /// %, which traps as the division does
  case integerRemainder
  /// &+
  case integerWrappingAdd
  /// &-
  case integerWrappingSubtract
  /// &*
  case integerWrappingMultiply
  /// The upper half of the product in full width.
  case integerHighProduct
  case integerAnd
  case integerOr
  case integerExclusiveOr
  /// &<<
  case integerMaskedShiftLeft
  /// &>>
  case integerMaskedShiftRight
  /// Shifts by a number of any integer type; a negative one shifts the other way.
  case integerShiftLeft
  /// Shifts by a number of any integer type; a negative one shifts the other way.
  case integerShiftRight
  /// Whether 0 +, 1 -, 2 * of two values overflows.
  case integerOverflows
  /// Equality of the numbers, whatever the two integer types.
  case integerEqual
  /// The order of the numbers, whatever the two integer types.
  case integerLess
  /// The least or, when the second argument is true, greatest value of a type.
  case integerLimit
  /// A type's bitWidth.
  case integerWidth
  /// An integer or, towards zero, a floating-point number as a type's value; traps when it has none.
  case integerConvert
  /// The same, or nil when the value would be another.
  case integerExactly
  /// An integer's lowest bits as a type's value.
  case integerTruncate
  /// As print writes it.
  case integerDescription
  /// In a radix of 2 to 36, lower case.
  case integerRadix
  /// The number in a string with a radix as a type's value, or nil.
  case integerParse
  /// nonzeroBitCount
  case integerPopulation
  case integerLeadingZeros
  case integerTrailingZeros

  // Floating point: the operands' type says how results are rounded
  /// Sums of two values of one type; Double has opcodes of its own.
  case doubleAdd
  case doubleSubtract
  case doubleMultiply
  case doubleDivide
  case doubleNegate
  /// A number as the nearest value of a floating-point type.
  case doubleConvert
  /// As print writes it.
  case doubleDescription
  /// The number in a string as a type's value, or nil.
  case doubleParse
  /// With that many digits after the point.
  case doubleFormat
  case doubleSquareRoot
  /// The greatest whole number that is not above.
  case doubleFloor
  /// The least whole number that is not below.
  case doubleCeil
  /// To nearest, halves away from zero.
  case doubleRound
  /// To nearest, halves to even.
  case doubleRoundEven
  /// Towards zero.
  case doubleTrunc
  /// truncatingRemainder(dividingBy:)
  case doubleRemainder
  /// IEEE 754 remainder
  case doubleNearestRemainder
  case doublePower
  case doubleSine
  case doubleCosine
  case doubleTangent
  /// atan2(y, x)
  case doubleArcTangent
  case doubleExponential
  /// The natural logarithm.
  case doubleLogarithm
  /// A function of C's library: the number of an `ElementaryFunction`.
  case doubleFunction
  /// hypot(x, y)
  case doubleHypotenuse
  /// x + y · z, rounded once
  case doubleAddProduct
  /// 0 ulp, 1 nextUp, 2 binade, 3 significand, 4 exponent (as a number).
  case doublePart
  /// bitPattern, as UInt64
  case doubleBits
  /// The value of a type with a bit pattern.
  case doubleFromBits

  // String and Character
  /// The number of characters.
  case stringCount
  /// The number of UTF-8 bytes.
  case stringByteCount
  case stringEqual
  /// In Swift's order, by the scalars of the canonical forms.
  case stringLess
  case stringHasPrefix
  case stringHasSuffix
  case stringContains
  case stringUppercased
  case stringLowercased
  /// An array of Character.
  case stringCharacters
  /// A string from an array of Character (or of String).
  case stringFromCharacters
  /// The Character at an offset; traps when out of range.
  case stringAt
  /// The characters from offset to offset; traps when out of range.
  case stringSlice
  /// The strings of an array with a separator.
  case stringJoined
  /// By a separator; whether empty parts are left out.
  case stringSplit
  /// Every occurrence of a string by another.
  case stringReplacing
  /// Without white space and new lines at both ends.
  case stringTrimmed
  case stringRepeated
  case stringReversed
  /// As debugPrint writes it.
  case stringQuoted
  /// The character offset of the first occurrence of a string, or nil.
  case stringOffset
  /// The bytes, an array of UInt8.
  case stringUTF8
  /// The Unicode scalars' values, an array of UInt32.
  case stringScalars
  /// 0 letter, 1 number, 2 white space, 3 upper case, 4 lower case, 5 punctuation, 6 new line, 7 symbol, 8 ASCII.
  case characterIs
  /// The first Unicode scalar.
  case characterValue
  /// The Character of a Unicode scalar, or nil.
  case characterFromValue
  /// wholeNumberValue
  case characterNumber

  // Array; where self is changed it is moved in and out
  /// self, count: makes room for so many elements.
  case arrayReserve
  /// self, value, index
  case arrayInsert
  /// self, index; the element, owned
  case arrayRemove
  /// self, from, to
  case arrayRemoveRange
  /// self; the elements die.
  case arrayRemoveAll
  /// self, array
  case arrayAppendAll
  /// self, index, index
  case arraySwap
  /// The elements from index to index; traps when out of range.
  case arraySlice
  case arrayReversed
  /// self (an empty array, for its type), value, count
  case arrayRepeating
  /// table, keys, key, hash: the entry with that key; -1 none; -2 when equality must be asked.
  case tableFind
  /// value, type: an array, dictionary or set, or an optional of one, with the elements' types of that type,
  /// whose instance it is by a cast; any other value itself.
  case containerRetyped

  // Checks
  /// The lines printed so far.
  case checkOutput
  /// `completed`, `trapped`, `limit`.
  case checkOutcome
  /// The message of the trap, or an empty string.
  case checkMessage
  /// How often an event such as `A.viewDidLoad` happened.
  case checkCount
  /// Whether both events happened, the first one first.
  case checkComes
  /// Whether the closures hooked to an event always held; nil when it never happened.
  case checkAt
  /// Keeps a text as a note of the run; true.
  case checkNote

  /// The name as `@_semantics` spells it: `vdl.array.reserve`.
  public var name: String { "vdl." + Self.table[Int(rawValue)].name }

  /// The number of arguments, self included.
  public var argumentCount: Int { Self.table[Int(rawValue)].arguments }

  /// Finds the intrinsic by the name in `@_semantics`.
  public init?(name: String) {
    guard let found = Self.byName[name] else { return nil }
    self = found
  }

  private static let byName = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  /// Names and numbers of arguments in the order of the cases; a test compares the counts.
  private static let table: [(name: String, arguments: Int)] = [
    ("raise", 1),
    ("catch", 1),
    ("phase", 1),
    ("time", 1),
    ("setOutlet", 3),
    ("perform", 4), ("implementer", 2),
    ("address", 1),
    ("isUnique", 1),
    ("memoryLayout", 2),
    ("className", 1),
    ("typeName", 1),
    ("warn", 1),
    ("because", 1),
    ("branch", 0),
    ("join", 0),
    ("random", 0),
    ("fiber.make", 1),
    ("fiber.resume", 1),
    ("fiber.suspend", 0),
    ("halt", 0),
    ("tally", 1),
    ("print", 1),
    ("fatalError", 1),
    ("trap", 1),
    ("describe.quick", 2),
    ("mirror.kind", 1),
    ("mirror.count", 1),
    ("mirror.label", 2),
    ("mirror.child", 2),
    ("mirror.case", 1),
    ("mirror.payload", 1),
    ("mirror.superclass", 1),
    ("mirror.fieldCount", 1),
    ("mirror.errorCode", 1),
    ("mirror.typeName", 2),
    ("mirror.qualifiedName", 1),
    ("equal.quick", 2),
    ("hash.quick", 1),
    ("hash.combine", 2),
    ("sameType", 2),
    ("dynamicType", 2),
    ("integer.add", 2),
    ("integer.subtract", 2),
    ("integer.multiply", 2),
    ("integer.divide", 2),
    ("integer.remainder", 2),
    ("integer.wrappingAdd", 2),
    ("integer.wrappingSubtract", 2),
    ("integer.wrappingMultiply", 2),
    ("integer.highProduct", 2),
    ("integer.and", 2),
    ("integer.or", 2),
    ("integer.exclusiveOr", 2),
    ("integer.maskedShiftLeft", 2),
    ("integer.maskedShiftRight", 2),
    ("integer.shiftLeft", 2),
    ("integer.shiftRight", 2),
    ("integer.overflows", 3),
    ("integer.equal", 2),
    ("integer.less", 2),
    ("integer.limit", 2),
    ("integer.width", 1),
    ("integer.convert", 2),
    ("integer.exactly", 2),
    ("integer.truncate", 2),
    ("integer.description", 1),
    ("integer.radix", 2),
    ("integer.parse", 3),
    ("integer.population", 1),
    ("integer.leadingZeros", 1),
    ("integer.trailingZeros", 1),
    ("double.add", 2),
    ("double.subtract", 2),
    ("double.multiply", 2),
    ("double.divide", 2),
    ("double.negate", 1),
    ("double.convert", 2),
    ("double.description", 1),
    ("double.parse", 2),
    ("double.format", 2),
    ("double.squareRoot", 1),
    ("double.floor", 1),
    ("double.ceil", 1),
    ("double.round", 1),
    ("double.roundEven", 1),
    ("double.trunc", 1),
    ("double.truncatingRemainder", 2),
    ("double.remainder", 2),
    ("double.power", 2),
    ("double.sine", 1),
    ("double.cosine", 1),
    ("double.tangent", 1),
    ("double.arcTangent", 2),
    ("double.exponential", 1),
    ("double.logarithm", 1),
    ("double.function", 2),
    ("double.hypotenuse", 2),
    ("double.addProduct", 3),
    ("double.part", 2),
    ("double.bits", 1),
    ("double.fromBits", 2),
    ("string.count", 1),
    ("string.byteCount", 1),
    ("string.equal", 2),
    ("string.less", 2),
    ("string.hasPrefix", 2),
    ("string.hasSuffix", 2),
    ("string.contains", 2),
    ("string.uppercased", 1),
    ("string.lowercased", 1),
    ("string.characters", 1),
    ("string.fromCharacters", 1),
    ("string.at", 2),
    ("string.slice", 3),
    ("string.joined", 2),
    ("string.split", 3),
    ("string.replacing", 3),
    ("string.trimmed", 1),
    ("string.repeated", 2),
    ("string.reversed", 1),
    ("string.quoted", 1),
    ("string.offset", 2),
    ("string.utf8", 1),
    ("string.scalars", 1),
    ("character.is", 2),
    ("character.value", 1),
    ("character.fromValue", 1),
    ("character.number", 1),
    ("array.reserve", 2),
    ("array.insert", 3),
    ("array.remove", 2),
    ("array.removeRange", 3),
    ("array.removeAll", 1),
    ("array.appendAll", 2),
    ("array.swap", 3),
    ("array.slice", 3),
    ("array.reversed", 1),
    ("array.repeating", 3),
    ("table.find", 4),
    ("container.retyped", 2),
    ("check.output", 0),
    ("check.outcome", 0),
    ("check.message", 0),
    ("check.count", 1),
    ("check.comes", 2),
    ("check.at", 1),
    ("check.note", 1),
  ]
}
