/// A reason why a question cannot be asked, or a lesson's text is not true, as data.
///
/// Each kind of question and each check has an enum of its own, with the text beside the cases.
public protocol Finding: Hashable, Sendable {
  /// Lower case, no full stop, as a diagnostic's.
  var message: String { get }
}
