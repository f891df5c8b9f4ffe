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
    }
  }
}
