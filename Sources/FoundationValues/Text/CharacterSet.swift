/// A set of characters, defined by a property or by a list of them.
public struct CharacterSet: Equatable, Hashable, ExpressibleByArrayLiteral {
  public typealias ArrayLiteralElement = Unicode.Scalar

  private enum Kind {
    case none, listed, whitespace, newline, digit, letter, uppercase, lowercase, punctuation, symbol
  }

  private var kinds: [Kind]
  private var listed: String
  private var isInverted = false

  public init() {
    kinds = []
    listed = ""
  }

  public init(charactersIn characters: String) {
    kinds = [.listed]
    listed = characters
  }

  public init(charactersIn range: ClosedRange<Unicode.Scalar>) {
    self.init()
    insert(charactersIn: range)
  }

  public init(arrayLiteral elements: Unicode.Scalar...) {
    kinds = [.listed]
    listed = ""
    for element in elements { listed.append(Character(element)) }
  }

  private init(_ kinds: [Kind]) {
    self.kinds = kinds
    listed = ""
  }

  public static var whitespaces: CharacterSet { return CharacterSet([.whitespace]) }
  public static var newlines: CharacterSet { return CharacterSet([.newline]) }
  public static var whitespacesAndNewlines: CharacterSet {
    return CharacterSet([.whitespace, .newline])
  }
  public static var decimalDigits: CharacterSet { return CharacterSet([.digit]) }
  public static var letters: CharacterSet { return CharacterSet([.letter]) }
  public static var alphanumerics: CharacterSet { return CharacterSet([.letter, .digit]) }
  public static var uppercaseLetters: CharacterSet { return CharacterSet([.uppercase]) }
  public static var lowercaseLetters: CharacterSet { return CharacterSet([.lowercase]) }
  public static var punctuationCharacters: CharacterSet { return CharacterSet([.punctuation]) }
  public static var symbols: CharacterSet { return CharacterSet([.symbol]) }

  private static let unreserved =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
  public static var urlHostAllowed: CharacterSet {
    return CharacterSet(charactersIn: unreserved + "!$&'()*+,;=:[]")
  }
  public static var urlPathAllowed: CharacterSet {
    return CharacterSet(charactersIn: unreserved + "!$&'()*+,;=:@/")
  }
  public static var urlQueryAllowed: CharacterSet {
    return CharacterSet(charactersIn: unreserved + "!$&'()*+,;=:@/?")
  }
  public static var urlFragmentAllowed: CharacterSet { return urlQueryAllowed }
  public static var urlUserAllowed: CharacterSet {
    return CharacterSet(charactersIn: unreserved + "!$&'()*+,;=")
  }
  public static var urlPasswordAllowed: CharacterSet { return urlUserAllowed }

  public var inverted: CharacterSet {
    var other = self
    other.isInverted = !isInverted
    return other
  }

  public func union(_ other: CharacterSet) -> CharacterSet {
    precondition(!isInverted && !other.isInverted, "the model does not join inverted sets")
    var joined = self
    joined.kinds += other.kinds
    joined.listed += other.listed
    return joined
  }

  public mutating func formUnion(_ other: CharacterSet) {
    self = union(other)
  }

  public mutating func insert(charactersIn characters: String) {
    self = union(CharacterSet(charactersIn: characters))
  }

  public mutating func insert(charactersIn range: ClosedRange<Unicode.Scalar>) {
    var characters = ""
    for value in range.lowerBound.value...range.upperBound.value {
      if let scalar = Unicode.Scalar(value) { characters.append(Character(scalar)) }
    }
    insert(charactersIn: characters)
  }

  /// Foundation says of a scalar that was there before too that it was inserted.
  @discardableResult
  public mutating func insert(
    _ scalar: Unicode.Scalar
  ) -> (inserted: Bool, memberAfterInsert: Unicode.Scalar) {
    insert(charactersIn: String(Character(scalar)))
    return (inserted: true, memberAfterInsert: scalar)
  }

  public mutating func remove(charactersIn characters: String) {
    precondition(kinds == [.listed], "the model removes only from sets that name their characters")
    listed = listed.filter { !characters.contains($0) }
  }

  public func isSuperset(of other: CharacterSet) -> Bool {
    precondition(other.kinds == [.listed], "the model compares only with sets of named characters")
    for character in other.listed where !holds(character) { return false }
    return true
  }

  public func contains(_ scalar: Unicode.Scalar) -> Bool { return holds(Character(scalar)) }

  /// The scalars of a line break are in a set whose list has them in one character too.
  private func lists(_ character: Character) -> Bool {
    if listed.contains(character) { return true }
    return (character == "\r" || character == "\n") && listed.contains("\r\n")
  }

  package func holds(_ character: Character) -> Bool {
    for kind in kinds where holds(character, kind) { return !isInverted }
    return isInverted
  }

  private func holds(_ character: Character, _ kind: Kind) -> Bool {
    switch kind {
    case .none: return false
    case .listed: return lists(character)
    case .whitespace: return character.isWhitespace && !character.isNewline
    case .newline: return character.isNewline
    case .digit: return character.isNumber && character.wholeNumberValue != nil
    case .letter: return character.isLetter
    case .uppercase: return character.isUppercase
    case .lowercase: return character.isLowercase
    case .punctuation: return character.isPunctuation
    case .symbol: return character.isSymbol
    }
  }
}
