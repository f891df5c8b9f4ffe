import ReviewLog

/// What was counted in the sessions of one simulated learner.
struct SessionReport: Sendable {
  let plan: LearnerPlan
  let troubles: [String]
  let answered: Int
  let right: Int
  let sittings: Int
  /// Each misconception that was named, with the number of answers before it, the last one included.
  let named: [Naming]
  /// The questions that probed each of the learner's misconceptions, one after another.
  let probes: [String: [String]]
  /// How many questions had been asked before in their sitting.
  let repeatedQuestions: Int
  /// How many texts had been asked before in their sitting, although their lesson had others.
  let repeatedTexts: Int
  /// How often the same question was asked in a sitting, at most.
  let mostAskings: Int
  /// How many questions about one rule followed each other, at most.
  let longestRun: Int
  let progress: SaidProgress
  let memory: MemoryReport?

  struct Naming: Hashable, Sendable {
    var belief: String
    var after: Int
    var isRight: Bool
  }

  init(
    _ plan: LearnerPlan, _ learner: SimulatedLearner, _ progress: SaidProgress,
    _ timetable: Timetable
  ) {
    let answers = learner.answers
    self.plan = plan
    self.progress = progress
    troubles = learner.troubles
    answered = answers.count
    right = answers.count { $0.isRight }
    sittings = Set(answers.map(\.sitting)).count
    named = Self.namings(in: answers, of: plan.beliefs)
    probes = Dictionary(
      uniqueKeysWithValues: plan.beliefs.map { belief in
        (belief, answers.filter { $0.probed.contains(belief) }.map(\.question))
      })
    let bySitting = Dictionary(grouping: answers, by: \.sitting).values
    repeatedQuestions = bySitting.reduce(0) { $0 + $1.count - Set($1.map(\.question)).count }
    let texts = plan.lesson.flatMap { timetable.syllabus.textCounts[$0] } ?? .max
    repeatedTexts = bySitting.reduce(0) { count, sitting in
      count + max(0, min(sitting.count, texts) - Set(sitting.map(\.variant)).count)
    }
    mostAskings =
      bySitting.flatMap { Dictionary(grouping: $0, by: \.question).values.map(\.count) }.max() ?? 0
    longestRun = bySitting.map { Self.longestRun(of: $0.map(\.rule)) }.max() ?? 0
    memory = plan.sort == .memory ? MemoryReport(answers, timetable) : nil
  }

  private static func namings(in answers: [Answered], of own: [String]) -> [Naming] {
    var found: [Naming] = []
    for (place, answer) in answers.enumerated() {
      guard let belief = answer.named, !found.contains(where: { $0.belief == belief }) else {
        continue
      }
      found.append(Naming(belief: belief, after: place + 1, isRight: own.contains(belief)))
    }
    return found
  }

  static func longestRun(of rules: [String]) -> Int {
    var longest = 0
    var length = 0
    for (place, rule) in rules.enumerated() {
      length = place > 0 && rules[place - 1] == rule ? length + 1 : 1
      longest = max(longest, length)
    }
    return longest
  }

  var hasWrongName: Bool { named.contains { !$0.isRight } }
  var hasAllNames: Bool { named.count { $0.isRight } == plan.beliefs.count }
  var leastProbes: Int { probes.values.map(\.count).min() ?? 0 }

  /// What does not add up, or must not happen at all.
  var contradictions: [String] {
    var found = troubles
    let told = progress.answers
    if told != SaidProgress.Answers(answered: answered, right: right) {
      found.append("answered \(answered), \(right) right; progress says \(told)")
    }
    return found
  }
}

/// Recall and load of a learner with a true forgetting curve.
struct MemoryReport: Sendable {
  /// The share of due rules that were recalled at the first question of their day, without the days
  /// after the return.
  let recall: Double
  /// The same with these days.
  let recallOfAll: Double
  let reviews: Int
  /// The due questions of a usual day.
  let usualLoad: Double
  /// The due questions of the heaviest day after the return.
  let returnLoad: Int

  init(_ answers: [Answered], _ timetable: Timetable) {
    let due = answers.filter(\.sitting.isForDue)
    let end = timetable.away.upperBound
    let after = end..<(end + Timetable.returnDays)
    var seen: Set<[String]> = []
    let first = due.filter { seen.insert([$0.rule, "\($0.sitting.day)"]).inserted }
    func recall(_ answers: [Answered]) -> Double {
      answers.isEmpty ? 1 : Double(answers.count { $0.isRight }) / Double(answers.count)
    }
    let steady = first.filter { !after.contains($0.sitting.day) }
    self.recall = recall(steady)
    recallOfAll = recall(first)
    reviews = steady.count
    let load = Dictionary(grouping: due, by: \.sitting.day).mapValues(\.count)
    let before = max(0, timetable.away.lowerBound - Timetable.usualDays)..<timetable.away.lowerBound
    usualLoad =
      Double(before.reduce(0) { $0 + load[$1, default: 0] }) / Double(max(1, before.count))
    returnLoad = after.map { load[$0, default: 0] }.max() ?? 0
  }
}
