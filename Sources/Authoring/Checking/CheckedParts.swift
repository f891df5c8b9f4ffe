internal import Curriculum
internal import QuizEngine
internal import ReviewLog
internal import Storage

/// The parts of courses whose runs found nothing, by digests of all that the runs depend on: what didn't change
/// needn't be run again.
///
/// A part with a finding or a remark isn't among them, so that it is always looked at anew.
public struct CheckedParts: Hashable, Sendable, Codable {
  /// Names the program and its model: under another one everything is run.
  public var mark: String
  /// The texts of right answers by the digests of questions; empty texts for listings.
  public var truths: [String: String]

  public init(mark: String, truths: [String: String] = [:]) {
    self.mark = mark
    self.truths = truths
  }

  /// So many are kept; a hundred courses have fewer.
  public static let most = 50_000

  /// Takes in what a check found.
  public mutating func formUnion(_ others: CheckedParts) {
    guard mark == others.mark else { return }
    truths.merge(others.truths) { _, new in new }
    if truths.count > Self.most { truths = others.truths }
  }

  /// The digest of a part; `own` has the topics and misconceptions of its course.
  func digest(of content: CourseVerification.Content, with own: [String]) -> String {
    let text =
      switch content {
      case .question(let question): ContentText.text(of: question)
      case .listing(let block, let lesson):
        lesson.rawValue + "\n" + ContentText.text(of: block)
      }
    return Digest.of([mark, "\(own.count)"] + own + [text]).hexadecimal
  }

  /// The result of a part that is known; nil for one that must be run.
  func result(of digest: String, _ content: CourseVerification.Content)
    -> CourseVerification.Result?
  {
    guard let text = truths[digest] else { return nil }
    switch content {
    case .listing: return CourseVerification.Result(truth: nil)
    case .question(let question):
      return ContentText.truth(text, of: question).map { CourseVerification.Result(truth: $0) }
    }
  }

  mutating func note(_ result: CourseVerification.Result, as digest: String) {
    guard result.isClean else { return }
    truths[digest] = result.truth.map { ContentText.text(of: $0) } ?? ""
  }
}
