import ReviewLog

/// The counts of many learners, as they are printed, and the goals that they reach.
struct SessionTable {
  let reports: [SessionReport]

  // MARK: Lines

  static let head =
    "learner; misconceptions; lesson; questions; named; probes (questions); "
    + "repeated questions, texts; most askings, longest run of a rule; held"

  static func line(_ report: SessionReport) -> String {
    let plan = report.plan
    let names = report.named.map { "\($0.isRight ? "" : "WRONG ")\($0.belief) after \($0.after)" }
    let probes = plan.beliefs.map { belief in
      let asked = report.probes[belief] ?? []
      return "\(asked.count) (\(Set(asked).count))"
    }
    let parts = [
      plan.seed.name, list(plan.beliefs), plan.lesson ?? "all",
      "\(report.answered) in \(report.sittings)", list(names), list(probes),
      "\(report.repeatedQuestions), \(report.repeatedTexts)",
      "\(report.mostAskings), \(report.longestRun)", "\(report.progress.rules.held)",
    ]
    // Why a misconception has no name: whether it is suspected, and what else is.
    let suspects = report.progress.beliefs.filter { !$0.named }.prefix(3).map {
      "\($0.belief) \(percent($0.posterior))"
    }
    let suspected = suspects.isEmpty ? [] : ["suspected: " + suspects.joined(separator: ", ")]
    let memory = report.memory.map { memory in
      [
        "pace \(rounded(plan.pace)), recall \(percent(memory.recall)) of \(memory.reviews)"
          + " (\(percent(memory.recallOfAll)) with the return), usual day"
          + " \(rounded(memory.usualLoad)), heaviest after the return \(memory.returnLoad)"
      ]
    }
    return (parts + suspected + (memory ?? []) + report.contradictions).joined(separator: "; ")
  }

  private static func list(_ texts: [String]) -> String {
    texts.isEmpty ? "-" : texts.joined(separator: " + ")
  }

  private static func rounded(_ value: Double) -> String {
    String(Double(Int((value * 10).rounded())) / 10)
  }

  private static func percent(_ share: Double) -> String { rounded(share * 100) + "%" }

  // MARK: Goals

  /// A goal beside what was counted.
  struct Check {
    var goal: String
    var counted: String
    var isReached: Bool

    var line: String { "\(isReached ? "reached" : "MISSED "): \(goal): \(counted)" }
  }

  private func of(_ sorts: Sort...) -> [SessionReport] {
    reports.filter { sorts.contains($0.plan.sort) }
  }

  var checks: [Check] { naming + asking + remembering }

  private var naming: [Check] {
    let one = of(.one)
    let names = one.flatMap(\.named)
    let all = one.count { $0.hasAllNames }
    let after = one.compactMap { $0.named.first { $0.isRight }?.after }.sorted()
    let none = of(.none).count { !$0.named.isEmpty }
    let two = of(.two)
    let both = two.count { $0.hasAllNames }
    let wrong = two.count { $0.hasWrongName }
    let unprobed = one.count { $0.leastProbes < Goals.leastProbes }
    return [
      check(
        "one misconception: named in at least \(Self.percent(Goals.namedShare))",
        "\(all) of \(one.count)"
          + (after.isEmpty ? "" : ", in the median after \(after[after.count / 2])")
      ) { Double(all) >= Goals.namedShare * Double(one.count) },
      check(
        "one misconception: at least \(Self.percent(Goals.rightShare)) of names right",
        "\(names.count { $0.isRight }) of \(names.count)"
      ) { Double(names.count { $0.isRight }) >= Goals.rightShare * Double(names.count) },
      check(
        "one misconception: probed at least \(Goals.leastProbes) times",
        "\(unprobed) of \(one.count) less often"
      ) { unprobed == 0 },
      check(
        "no misconception: fewer than \(Self.percent(Goals.falselyNamedShare)) given a name",
        "\(none) of \(of(.none).count)"
      ) { none == 0 || Double(none) < Goals.falselyNamedShare * Double(of(.none).count) },
      check(
        "two misconceptions: both named in at least \(Self.percent(Goals.bothNamedShare))",
        "\(both) of \(two.count)"
      ) { Double(both) >= Goals.bothNamedShare * Double(two.count) },
      check("two misconceptions: never a wrong name", "\(wrong) of \(two.count)") { wrong == 0 },
    ]
  }

  private var asking: [Check] {
    // Those of rote and memory sit longer than a person does.
    let lessons = of(.one, .none, .two)
    let often = lessons.count { $0.mostAskings > Goals.mostAskings }
    let runs = lessons.count { $0.longestRun > Goals.longestRun }
    let texts = lessons.count { $0.repeatedTexts > Goals.repeatedTexts }
    return [
      check(
        "a question at most \(Goals.mostAskings) times a sitting",
        "more often for \(often) of \(lessons.count)"
      ) { often == 0 },
      check(
        "at most \(Goals.longestRun) questions about one rule in a row",
        "more for \(runs) of \(lessons.count)"
      ) { runs == 0 },
      check("no text twice in a sitting", "twice for \(texts) of \(lessons.count)") {
        texts == 0
      },
    ]
  }

  private var remembering: [Check] {
    let held = of(.roteByText, .roteByID).map(\.progress.rules.held)
    let memories = of(.memory).compactMap(\.memory)
    let setting = Settings().retention
    let far = memories.count { abs($0.recall - setting) > Goals.recallDistance }
    let heavy = memories.count { Double($0.returnLoad) > Goals.returnLoad * $0.usualLoad }
    return [
      check("who learns by rote holds nothing", "rules held: \(held)") {
        held.allSatisfy { $0 <= Goals.heldByRote }
      },
      check(
        "recall within \(Self.percent(Goals.recallDistance)) of the setting",
        "\(memories.map { Self.percent($0.recall) }), further off for \(far)"
      ) { far == 0 },
      check(
        "at most \(Self.rounded(Goals.returnLoad)) usual days on a day after the return",
        "more for \(heavy) of \(memories.count)"
      ) { heavy == 0 },
    ]
  }

  private func check(_ goal: String, _ counted: String, _ isReached: () -> Bool) -> Check {
    Check(goal: goal, counted: counted, isReached: isReached())
  }
}
