public import Curriculum
internal import Releases

/// Parts of a course as texts: equal parts have equal ones, and all that a part says is in its text.
public enum ContentText {
  public static func text(of question: Question) -> String {
    let form = QuestionForm(rules: question.rules.map(\.rawValue), claims: question.claims)
    let parts = [
      question.id.rawValue, question.lesson.rawValue, ContentCoding.encode(form), question.prompt,
      question.scenario, "\(question.ios)", question.device.rawValue,
      ContentCoding.encode(RevisionForm(question)),
    ]
    return ContentCoding.encode(parts)
  }

  public static func text(of block: Block) -> String { ContentCoding.encode(BlockForm(block)) }

  public static func text(of truth: Truth) -> String { ContentCoding.encode(truth) }

  /// Reads the text of a truth; nil where it is none of this question's kind.
  public static func truth(_ text: String, of question: Question) -> Truth? {
    try? ContentCoding.decodeTruth(text, of: question, table: "")
  }
}
