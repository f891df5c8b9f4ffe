internal import Curriculum
internal import Study
internal import Words

extension StudyNotice {
  /// The notice for standard error.
  var description: String {
    switch self {
    case .undecidable(let question): Words.Study.cannotBeAsked(question.rawValue)
    case .courseNameTaken(let id): Words.Study.shippedIsNotTaught(id.rawValue)
    }
  }
}
