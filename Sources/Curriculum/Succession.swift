/// A lesson or a question under a former name, and the one that goes on with its history.
public struct Succession<Name: Hashable & Sendable>: Hashable, Sendable {
  /// The former name.
  public var name: Name
  /// The name of today.
  public var heir: Name

  public init(_ name: Name, to heir: Name) {
    self.name = name
    self.heir = heir
  }
}

extension Course {
  /// The former names of its lessons: those that the lessons give, and then the same ids in the course
  /// under its own former ids. The order is that in which several heirs of one name come.
  public var formerLessons: [Succession<LessonName>] {
    let given = lessons.flatMap { lesson in
      lesson.formerly.flatMap { name in
        (name.course == id ? ids : [name.course]).map {
          Succession(
            LessonName(course: $0, lesson: name.lesson),
            to: LessonName(course: id, lesson: lesson.id))
        }
      }
    }
    return given
      + lessons.flatMap { lesson in
        formerly.map {
          Succession(
            LessonName(course: $0, lesson: lesson.id), to: LessonName(course: id, lesson: lesson.id)
          )
        }
      }
  }

  /// The former names of its questions, in the order of `formerLessons`.
  public var formerQuestions: [Succession<QuestionID>] {
    let questions = lessons.flatMap(\.questions)
    let given = questions.flatMap { question in
      question.formerly.flatMap { name in
        (name.course == id ? ids : [name.course]).map {
          Succession(QuestionID(course: $0, name.name), to: question.id)
        }
      }
    }
    return given
      + questions.flatMap { question in
        formerly.map { Succession(QuestionID(course: $0, question.id.name), to: question.id) }
      }
  }

  /// The former names of its topics, in the order of `formerLessons`.
  public var formerTopics: [Succession<RuleID>] {
    let given = topics.flatMap { topic in
      topic.formerly.flatMap { name in
        (name.course == id ? ids : [name.course ?? id]).map {
          Succession(RuleID(course: $0, name.bareName), to: topic.id)
        }
      }
    }
    return given
      + topics.flatMap { topic in
        formerly.map { Succession(RuleID(course: $0, topic.id.bareName), to: topic.id) }
      }
  }

  /// Its id and those that it had.
  private var ids: [CourseID] { [id] + formerly }
}

/// The names that the history of a name counts for, by all successions that are known.
///
/// A name may have several heirs, several names may have one, and an heir may have another name by now.
/// What was said by different courses, or at different times, may go in a circle. The succession that
/// closes it counts for nothing.
public struct Heirs<Name: Hashable & Sendable>: Sendable {
  private var next: [Name: [Name]] = [:]

  /// Takes in successions; of several heirs of a name the first comes first.
  public init(_ successions: some Sequence<Succession<Name>>) {
    for succession in successions where !leads(from: succession.heir, to: succession.name) {
      next[succession.name, default: []].append(succession.heir)
    }
  }

  /// All names that have an heir.
  public var names: some Collection<Name> { next.keys }

  /// Returns the names that the history of a name counts for: its last heirs of those that are there. A
  /// name that is still in use has none, and neither has one without an heir that is there.
  public func heirs(
    of name: Name, isInUse: (Name) -> Bool, isThere: (Name) -> Bool
  ) -> [Name] {
    var found: [Name] = []
    var walked: [Name: Bool] = [:]
    /// Whether a name leads to one that is there.
    func walk(_ name: Name, _ depth: Int) -> Bool {
      if let known = walked[name] { return known }
      var isFound = false
      if !isInUse(name), depth < Self.longestWay {
        for heir in next[name] ?? [] where walk(heir, depth + 1) { isFound = true }
      }
      if !isFound, isThere(name) {
        found.append(name)
        isFound = true
      }
      walked[name] = isFound
      return isFound
    }
    _ = walk(name, 0)
    return found.filter { $0 != name }
  }

  /// A database may say anything. No course was renamed so often, or has such a family of names.
  private static var longestWay: Int { 100 }
  private static var largestFamily: Int { 1000 }

  /// Whether a way leads from a name to another one; a way in too large a family counts as one.
  private func leads(from start: Name, to goal: Name) -> Bool {
    var seen: Set<Name> = []
    var open = [start]
    while let name = open.popLast() {
      if name == goal || seen.count == Self.largestFamily { return true }
      guard seen.insert(name).inserted else { continue }
      open += next[name] ?? []
    }
    return false
  }
}
