public import Curriculum
public import ReviewLog

/// A student's copy of an assignment: which questions they get, and in which variants.
///
/// Both follow from names alone, so that the teacher's program finds them without asking anybody, and a file with
/// another student's variants is known for one. The text of the assignment isn't among the names: a due date that
/// moves changes nobody's question. Neither does a new name of a question that says which one it had.
public struct StudentCopy: Hashable, Sendable {
  public var courseUUID: String
  public var assignment: AssignmentID
  public var student: LearnerID
  public var formerNames: FormerNames

  public init(
    courseUUID: String, assignment: AssignmentID, student: LearnerID,
    formerNames: FormerNames = FormerNames()
  ) {
    self.courseUUID = courseUUID
    self.assignment = assignment
    self.student = student
    self.formerNames = formerNames
  }

  /// The seeds by which a try of a question is known for one of this copy: under its name, which is the first, and
  /// under those that it had.
  public func seeds(of question: QuestionID, try number: Int) -> [UInt64] {
    ([question] + formerNames.names(of: question)).map { seed(of: $0, try: number) }
  }

  /// The seed of the variant that a try of a question shows; tries count from 1.
  public func seed(of question: QuestionID, try number: Int) -> UInt64 {
    let digest = Digest.of([
      courseUUID, assignment.rawValue, student.rawValue, question.rawValue, String(number),
    ])
    return digest.bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Returns the tries of a question among answers, in the order of their numbers. `hasSeed` says whether an answer is
  /// to the variant of a seed, which tells the number.
  public func tries<Answer>(
    of question: QuestionID, among answers: [Answer], where hasSeed: (Answer, UInt64) -> Bool
  ) -> [Answer] {
    var tries: [Answer] = []
    while true {
      let seeds = seeds(of: question, try: tries.count + 1)
      guard let found = answers.first(where: { answer in seeds.contains { hasSeed(answer, $0) } })
      else { return tries }
      tries.append(found)
    }
  }

  /// A question of the copy.
  public struct Item: Hashable, Sendable {
    public var question: QuestionID
    /// The index of its zone.
    public var zone: Int
  }

  /// The questions of the copy in the order in which they are asked. A rule without a question has none.
  ///
  /// `questions` are those of the course, by their targets; no question comes twice.
  public func items(
    of assignment: Assignment, from questions: [RuleID: [QuestionID]]
  ) -> [Item] {
    var taken: Set<QuestionID> = []
    var items: [Item] = []
    for (index, zone) in assignment.zones.enumerated() {
      let found: [QuestionID]
      switch zone.source {
      case .questions(let named): found = chosen(zone.questionCount, of: named, drawnName)
      case .rules(let rules):
        found = chosen(zone.questionCount, of: rules) { $0.rawValue }.compactMap { rule in
          let free = (questions[rule] ?? []).filter { !taken.contains($0) }
          return chosen(1, of: free, drawnName).first
        }
      }
      for question in found where taken.insert(question).inserted {
        items.append(Item(question: question, zone: index))
      }
    }
    return items
  }

  /// The name by which a question is drawn: the first that it had.
  private func drawnName(_ question: QuestionID) -> String {
    (formerNames.names(of: question).first ?? question).rawValue
  }

  /// Draws from a list, which keeps its order.
  private func chosen<Element>(
    _ count: Int, of list: [Element], _ name: (Element) -> String
  ) -> [Element] {
    guard count < list.count else { return list }
    let marks = list.map { element in
      Digest.of([courseUUID, assignment.rawValue, student.rawValue, name(element)]).hexadecimal
    }
    let drawn = list.indices.sorted { marks[$0] < marks[$1] }.prefix(count).sorted()
    return drawn.map { list[$0] }
  }
}
