internal import Curriculum
internal import Study

extension StudyNotice {
  /// The notice for standard error.
  var description: String {
    switch self {
    case .undecidable(let question):
      "warning: vdl can't ask '\(question.rawValue)'; 'vdl content check' shows why"
    case .courseNameTaken(let id):
      "warning: vdl doesn't teach its own course '\(id.rawValue)', "
        + "since your course has the same id; give yours another id and add it again"
    case .courseUUIDTaken(let id, let other):
      "warning: vdl doesn't teach its own course '\(id.rawValue)', "
        + "since your course '\(other.rawValue)' has the same uuid; remove yours with 'vdl content add "
        + "--remove \(other.rawValue)', and add it again with another id and uuid"
    }
  }
}
