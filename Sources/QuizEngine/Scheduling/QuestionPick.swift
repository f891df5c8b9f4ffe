internal import Curriculum

/// Picks one of several questions.
///
/// Those that repeat least in this sitting are candidates. The one with most information is picked, if
/// any has enough; texts that were shown before are worth less. Otherwise it is one that was asked least
/// often; of several, chance picks.
struct QuestionPick {
  private let context: SchedulingContext
  private let limits: SittingLimits
  private var generator: SplitMix64

  init(_ context: SchedulingContext, _ generator: SplitMix64) {
    self.context = context
    self.generator = generator
    limits = SittingLimits(context)
  }

  /// A picked question.
  struct Pick {
    var question: Question
    var repetition: Repetition
  }

  /// Picks among all the questions.
  mutating func question(
    of questions: [Question], _ information: (Question) -> Double
  ) -> Pick? {
    guard let (candidates, repetition) = limits.leastRepeated(of: questions) else { return nil }
    let question =
      mostInformative(candidates, information) ?? leastAsked(limits.spread(candidates))
    return question.map { Pick(question: $0, repetition: repetition) }
  }

  /// Picks by information, else a question about the first rule.
  mutating func byRule(
    of questions: [Question], _ information: (Question) -> Double
  ) -> Pick? {
    guard let (candidates, repetition) = limits.leastRepeated(of: questions) else { return nil }
    let rule = candidates.first?.rules.first
    let question =
      mostInformative(candidates, information)
      ?? leastAsked(candidates.filter { $0.rules.first == rule })
    return question.map { Pick(question: $0, repetition: repetition) }
  }

  /// Picks by information alone; nil when no question gives enough.
  func informative(of questions: [Question], _ information: (Question) -> Double) -> Pick? {
    guard let (candidates, repetition) = limits.leastRepeated(of: questions) else { return nil }
    return mostInformative(candidates, information).map {
      Pick(question: $0, repetition: repetition)
    }
  }

  private mutating func leastAsked(_ questions: [Question]) -> Question? {
    let candidates = changed(questions)
    let least = candidates.map { context.timesAsked[$0.id] ?? 0 }.min()
    let rare = candidates.filter { context.timesAsked[$0.id] ?? 0 == least }
    return rare.isEmpty ? nil : rare[generator.below(rare.count)]
  }

  /// Leaves out the last question about the same rule, as long as others are left.
  private func changed(_ questions: [Question]) -> [Question] {
    let others = questions.filter { question in
      question.rules.first.flatMap { context.rules[$0]?.lastQuestion } != question.id
    }
    return others.isEmpty ? questions : others
  }

  private func mostInformative(
    _ questions: [Question], _ information: (Question) -> Double
  ) -> Question? {
    var best: (question: Question, bits: Double)?
    for question in changed(questions) where question.id != context.lastQuestion {
      // An answer to a text that was shown before, with its answer, may come from memory.
      let timesShown = (context.timesAsked[question.id] ?? 0) / question.instanceCount
      let bits = information(question) / Double(1 + timesShown)
      if bits >= leastInformation, bits > best?.bits ?? 0 { best = (question, bits) }
    }
    return best?.question
  }
}
