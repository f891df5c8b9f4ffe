/// Something about a hand-in that its teacher should look at. None of it takes points away by itself.
public enum HandInWarning: Hashable, Sendable {
  /// The chain doesn't fit the answers: somebody edited the file at this path.
  case isEdited(file: String)
  /// The learning platform has the file in the folders of these students.
  case isInFolders(of: [String])
  /// The file claims other figures than its answers come to. The student's assignment may have another text, such as
  /// one with a correction, which may be why.
  case claims(
    right: Int, points: Double, computedRight: Int, computedPoints: Double, isSameAssignment: Bool)
  /// Answers are to variants that no try of this student shows; they count for nothing.
  case wrongVariant(questions: [String])
  /// Answers are to another student's variants; they count for nothing.
  case isAnothers(student: String, questions: [String])
  /// Another model judged the answers, with another result.
  case otherModel(String)
  /// Nobody's copy has these questions.
  case notAsked(questions: [String])
  /// A try is missing before those of these questions.
  case lacksTry(questions: [String])
  /// Texts that are no answer.
  case unreadable(questions: [String])
  /// An earlier hand-in has answers that the latest one lacks.
  case lacksEarlierAnswers
  /// The name in the file is another one than that of the folder by which the student was found, or of the only folder
  /// that the file is in.
  /// It is likely that both are one person where the names share a word.
  case isFoundByFolder(name: String, folder: String, isLikely: Bool)
  /// A file under the student's name has the id of another one.
  case isInFileOf(String)
  /// Nobody here has the text of these questions as they were shown, so that answers count for what they are now.
  case isShownUnknown(questions: [String])
  /// The roster doesn't have the student.
  case isNotOnRoster
  /// The id comes with several names.
  case hasNames([String])
  /// Others have nearly the same name.
  case isNamedLike([String])

  /// Whether the hand-in doesn't agree with what was computed.
  public var isDisagreement: Bool {
    switch self {
    case .isEdited, .isInFolders, .claims, .wrongVariant, .isAnothers, .otherModel, .lacksTry,
      .notAsked,
      .unreadable, .lacksEarlierAnswers, .hasNames, .isInFileOf, .isShownUnknown:
      true
    case .isFoundByFolder(_, _, let isLikely): !isLikely
    case .isNotOnRoster, .isNamedLike: false
    }
  }
}
