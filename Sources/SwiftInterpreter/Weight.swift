/// What instructions cost in steps besides the one that each counts.
///
/// A step is the time of a move or an addition, and these take several such times. So a run that counts to
/// the limit takes about as long whatever it does, and still the same count on every machine.
enum Weight {
  /// A frame is made and given up.
  static let call = 3
  /// The window of arguments, and work that the machine does outside of its loop.
  static let intrinsic = 7
  /// A cell is taken from the heap and given back.
  static let cell = 5
  /// An entry of a table is compared with another key than its own.
  static let probe = 2
  /// A byte of a text in which another one is looked for, or of that one.
  static let searchedByte = 12
  /// What Unicode says of a character is looked up.
  static let property = 20
  /// The letters of a character's other case are made, to compare them.
  static let caseProperty = 80
  /// Types are looked up.
  static let type = 5
}
