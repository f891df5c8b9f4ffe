internal import Curriculum

/// Picks one of several questions.
///
/// The question with most information is picked, if any has enough. Otherwise it is one that was
/// asked least often; of several, chance picks. Suspended rules are never asked about.
struct QuestionPick {
  private let context: SchedulingContext
  private var generator: SplitMix64

  init(_ context: SchedulingContext, _ generator: SplitMix64) {
    self.context = context
    self.generator = generator
  }

  /// Picks among all the questions.
  mutating func question(
    of questions: [Question], _ information: (Question) -> Double
  ) -> Question? {
    var candidates = fresh(questions)
    if let most = mostInformative(candidates, information) { return most }
    let least = candidates.map { context.timesAsked[$0.id] ?? 0 }.min()
    candidates = candidates.filter { context.timesAsked[$0.id] ?? 0 == least }
    guard !candidates.isEmpty else { return nil }
    return candidates[generator.below(candidates.count)]
  }

  /// Picks by information, else a question about the first rule that has another question than the
  /// last one, else about the first rule.
  mutating func byRule(
    of questions: [Question], _ information: (Question) -> Double
  ) -> Question? {
    if let most = mostInformative(fresh(questions), information) { return most }
    var rules: [RuleID] = []
    for question in questions where isAllowed(question) {
      if let target = question.rules.first, !rules.contains(target) { rules.append(target) }
    }
    let fresh = rules.first { rule in
      questions.contains { $0.rules.first == rule && $0.id != context.lastQuestion }
    }
    guard let rule = fresh ?? rules.first else { return nil }
    return self.question(of: questions.filter { $0.rules.first == rule }) { _ in 0 }
  }

  private func isAllowed(_ question: Question) -> Bool {
    guard let target = question.rules.first else { return false }
    return context.rules[target]?.isSuspended != true
  }

  /// Leaves out the last question, and the last one about the same rule, as long as others are
  /// left.
  private func fresh(_ questions: [Question]) -> [Question] {
    var candidates = questions.filter(isAllowed)
    for isUnwanted in [
      { (question: Question) in question.id == context.lastQuestion },
      { question in
        question.rules.first.flatMap { context.rules[$0]?.lastQuestion } == question.id
      },
    ] {
      let rest = candidates.filter { !isUnwanted($0) }
      if !rest.isEmpty { candidates = rest }
    }
    return candidates
  }

  private func mostInformative(
    _ questions: [Question], _ information: (Question) -> Double
  ) -> Question? {
    var best: (question: Question, bits: Double)?
    for question in questions where question.id != context.lastQuestion {
      let bits = information(question)
      if bits >= leastInformation, bits > best?.bits ?? 0 { best = (question, bits) }
    }
    return best?.question
  }
}
