public import Coursework
internal import Curriculum
internal import Phrases

extension ClassReport {
  /// Sentences about questions whose answers count in another way than they were given; lower case, no full stop.
  public var notes: [String] {
    assignment.corrections.sorted { $0.key < $1.key }.map {
      "corrected: \($0.key.name) \($0.value.words)"
    }
      + changed.map { question in
        let id = QuestionID(rawValue: question.id)
        return "changed since \(counted(question.n, "student")) answered: \(id.name); "
          + (assignment.corrections[id] == nil
            ? "the answers count for what they saw, unless 'corrections:' says otherwise"
            : "see 'corrected'")
      }
      + gone.map {
        "no longer in the assignment: \(QuestionID(rawValue: $0.id).name), which "
          + "\(counted($0.n, "student")) answered"
      }
  }
}

extension Assignment.Correction {
  /// What it does, after the question's name.
  fileprivate var words: String {
    switch self {
    case .full: "gives everybody all its points"
    case .none: "counts for nobody"
    case .new: "counts for what it is now"
    }
  }
}
