internal import Curriculum
internal import Releases

// What a question asks, and its right answer, as JSON. What is empty is left out, so that a form grows
// without changing the texts that are there.

struct StatementForm: Codable {
  var text: String
  var check: String

  init(_ statement: Statement) {
    text = statement.text
    check = statement.check
  }

  var statement: Statement { Statement(text: text, check: check) }
}

struct SupportForm: Codable {
  var name: String
  var text: String

  init(_ file: SupportFile) {
    name = file.name
    text = file.text
  }

  var file: SupportFile { SupportFile(name: name, text: text) }
}

/// All of a revision that has no column of its own.
struct AskForm: Codable {
  var version = ContentCoding.version
  var kind: String
  var events: [String]?
  var choices: [ChoiceForm]?
  var statement: String?
  var check: String?
  var event: String?
  var expression: String?
  var goals: [StatementForm]?
  /// The code to be put in.
  var putIn: String?
  var drive: String?
  var solution: String?
  var among: [String]?
  var causes: [CauseForm]?
  var actions: [ActionForm]?
  var most: Int?
  /// How the run is to end; left out when it completes.
  var ending: String?
  var support: [SupportForm]?
  var feedback: [FeedbackForm]?
  var hints: [String]?
  var variation: VariationForm?

  struct ChoiceForm: Codable {
    var text: String
    var check: String
    var feedback: String?
  }

  struct CauseForm: Codable {
    var text: String
    var line: String?
    var rule: String?
  }

  struct ActionForm: Codable {
    var text: String
    var code: String
  }

  struct FeedbackForm: Codable {
    var text: String
    var answer: String?
    var belief: String?
  }

  struct VariationForm: Codable {
    var names: [String]
    var values: [PlaceholderForm]
    var shuffles: [PlaceholderForm]

    struct PlaceholderForm: Codable {
      var name: String
      var options: [String]
    }
  }

  init(_ question: Question) {
    kind = question.kind.rawValue
    ending = question.ending == .completed ? nil : question.ending.rawValue
    support = question.support.isEmpty ? nil : question.support.map(SupportForm.init)
    hints = question.hints.isEmpty ? nil : question.hints
    feedback = question.feedback.isEmpty ? nil : question.feedback.map(Self.form)
    variation = question.variation.map(Self.form)
    switch question.ask {
    case .order(let events), .next(let events): self.events = events
    case .output: break
    case .choice(let choices):
      self.choices = choices.map {
        ChoiceForm(text: $0.text, check: $0.check, feedback: $0.feedback)
      }
    case .truth(let statement):
      self.statement = statement.text
      check = statement.check
    case .count(let event): self.event = event
    case .state(let expression, let event):
      self.expression = expression
      self.event = event
    case .line(let goal, let code):
      goals = [StatementForm(goal)]
      putIn = code
    case .fix(let task), .write(let task):
      goals = task.goals.map(StatementForm.init)
      drive = task.drive
      solution = task.solution
    case .versions(let statement, let among):
      self.statement = statement.text
      check = statement.check
      self.among = among.map(\.description)
    case .why(let event, let causes):
      self.event = event
      self.causes = causes.map { cause in
        switch cause.what {
        case .line(let line): CauseForm(text: cause.text, line: line)
        case .rule(let rule): CauseForm(text: cause.text, rule: rule.rawValue)
        }
      }
    case .reach(let goal, let actions, let most):
      goals = [StatementForm(goal)]
      self.actions = actions.map { ActionForm(text: $0.text, code: $0.code) }
      self.most = most
    }
  }

  private static func form(_ feedback: Feedback) -> FeedbackForm {
    switch feedback.to {
    case .typed(let answer): FeedbackForm(text: feedback.text, answer: answer)
    case .believing(let id): FeedbackForm(text: feedback.text, belief: id)
    }
  }

  private static func form(_ variation: Variation) -> VariationForm {
    func form(_ placeholder: Variation.Placeholder) -> VariationForm.PlaceholderForm {
      VariationForm.PlaceholderForm(name: placeholder.name, options: placeholder.options)
    }
    return VariationForm(
      names: variation.names, values: variation.values.map(form),
      shuffles: variation.shuffles.map(form))
  }

  // MARK: Reading

  /// Nil when a part is missing.
  var ask: Ask? {
    guard let kind = QuestionKind(rawValue: kind) else { return nil }
    switch kind {
    case .order: return events.map { .order(events: $0) }
    case .next: return events.map { .next(events: $0) }
    case .output: return .output
    case .choice:
      return choices.map {
        .choice($0.map { Choice(text: $0.text, check: $0.check, feedback: $0.feedback) })
      }
    case .truth: return sentence.map { .truth($0) }
    case .count: return event.map { .count(event: $0) }
    case .state: return expression.map { .state(expression: $0, at: event) }
    case .line: return goal.map { .line(goal: $0, putIn: putIn) }
    case .fix: return task.map { .fix($0) }
    case .write: return task.map { .write($0) }
    case .versions:
      guard let sentence, let among else { return nil }
      let versions = among.compactMap { IOSVersion($0) }
      return versions.count == among.count ? .versions(sentence, among: versions) : nil
    case .why:
      guard let event, let causes else { return nil }
      let read = causes.compactMap { form -> Cause? in
        if let line = form.line { return Cause(text: form.text, what: .line(line)) }
        return form.rule.map { Cause(text: form.text, what: .rule(RuleID(rawValue: $0))) }
      }
      return read.count == causes.count ? .why(event: event, causes: read) : nil
    case .reach:
      guard let goal, let actions, let most else { return nil }
      return .reach(
        goal: goal, actions: actions.map { Action(text: $0.text, code: $0.code) }, most: most)
    }
  }

  private var sentence: Statement? {
    guard let statement, let check else { return nil }
    return Statement(text: statement, check: check)
  }

  private var goal: Statement? { goals?.first?.statement }

  private var task: CodeTask? {
    guard let goals, let solution else { return nil }
    return CodeTask(goals: goals.map(\.statement), drive: drive, solution: solution)
  }

  /// What goes with the question besides what is asked.
  func complete(_ question: inout Question) {
    question.support = (support ?? []).map(\.file)
    question.hints = hints ?? []
    question.feedback = (feedback ?? []).compactMap { form in
      if let answer = form.answer { return Feedback(text: form.text, to: .typed(answer)) }
      return form.belief.map { Feedback(text: form.text, to: .believing($0)) }
    }
    question.variation = variation.map { form in
      Variation(
        names: form.names,
        values: form.values.map { .init(name: $0.name, options: $0.options) },
        shuffles: form.shuffles.map { .init(name: $0.name, options: $0.options) })
    }
  }
}

struct TruthForm: Codable {
  var version: Int? = ContentCoding.version
  var orders: [[String]]?
  var output: [String]?
  var choice: Int?
  var isTrue: Bool?
  var count: Int?
  var value: String?
  var lines: [Int]?
  var isCode: Bool?
  var versions: [String]?
  var causes: [Int]?
  var ways: [[Int]]?
  var instances: [TruthForm]?

  init(_ truth: Truth) {
    switch truth {
    case .order(let orders): self.orders = orders
    case .output(let lines): output = lines
    case .choice(let index): choice = index
    case .truth(let isTrue): self.isTrue = isTrue
    case .count(let count): self.count = count
    case .state(let value): self.value = value
    case .lines(let lines): self.lines = lines
    case .code: isCode = true
    case .versions(let versions): self.versions = versions.map(\.description)
    case .causes(let causes): self.causes = causes
    case .ways(let ways): self.ways = ways
    case .instances(let truths):
      instances = truths.map { truth in
        var form = TruthForm(truth)
        form.version = nil
        return form
      }
    }
  }

  var truth: Truth? {
    if let orders { return .order(orders) }
    if let output { return .output(output) }
    if let choice { return .choice(choice) }
    if let isTrue { return .truth(isTrue) }
    if let count { return .count(count) }
    if let value { return .state(value) }
    if let lines { return .lines(lines) }
    if isCode == true { return .code }
    if let versions { return .versions(versions.compactMap { IOSVersion($0) }) }
    if let causes { return .causes(causes) }
    if let ways { return .ways(ways) }
    return instances.map { .instances($0.compactMap(\.truth)) }
  }
}
