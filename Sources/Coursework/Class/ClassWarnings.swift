internal import Curriculum

/// Finds what a teacher should look at in the hand-ins of a class.
struct ClassWarnings {
  private let work: AssignmentClass
  private let members: [AssignmentClass.Member]
  private let isRosterEmpty: Bool

  init(_ work: AssignmentClass, _ members: [AssignmentClass.Member]) {
    self.work = work
    self.members = members
    isRosterEmpty = work.roster.entries.isEmpty
  }

  func of(_ member: AssignmentClass.Member) -> [HandInWarning] {
    guard let latest = member.latest else { return borrowers(of: member).map { .isInFileOf($0) } }
    var warnings: [HandInWarning] = []
    // An earlier file that was edited is worth a look, even where the latest one is whole.
    for file in member.handIns {
      for warning in self.warnings(about: file) where !warnings.contains(warning) {
        warnings.append(warning)
      }
    }
    let items = items(of: latest.handIn.learner.id)
    let asked: (HandIn.Attempt) -> Bool = { items.contains(work.formerNames.name(of: $0)) }
    if member.earlier.contains(where: { !latest.handIn.continues($0.handIn, where: asked) }) {
      warnings.append(.lacksEarlierAnswers)
    }
    return warnings + people(member)
  }

  private func warnings(about file: CollectedHandIn) -> [HandInWarning] {
    return (file.handIn.isWhole ? [] : [.isEdited(file: file.file)]) + answers(of: file)
      + [claim(of: file)].compactMap(\.self)
  }

  // MARK: Answers

  private func answers(of latest: CollectedHandIn) -> [HandInWarning] {
    let items = items(of: latest.handIn.learner.id)
    var wrong: [String] = []
    var notAsked: [String] = []
    var unreadable: [String] = []
    var unknown: [String] = []
    var others: [(student: String, question: String)] = []
    var numbers: [String: [Int]] = [:]
    var foreign: [String: Set<String>] = [:]
    for (attempt, judged) in zip(latest.handIn.attempts, latest.judged.attempts) {
      let question = judged.question
      if judged.outcome == .unjudged || !items.contains(question) {
        // One that was in the copy and is in the assignment no more is nobody's fault.
        if judged.number == nil { notAsked.append(question) }
      } else if let number = judged.number {
        numbers[question, default: []].append(number)
        if judged.outcome == .unreadable { unreadable.append(question) }
        if judged.revision != attempt.revision,
          work.assignment.corrections[QuestionID(rawValue: question)] == nil
        {
          unknown.append(question)
        }
      } else {
        foreign[question, default: []].insert(attempt.seed)
      }
    }
    for (question, seeds) in foreign {
      let owners = owners(of: question, besides: latest.handIn.learner.id)
      for seed in seeds {
        if let student = owners[seed] {
          others.append((student, question))
        } else {
          wrong.append(question)
        }
      }
    }
    let gaps = numbers.filter { $0.value.max() != $0.value.count }.map(\.key)
    var warnings: [HandInWarning] = []
    for (student, questions) in Dictionary(grouping: others, by: \.student).sorted(by: {
      $0.key < $1.key
    }) {
      warnings.append(.isAnothers(student: student, questions: unique(questions.map(\.question))))
    }
    if !wrong.isEmpty { warnings.append(.wrongVariant(questions: unique(wrong))) }
    if !notAsked.isEmpty { warnings.append(.notAsked(questions: unique(notAsked))) }
    if !gaps.isEmpty { warnings.append(.lacksTry(questions: unique(gaps))) }
    if !unknown.isEmpty { warnings.append(.isShownUnknown(questions: unique(unknown))) }
    if !unreadable.isEmpty { warnings.append(.unreadable(questions: unique(unreadable))) }
    return warnings
  }

  /// The questions of a learner's copy.
  private func items(of learner: String) -> Set<String> {
    Set(
      work.copy(of: learner).items(of: work.assignment, from: work.questions)
        .map(\.question.rawValue))
  }

  /// The variants of a question that the others of the class got, by their seeds.
  private func owners(of question: String, besides learner: String) -> [String: String] {
    var owners: [String: String] = [:]
    for other in members {
      guard let id = other.learner, id != learner else { continue }
      let copy = work.copy(of: id)
      for number in 1...Self.mostTries {
        for seed in copy.seeds(of: QuestionID(rawValue: question), try: number) {
          owners[HandIn.seedText(seed)] = other.name
        }
      }
    }
    return owners
  }

  /// So many tries are looked at to find whose variant it is.
  private static let mostTries = 10

  /// Names of questions within their course, each once.
  private func unique(_ ids: [String]) -> [String] {
    Set(ids.map { QuestionID(rawValue: $0).name }).sorted()
  }

  // MARK: The claim

  private func claim(of latest: CollectedHandIn) -> HandInWarning? {
    let (handIn, claimed) = (latest.handIn, latest.handIn.claimed)
    let asked = items(of: handIn.learner.id)
    // The student's program doesn't know the roster.
    let result = StudentPoints(latest, in: work, due: work.assignment.due)
    // What counts for something else now, or has a warning of its own, explains as many right answers more or fewer.
    let others = zip(handIn.attempts, latest.judged.attempts)
      .filter { $0.revision != $1.revision || $1.number == nil || !asked.contains($1.question) }
    let explained = Set(others.map(\.1.question)).count
    let isSamePlan = handIn.assignment.hash == work.digest && explained == 0
    guard
      abs(claimed.right - result.claimed) > explained
        || isSamePlan && abs(claimed.points - result.points) > 1e-6
    else { return nil }
    return handIn.modelVersion != work.modelVersion
      ? .otherModel(handIn.modelVersion)
      : .claims(
        right: claimed.right, points: claimed.points, computedRight: result.claimed,
        computedPoints: result.points, isSameAssignment: handIn.assignment.hash == work.digest)
  }

  // MARK: People

  private func people(_ member: AssignmentClass.Member) -> [HandInWarning] {
    guard let learner = member.learner, let latest = member.latest else { return [] }
    var warnings: [HandInWarning] = []
    let names = Set(
      ([latest] + member.earlier).map(\.handIn.learner).filter(\.isNamed).map(\.name))
    if names.count > 1 { warnings.append(.hasNames(names.sorted())) }
    if let warning = folderWarning(member) { warnings.append(warning) }
    let own = latest.handIn.learner.name
    let alike = members.compactMap { other -> String? in
      guard let id = other.learner, id != learner, let name = other.latest?.handIn.learner.name,
        plainName(name) == plainName(own)
      else { return nil }
      return name
    }
    if !alike.isEmpty { warnings.append(.isNamedLike(Set(alike).sorted())) }
    if !isRosterEmpty, member.entry == nil { warnings.append(.isNotOnRoster) }
    return warnings
  }

  private func folderWarning(_ member: AssignmentClass.Member) -> HandInWarning? {
    let folders = foldersOfOthers(member)
    guard folders.isEmpty else { return .isInFolders(of: folders) }
    // Where the roster has the learner's name, the teacher knows it.
    guard let name = member.latest?.handIn.learner.name, let folder = member.folders.first?.name,
      member.entry?.learner.isEmpty != false,
      !member.handIns.contains(where: { plainName($0.handIn.learner.name) == plainName(folder) })
    else { return nil }
    let isLikely = sharesWord(name, folder)
    return isLikely && member.entry != nil
      ? nil : .isFoundByFolder(name: name, folder: folder, isLikely: isLikely)
  }

  /// The names of a learning platform's folders that the member's files are in and that aren't the member's: beside
  /// one with the member's name, or with the name of somebody else.
  private func foldersOfOthers(_ member: AssignmentClass.Member) -> [String] {
    let folders = Set(member.folders.map(\.name))
    let own = member.plainNames
    let foreign = folders.filter { !own.contains(plainName($0)) }
    // Most have no folder of another, and nobody else's names are asked for.
    guard !foreign.isEmpty else { return [] }
    guard foreign.count == folders.count, Set(folders.map(plainName)).count < 2 else {
      return foreign.sorted()
    }
    let others = members.filter { $0.id != member.id }
      .reduce(into: Set<String>()) { $0.formUnion($1.plainNames) }
    return foreign.filter { others.contains(plainName($0)) }.sorted()
  }

  /// Those among whose files is one under the name of a student who has none.
  private func borrowers(of member: AssignmentClass.Member) -> [String] {
    members.filter { other in
      other.handIns.contains { plainName($0.handIn.learner.name) == plainName(member.name) }
    }.map(\.name)
  }
}
