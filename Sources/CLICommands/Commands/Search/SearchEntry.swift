internal import Curriculum
internal import Phrases
internal import Scenarios

/// Something that `vdl search` finds, with the command that opens it.
struct SearchEntry {
  /// The kind in the words of learners; of equal hits the earlier kind comes first.
  enum Kind: String, CaseIterable {
    case glossary, callback, lesson, rule, symptom, simulator, misconception, member, step
  }

  var kind: Kind
  /// The id or name.
  var name: String
  /// One sentence or title.
  var text: String
  var command: String
  var searched: SearchedText
}

extension SearchEntry {
  /// Everything that can be found, kind by kind.
  static func all(_ model: Model, _ courses: [Course], _ guides: [CourseGuide]) -> [SearchEntry] {
    let rules = model.rules()
    let entries =
      guides.flatMap(\.glossary).map(SearchEntry.init)
      + names(in: rules, members: model.members())
      + entries(of: courses)
      + rules.map(SearchEntry.init)
      + FoundSymptom.all(in: guides, teaching: courses).map(SearchEntry.init)
      + SimulatorPage.acts.map(SearchEntry.init)
      + model.misconceptions().map(SearchEntry.init)
    return Kind.allCases.flatMap { kind in entries.filter { $0.kind == kind } }
  }

  private init(_ term: GlossaryTerm) {
    self.init(
      kind: .glossary, name: term.name, text: term.meaning, command: "vdl glossary \(term.name)",
      searched: SearchedText(term))
  }

  private init(_ rule: RuleEntry) {
    self.init(
      kind: .rule, name: rule.id, text: rule.sentence, command: "vdl rules \(rule.id)",
      searched: SearchedText(
        names: [rule.id] + rule.formerly, summary: rule.sentence,
        body: rule.names.joined(separator: " ")))
  }

  private init(_ found: FoundSymptom) {
    self.init(
      kind: .symptom, name: found.symptom.id, text: found.symptom.complaint,
      command: "vdl symptoms \(found.symptom.id)", searched: SearchedText(found.symptom))
  }

  private init(_ act: SimulatorAct) {
    self.init(
      kind: .simulator, name: act.fullName, text: "\(act.call): \(act.meaning)",
      command: act.command,
      searched: SearchedText(names: [act.fullName, act.name], summary: act.meaning))
  }

  private init(_ misconception: Misconception) {
    let refutation = misconception.refutation
    self.init(
      kind: .misconception, name: misconception.id, text: refutation.expectation,
      command: "vdl help misconceptions \(misconception.id)",
      searched: SearchedText(
        names: [misconception.id], summary: "\(misconception.belief) \(refutation.truth)",
        body: refutation.reason))
  }

  // MARK: Lessons

  private static func entries(of courses: [Course]) -> [SearchEntry] {
    let names = LessonNames(of: courses)
    return courses.flatMap { course in
      course.lessons.flatMap { entries(of: $0, called: names.short(course.name(of: $0.id))) }
    }
  }

  /// A lesson and its steps.
  private static func entries(of lesson: Lesson, called id: String) -> [SearchEntry] {
    var entries = [
      SearchEntry(
        kind: .lesson, name: id, text: lesson.title, command: "vdl learn \(id)",
        searched: SearchedText(
          names: [lesson.title, id, lesson.id.rawValue].uniqued()
            + lesson.formerly.map(\.lesson.rawValue), summary: lesson.aim,
          body: lesson.steps.joined(separator: " ")))
    ]
    for block in lesson.blocks {
      switch block {
      case .heading(_, let heading):
        entries.append(
          SearchEntry(
            kind: .step, name: heading, text: "\(heading), in '\(lesson.title)'",
            command: "vdl learn \(id) --step \(entries.count)",
            searched: SearchedText(names: [heading])))
      case .prose(let text) where entries.count > 1:
        entries[entries.count - 1].searched.body += " " + text
      case .prose, .runnable, .listing: break
      }
    }
    return entries
  }

  // MARK: Callbacks and members

  /// The callbacks of lessons, and all names that rules mention, each once.
  private static func names(in rules: [RuleEntry], members: [ModelMember]) -> [SearchEntry] {
    var entries: [SearchEntry] = []
    var seen: Set<String> = []
    let mentioned = CallbackSpelling.all.map(\.swift) + rules.flatMap(\.names)
    for name in mentioned where seen.insert(RuleBook.bare(name)).inserted {
      let count = RuleBook.rules(rules, on: name, members: members).count
      guard count > 0 else { continue }
      let spelling = CallbackSpelling.all.first { $0.swift == name }
      let bare = String(name.prefix { $0 != "(" })
      entries.append(
        SearchEntry(
          kind: spelling == nil ? .member : .callback, name: name,
          text: "\(name), in \(numbered(count, "rule"))", command: "vdl rules \(bare)",
          searched: SearchedText(
            names: [name, bare] + (spelling.map { [$0.objectiveC] + $0.csharp } ?? []))))
    }
    return entries
  }
}
