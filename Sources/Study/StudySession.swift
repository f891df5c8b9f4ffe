public import Curriculum
internal import QuizEngine
public import ReviewLog
internal import Scenarios
public import Storage

/// One learner's dealings with the store: which question comes next, what was answered, and what
/// the verdict and the diagnosis are.
///
/// It has no terminal and makes no sentences. The plain session, the dialogue in JSON and tests are
/// its clients. Whatever matters is on disk before a method returns.
public final class StudySession {
  /// The learners' database, which has the log.
  public let store: Store
  public let learner: Learner
  /// The learner's settings, as they were when the sitting began.
  public let settings: Settings
  /// The courses that are taught, in the order in which questions are taken from them.
  public let courses: [Course]
  let rules: [RuleEntry]
  let modelVersion: String
  let id: SessionID
  /// When this sitting began.
  let begun: UTCTime
  var world: StudyWorld
  var diagnostician: Diagnostician
  var generated: GeneratedQuestions
  /// The questions that this sitting asked on its day. A session that is left open over night begins anew.
  var sitting = SittingHistory()
  var sittingDay: StudyDay
  /// How many questions a day has, and the day for which that was found.
  var dailyLoad: (day: StudyDay, load: DailyLoad)?
  /// The question of an earlier sitting that is asked in this one.
  var resumed: PresentationID?
  /// The assignment whose questions this sitting asks.
  public var assignment: TakenAssignment?
  /// Seeds of questions count up from here.
  var seed: UInt64

  /// Begins a sitting. Questions are chosen and varied by `seed`, or without one by chance.
  public init(
    store: Store, learner: Learner, settings: Settings = Settings(), courses: [Course],
    model: StudyModel, world: StudyWorld, seed: UInt64? = nil
  ) throws(StoreError) {
    self.store = store
    self.learner = learner
    self.settings = settings
    self.courses = courses
    generated = GeneratedQuestions(
      store: store, model: model, programVersion: world.programVersion)
    rules = model.rules
    modelVersion = model.version
    diagnostician = Diagnostician(
      misconceptions: model.misconceptions, rules: rules, examples: model.examples,
      evidence: try store.evidence(of: learner.id))
    var world = world
    self.seed = seed ?? world.random.next()
    id = SessionID.random(using: &world.random)
    let now = world.now()
    begun = now.time
    sittingDay = now.day
    self.world = world
  }

  /// Does work that runs scenarios; nil when the learner stopped a run.
  func unlessStopped<Result>(_ work: (@escaping Runner) -> Result) -> Result? {
    var isStopped = false
    let result = work { [world] scenario in
      if !isStopped, let run = world.run(scenario) { return run }
      isStopped = true
      return Run(ios: scenario.ios, device: scenario.device, outcome: .refused)
    }
    return isStopped ? nil : result
  }

  func record(_ body: LogEvent.Body) throws(StoreError) {
    try store.record(
      LogEvent(
        id: EventID.random(using: &world.random), learner: learner.id, moment: world.now(),
        body: body, programVersion: world.programVersion))
  }
}
