import Curriculum
import QuestionShorthand
import Releases
import ReviewLog
import SpacedRepetition
import Testing

/// The state that follows from a log, which tests write in a small language: see `entries`.
@Suite struct ProjectionTests {
  @Test func `a rule that was only heard of is asked, but doesn't return within the session`() {
    let state = RuleState(firstSeen: UTCTime(milliseconds: 0))
    #expect(!state.isSuspended)
    #expect(!state.isReturning)
    #expect(state.standing == .new)
  }

  @Test func `a rule nobody asked has no state`() throws {
    #expect(try states("") == [:])
  }

  @Test func `only the target is graded and what was wrong elsewhere is due`() throws {
    let states = try states("d0 a:output good missed=b")
    let a = try #require(states["a"])
    let b = try #require(states["b"])
    #expect(a.standing == .learning)
    #expect(a.reviewCount == 1)
    #expect(b.standing == .new)
    #expect(b.memory == nil)
    #expect(b.due == moment(0).time)
  }

  @Test func `a rule wrong elsewhere is due now and keeps its memory`() throws {
    let before = try #require(try states("d0 b:output good")["b"])
    let after = try #require(try states("d0 b:output good; d1 a:output good missed=b")["b"])
    #expect(after.due == moment(1).time)
    #expect(after.memory == before.memory)
    #expect(after.reviewCount == 1)
  }

  @Test func `what the target got wrong is not missed elsewhere too`() throws {
    let state = try #require(try states("d0 a:output good missed=a")["a"])
    #expect(state.due > moment(1).time)
  }

  @Test func `a skip and a flag grade nothing`() throws {
    #expect(try states("d0 a:output skip; d0 a:output flag") == [:])
  }

  @Test func `an answer without a rating grades nothing`() throws {
    #expect(try states("d0 a:output none") == [:])
  }

  @Test func `a rule is due when a day begins`() throws {
    let state = try #require(try states("d0 a:output good", fuzz: false)["a"])
    // Stability 2.3 days after a first good.
    #expect(state.due == StudyDay(number: moment(0).day.number + 2).start(in: zone))
  }

  @Test func `no rule waits longer than the longest interval, from the choice on`() throws {
    let log = "d0 a:output easy; d1 set=longest-interval:4; d2 b:output easy; d3 a:output good"
    let states = try states(log + "; d4 b:output good", fuzz: false)
    for (rule, day) in [("a", 3), ("b", 4)] {
      let due = try #require(states[rule]).due
      #expect(due == StudyDay(number: moment(day).day.number + 4).start(in: zone))
    }
    for value in ["0", "9x", "36501"] {
      let refused = try self.states(
        "d0 set=longest-interval:\(value); d1 a:output easy; d9 a:output good")
      #expect(refused == (try self.states("d1 a:output easy; d9 a:output good")))
    }
    let restored = try self.states(
      "d0 set=longest-interval:4; d1 a:output easy; d2 set=longest-interval; d9 a:output good")
    #expect(restored["a"]?.due == (try self.states("d1 a:output easy; d9 a:output good"))["a"]?.due)
  }

  @Test func `first weights count for rules that are new from then on`() throws {
    let log =
      "d0 a:output good; d1 set=first-weights:1.0,2.0,3.0,9.0; d2 b:output good; d3 a:output good"
    let states = try states(log, fuzz: false)
    #expect(states["b"]?.memory?.stability == 3)
    #expect(states["b"]?.due == StudyDay(number: moment(2).day.number + 3).start(in: zone))
    #expect(
      states["a"] == (try self.states("d0 a:output good; d3 a:output good", fuzz: false))["a"])
    let refused = try self.states("d0 set=first-weights:2,1,3,9; d2 b:output good", fuzz: false)
    #expect(refused["b"]?.memory?.stability == FirstWeights.defaults.stabilities[2])
  }

  @Test func `a placement spreads its rules over no more than the longest interval`() throws {
    let rules = (0..<40).map { "d0 rule\($0):output easy" }.joined(separator: "; ")
    let today = moment(0).day.number
    let states = try states("d0 set=longest-interval:3; \(rules)")
    let days = states.values.map { StudyDay(of: $0.due, in: zone).number - today }
    #expect(Set(days) == Set(1...3))
  }

  /// Forty rules, all answered on the same days: the range of their third interval has five days or more.
  @Test func `rules that were learnt together come due on days with equal load`() throws {
    let rules = (0..<40).map { "rule\($0)" }
    let log = [0, 2, 13].flatMap { day in rules.map { "d\(day) \($0):output good" } }
    let today = moment(13).day.number
    let days = try states(log.joined(separator: "; ")).values.map {
      StudyDay(of: $0.due, in: zone).number - today
    }
    let counts = Dictionary(grouping: days, by: { $0 }).mapValues(\.count)
    #expect(counts.count >= 5)
    let (least, most) = (counts.values.min() ?? 0, counts.values.max() ?? 0)
    #expect(most - least <= 1, "\(counts)")
  }

  @Test func `a suspended rule is no load`() throws {
    // Which of the days is free depends on the first rule, unless it is suspended.
    let alone = try states("d0 b:output good; d2 b:output good")["b"]
    let suspended = try states(
      "d0 a:output good; d0 b:output good; d2 a:output good; d2 suspend=a; d2 b:output good")["b"]
    #expect(suspended == alone)
  }

  @Test func `a rule got wrong returns within the session`() throws {
    let state = try #require(try states("d0 a:output again")["a"])
    #expect(state.due == moment(0).time.advanced(by: .seconds(60)))
    #expect(state.lapseCount == 0)
  }

  @Test func `a pass where guessing helps never raises stability alone`() throws {
    let learnt = try #require(try states("d0 a:output good")["a"])
    let weak = try #require(try states("d0 a:output good; d3 a:truth good")["a"])
    #expect(weak.memory == learnt.memory)
    #expect(weak.lastDay == learnt.lastDay)
    #expect(weak.isReturning)
    #expect(weak.passCount == 2)
    // Two of them are enough, and so is one with a better question.
    for second in ["truth", "output"] {
      let both = try #require(
        try states("d0 a:output good; d3 a:truth good; d3 a:\(second) good")["a"])
      #expect(both.memory == (try states("d0 a:output good; d3 a:output good")["a"])?.memory)
      #expect(!both.isReturning)
    }
    let first = try #require(try states("d0 a:truth good")["a"])
    #expect(first.memory == nil)
    #expect(first.standing == .new)
  }

  @Test func `what a placement found comes back over a week`() throws {
    let rules = (0..<70).map { "rule\($0)" }
    let log = rules.map { "d0 \($0):output easy" }.joined(separator: "; ")
    let today = moment(0).day.number
    let days = try states(log).values.map { StudyDay(of: $0.due, in: zone).number - today }
    #expect(Set(days) == Set(1...7))
    #expect((1...7).allSatisfy { day in days.count { $0 == day } <= 20 })
  }

  @Test func `a wrong answer counts where guessing helps`() throws {
    let state = try #require(try states("d0 a:truth good; d0 a:truth again")["a"])
    #expect(state.memory == (try states("d0 a:output again")["a"])?.memory)
    #expect(!state.isPassPending)
    #expect(state.isReturning)
  }

  /// A day that comes again has the number of the day before.
  @Test func `a day that comes again, going west, is no time that passed`() throws {
    let scheduler = Scheduler.ofRules
    let time = moment(0).time
    let (east, west) = (ZoneOffset(seconds: 14 * 3600), ZoneOffset(seconds: -11 * 3600))
    let good = RuleState.Step.graded(.good, hintCount: 0, guessRate: 0, isRepeated: false)
    func memory(after second: UTCTime, in zone: ZoneOffset) -> RuleState {
      var state = RuleState(firstSeen: time)
      state.apply(good, at: time, in: east, scheduler: scheduler, fuzzID: 0)
      state.apply(good, at: second, in: zone, scheduler: scheduler, fuzzID: 0)
      return state
    }
    let hour = time.advanced(by: .seconds(3600))
    #expect(StudyDay(of: hour, in: west).number == StudyDay(of: time, in: east).number - 1)
    #expect(memory(after: hour, in: west).memory == memory(after: hour, in: east).memory)
    // A day that passed counts.
    let next = time.advanced(by: .seconds(86_400))
    #expect(memory(after: next, in: east).memory != memory(after: hour, in: east).memory)
  }

  @Test func `forgetting what was learnt is a lapse`() throws {
    let state = try #require(try states("d0 a:output good; d3 a:output again")["a"])
    #expect(state.lapseCount == 1)
    #expect(state.phase == .relearning(step: 0))
  }

  @Test(
    arguments: [
      ("d0 a:output good; d0 a:output good", RuleState.Standing.learning),
      ("d0 a:output good; d1 a:output good", .held),
      ("d0 a:count good; d1 a:order4 good", .held),
      ("d0 a:order3 good; d1 a:order3 good", .learning),
      ("d0 a:truth good; d1 a:choice good; d2 a:truth good", .learning),
      ("d0 a:output good; d1 a:truth good", .learning),
      ("d0 a:output good; d1 a:output hard hints=1", .learning),
      ("d0 a:output good; d1 a:output again; d2 a:output good", .learning),
      ("d0 a:output good; d1 a:output good; d2 a:truth again", .learning),
      ("d0 a:output good; d1 a:output again; d2 a:output good; d3 a:output good", .held),
      ("d0 a:output good answer=1; d1 a:output good answer=2", .held),
      ("d0 a:output good answer=1; d1 a:output good answer=1", .learning),
      (
        "d0 a:output again answer=1; d1 a:output good answer=1; d2 a:output good answer=1",
        .learning
      ),
      (
        "d0 a:output good answer=1; d0 undo; d1 a:output good answer=1; d2 a:output good answer=2",
        .learning
      ),
    ])
  func `a rule is held after two days of passes that no guess and no memory explains`(
    log: String, standing: RuleState.Standing
  ) throws {
    #expect(try states(log)["a"]?.standing == standing)
  }

  @Test func `an undone answer counts for nothing and its rule is asked again`() throws {
    let state = try #require(try states("d0 a:output good; d0 undo")["a"])
    #expect(state.memory == nil)
    #expect(state.due == moment(0).time)
    let kept = try #require(try states("d0 a:output good; d2 a:output good; d2 undo")["a"])
    #expect(kept.reviewCount == 1)
  }

  @Test func `after an undo the next pass of that day is not graded`() throws {
    let passed = try #require(try states("d0 a:output again; d0 undo; d0 a:output good")["a"])
    #expect(passed.memory == nil)
    #expect(passed.due == StudyDay(number: moment(0).day.number + 1).start(in: zone))
    let failed = try #require(try states("d0 a:output good; d0 undo; d0 a:output again")["a"])
    #expect(failed.reviewCount == 1)
    let later = try #require(try states("d0 a:output again; d0 undo; d1 a:output good")["a"])
    #expect(later.reviewCount == 1)
  }

  @Test func `a suspended rule keeps its state`() throws {
    let state = try #require(try states("d0 a:output good; d1 suspend=a")["a"])
    #expect(state.isSuspended)
    #expect(state.reviewCount == 1)
    #expect(try states("d0 suspend=a; d1 resume=a")["a"]?.isSuspended == false)
  }

  // MARK: Days

  @Test func `answers are summed up by day, without those that were undone`() throws {
    let log = "d0 a:output good; d0 b:output none; d1 a:output again; d1 undo; d0 c:output skip"
    let days = LogReplay(of: try entries(log)).days
    #expect(
      days == [
        .init(learner: learner, day: moment(0).day, lesson: LessonID(rawValue: "l")):
          DaySummary(
            answered: 2, right: 2, milliseconds: 3000, first: moment(0).time,
            last: moment(0).time)
      ])
  }

  @Test func `a clock that is right again counts days as they are`() throws {
    let states = try states(
      "d3652 a:output good; d1 b:output good; d2 b:output good; d2 a:output good")
    let (a, b) = (try #require(states["a"]), try #require(states["b"]))
    #expect(b.lastDay == moment(2).day)
    #expect(b.standing == .held)
    #expect(a.lastDay == moment(2).day)
    #expect(a.due < moment(100).time && b.due < moment(100).time)
    let days = LogReplay(of: try entries("d3652 a:output good; d1 a:output good")).days.keys
    #expect(Set(days.map(\.day)) == [moment(3652).day, moment(1).day])
  }

  @Test func `a clock without its time, or put right by a day, counts as the time before`() throws {
    let day = moment(3).day
    #expect(try states("d3 a:output good; d-20000 b:output good")["b"]?.lastDay == day)
    #expect(try states("d3 a:output good; d2 b:output good")["b"]?.lastDay == day)
    #expect(try states("d3 a:output good; d1 b:output good")["b"]?.lastDay == moment(1).day)
  }

  // MARK: Order

  @Test func `entries come in the order of time, device and sequence`() throws {
    let entries = [
      entry("b", 1, at: 10), entry("a", 1, at: 20), entry("a", 2, at: 20), entry("b", 2, at: 20),
    ]
    for order in [entries, entries.reversed()] {
      #expect(names(LogEntry.ordered(order)) == ["b1@10", "a1@20", "a2@20", "b2@20"])
    }
  }

  @Test func `a time that runs backwards counts as the one before`() throws {
    let entries = [
      entry("a", 1, at: 30), entry("a", 2, at: 10), entry("a", 3, at: 40), entry("b", 1, at: 20),
    ]
    #expect(names(LogEntry.ordered(entries)) == ["b1@20", "a1@30", "a2@30", "a3@40"])
  }

  @Test(arguments: 0..<20)
  func `the order in which entries are read changes nothing`(seed: UInt64) throws {
    var generator = Seeded(seed: seed)
    let log = (0..<60).map { index in
      let rule = ["a", "b", "c"].randomElement(using: &generator) ?? "a"
      let rating = ["again", "hard", "good", "easy"].randomElement(using: &generator) ?? "good"
      let missed = Bool.random(using: &generator) ? " missed=b" : " answer=\(index % 2)"
      return index % 9 == 8
        ? "d\(index / 3) undo" : "d\(index / 3) \(rule):output \(rating)\(missed)"
    }
    let entries = try entries(log.joined(separator: "; "))
    let expected = LogReplay(of: entries)
    let shuffled = LogReplay(of: entries.shuffled(using: &generator))
    #expect(shuffled.states == expected.states)
    #expect(shuffled.days == expected.days)
    #expect(!expected.states.isEmpty)
  }

  // MARK: Grading

  @Test(
    arguments: [
      (.right, 0, .due, .good), (.right, 1, .due, .hard), (.right, 2, .new, .hard),
      (.right, 3, .due, .again), (.wrong, 0, .due, .again), (.partly, 0, .due, .again),
      (.right, 0, .placement, .easy), (.right, 1, .placement, .hard),
      (.wrong, 0, .placement, .again), (.right, 0, .practice, .good),
    ] as [(Review.Verdict, Int, Presentation.Occasion, Rating)])
  func `an answer is graded by verdict and hints`(
    verdict: Review.Verdict, hints: Int, occasion: Presentation.Occasion, rating: Rating
  ) {
    #expect(Rating(verdict: verdict, hintCount: hints, occasion: occasion) == rating)
  }

  @Test func `an order of four is beyond guessing and one of three is not`() {
    #expect(OrderTask(events: ["a", "b", "c", "d"]).guessRate <= RuleState.strongestGuessRate)
    #expect(OrderTask(events: ["a", "b", "c"]).guessRate > RuleState.strongestGuessRate)
    #expect(OutputTask().guessRate <= RuleState.strongestGuessRate)
    #expect(CountTask(event: "a").guessRate <= RuleState.strongestGuessRate)
    #expect(TruthTask(statement: Statement(text: "", check: "")).guessRate == 0.5)
    #expect(ChoiceTask(choices: []).guessRate == 1)
  }

  @Test func `the scheduler's name says what states were computed with`() {
    #expect(
      Scheduler.ofRules.name
        == "fsrs-6 parameters=\(Digest.of(Parameters.defaults.weights.map { String($0) }).abbreviated)"
        + " retention=0.9 longest=36500 learning=60 relearning=60 fuzz=6")
  }

  // MARK: - The language

  private let learner = LearnerID(rawValue: "learner")
  private let zone = ZoneOffset(seconds: 3600)

  private func moment(_ day: Int) -> Moment {
    Moment(
      time: UTCTime(milliseconds: 1_800_000_000_000 + Int64(day) * 86_400_000), zone: zone)
  }

  private func states(_ log: String, fuzz: Bool = true) throws -> [String: RuleState] {
    var scheduler = Scheduler.ofRules
    if !fuzz { scheduler.fuzz = nil }
    let replay = LogReplay(of: try entries(log), scheduler: scheduler)
    return Dictionary(
      uniqueKeysWithValues: replay.states.map { ($0.key.rule.rawValue, $0.value) })
  }

  /// Each line is a day and what happened: `d0 RULE:KIND RATING [hints=N] [missed=RULE]`,
  /// `d0 undo` (the answer before it), `d0 suspend=RULE`, `d0 set=KEY[:VALUE]`.
  private func entries(_ log: String) throws -> [LogEntry] {
    var entries: [LogEntry] = []
    var lastShown: PresentationID?
    func add(_ fact: LogEntry.Fact) {
      entries.append(
        LogEntry(
          device: DeviceID(rawValue: "device"), sequence: entries.count + 1, fact: fact))
    }
    for line in log.split(separator: ";") {
      let words = line.split(separator: " ").map { String($0) }
      let at = moment(try #require(Int(words[0].dropFirst())))
      func event(_ body: LogEvent.Body) {
        add(
          .event(
            LogEvent(
              id: EventID(rawValue: "e\(entries.count)"), learner: learner, moment: at, body: body,
              programVersion: "0")))
      }
      let options = Dictionary(
        uniqueKeysWithValues: words.dropFirst().filter { $0.contains("=") }.map {
          let parts = $0.split(separator: "=").map { String($0) }
          return (parts[0], parts[1])
        })
      if words[1] == "undo" {
        event(.undo(try #require(lastShown)))
      } else if let rule = options["suspend"] {
        event(.suspend(RuleID(rawValue: rule)))
      } else if let setting = options["set"]?.split(separator: ":").map({ String($0) }) {
        event(.setting(key: setting[0], value: setting.count > 1 ? setting[1] : nil))
      } else if let rule = options["resume"] {
        event(.resume(RuleID(rawValue: rule)))
      } else {
        let parts = words[1].split(separator: ":").map { String($0) }
        let ask = try ask(parts[1])
        let id = PresentationID(rawValue: "p\(entries.count)")
        lastShown = id
        add(
          .presentation(
            Presentation(
              id: id, learner: learner, moment: at, occasion: .due,
              question: QuestionID(rawValue: "c/q"), lesson: LessonID(rawValue: "l"),
              revision: RevisionID(rawValue: "r"), seed: 0, modelVersion: "m", ios: .newest,
              kind: ask.kind, guessRate: ask.guessRate, target: RuleID(rawValue: parts[0]),
              answer: options["answer"].flatMap { UInt64($0) }, rendered: "")))
        switch words[2] {
        case "skip": event(.skip(id))
        case "flag": event(.flag(id, remark: "odd"))
        default:
          let ratings = ["again": Rating.again, "hard": .hard, "good": .good, "easy": .easy]
          add(
            .review(
              Review(
                id: ReviewID(rawValue: "r\(entries.count)"), presentation: id, learner: learner,
                moment: at, typed: "", read: [], verdict: .right, score: 1,
                rating: ratings[words[2]], hintCount: Int(options["hints"] ?? "0") ?? 0,
                duration: .milliseconds(1500),
                missed: options["missed"].map { [RuleID(rawValue: $0)] } ?? [],
                programVersion: "0")))
        }
      }
    }
    return entries
  }

  private func ask(_ kind: String) throws -> any QuestionTask {
    switch kind {
    case "order4": .order(events: ["1", "2", "3", "4"])
    case "order3": .order(events: ["1", "2", "3"])
    case "truth": .truth(Statement(text: "", check: ""))
    case "choice": .choice([Choice(text: "", check: ""), Choice(text: "b", check: "")])
    case "count": .count(event: "")
    default: .output
    }
  }

  private func entry(_ device: String, _ sequence: Int, at milliseconds: Int64) -> LogEntry {
    LogEntry(
      device: DeviceID(rawValue: device), sequence: sequence,
      fact: .event(
        LogEvent(
          id: EventID(rawValue: "\(device)\(sequence)"), learner: nil,
          moment: Moment(time: UTCTime(milliseconds: milliseconds), zone: .utc),
          body: .setting(key: "k", value: nil), programVersion: "0")))
  }

  private func names(_ ordered: [(time: UTCTime, entry: LogEntry)]) -> [String] {
    ordered.map {
      "\($0.entry.device.rawValue)\($0.entry.sequence)@\($0.time.milliseconds)"
    }
  }
}

struct Seeded: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
