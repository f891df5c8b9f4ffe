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
  /// Types are looked up.
  static let type = 5
}
