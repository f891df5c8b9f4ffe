/// The form of the entries of a list: the noun for one, and the keys that it has.
struct ItemForm: Hashable, Sendable {
  /// For messages: "choice".
  let noun: String
  /// An item has one of these keys, and no two; none where a text is enough.
  let deciding: [ItemKey]
  /// Keys that an item may have besides.
  let others: [ItemKey]

  init(_ noun: String, deciding: [ItemKey], others: [ItemKey] = []) {
    self.noun = noun
    self.deciding = deciding
    self.others = others
  }

  var keys: [ItemKey] { deciding + others }
}

/// A key of an item: `check: …`.
struct ItemKey: Hashable, Sendable {
  let name: String
  let value: Value
  /// For messages that ask for the value: "the id of the rule to switch off".
  let meaning: String

  enum Value {
    /// A Swift expression that is true or false; several lines are one expression.
    case condition
    /// Lines that are kept as they are.
    case text
    /// Lines that are one paragraph.
    case prose
  }

  init(_ name: String, _ value: Value, meaning: String) {
    self.name = name
    self.value = value
    self.meaning = meaning
  }

  /// The key that most items are decided by.
  static let check = ItemKey(
    "check", .condition, meaning: "a Swift expression that is true when it is right")
}
