/// A reason against a question or a lesson's text, as data.
///
/// Each kind of question and each check has an enum of its own, with the text beside the cases.
public protocol Finding: Hashable, Sendable {
  /// The reason in words, as in a diagnostic: lower case, no full stop.
  var message: String { get }
}
