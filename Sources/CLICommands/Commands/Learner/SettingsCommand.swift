internal import Exporting
internal import Phrases
internal import ReviewLog
internal import SpacedRepetition
internal import Storage
internal import TerminalUI

extension Command {
  static let settings = Command(
    "settings",
    help: CommandHelp(
      operands: "[KEY [VALUE]]",
      summary: "show or change how you learn",
      examples: [
        ("vdl settings", "all settings"),
        ("vdl settings retention", "the value of one setting"),
        ("vdl settings retention 0.85", "fewer reviews, but you forget more"),
        ("vdl settings longest-interval 365", "every rule at least once a year"),
        ("vdl settings new-per-day default", "back to the default"),
      ],
      discussion: """
        Each learner has their own settings; --learner chooses the learner. vdl keeps settings in the \
        log with the answers. A new retention or longest interval applies to each rule from its next \
        answer on. After every 200 answers, vdl fits 'first-weights' to them, where that foresees \
        your answers better; rules that you are first asked about from then on use these numbers.
        """),
    options: [.json]
  ) { (arguments, context) throws(Failure) in
    let (key, value) = try change(in: arguments)
    let (store, learner) =
      value == nil
      ? try LearnerDatabase.openToReadAboutLearner(arguments, in: context)
      : try learnerToChange(arguments, in: context)
    let settings = try stored { () throws(StoreError) in
      if let key, let value {
        try store.record(
          .setting(key: key.rawValue, value: value == restoring ? nil : value), of: learner.id,
          in: context)
      }
      return try store.settings(of: learner.id)
    }
    let console = context.console
    if arguments.has("--json") {
      console.write(json(of: settings, learner: learner.name).pretty)
    } else if let key, value == nil {
      console.line(settings[key])
    } else {
      let shown = key.map { [$0] } ?? Settings.Key.allCases
      console.line(
        table(
          shown.map { key in
            (
              "\(key.rawValue)  \(settings[key])",
              "\(key.meaning): \(key.values)"
            )
          }, columns: console.terminal.columns))
    }
    return .done
  }

  /// The learner that `--learner` names, or else the account's, who may choose before the first session.
  private static func learnerToChange(
    _ arguments: Arguments, in context: Context
  ) throws(Failure) -> (store: Store, learner: Learner) {
    let name = try LearnerDatabase.learnerName(arguments, in: context)
    if arguments.has("--learner") {
      let store = try LearnerDatabase.openToChange(arguments, in: context)
      return (store, try LearnerOperands.learner(name, store))
    }
    let store = try LearnerDatabase.open(arguments, in: context)
    var ids = SystemOrGiven(next: context.random)
    let learner = try stored { () throws(StoreError) in
      try store.learner(named: name, using: &ids)
    }
    return (store, learner)
  }

  /// The value that puts a setting back.
  private static let restoring = "default"

  /// The setting that the arguments name, and the value that they give it.
  private static func change(
    in arguments: Arguments
  ) throws(Failure) -> (key: Settings.Key?, value: String?) {
    let operands = arguments.operands
    guard operands.count <= 2 else {
      throw .usage(
        "'vdl settings' takes at most a key and a value", hint: "see 'vdl settings --help'")
    }
    guard let name = operands.first else { return (nil, nil) }
    guard let key = Settings.Key(rawValue: name) else {
      let names = Settings.Key.allCases.map(\.rawValue)
      throw .usage(
        "no setting is called '\(name)'; the settings are \(list(names))"
          + Arguments.guess(name, among: names))
    }
    guard operands.count == 2 else { return (key, nil) }
    let value = operands[1]
    var settings = Settings()
    guard value == restoring || settings.set(key, to: value) else {
      throw .usage("'\(name)' takes \(key.values), or '\(restoring)', not '\(value)'")
    }
    return (key, value)
  }

  private static func json(of settings: Settings, learner: String) -> JSON {
    .object([
      "version": .int(1), "learner": .string(learner),
      "settings": .object([
        Settings.Key.retention.rawValue: .double(settings.retention),
        Settings.Key.longestInterval.rawValue: .int(settings.longestInterval.rawValue),
        Settings.Key.firstWeights.rawValue: .array(
          settings.firstWeights.stabilities.map { .double($0) }),
        Settings.Key.newPerDay.rawValue: .int(settings.newPerDay),
        Settings.Key.sessionLength.rawValue: .int(settings.sessionLength),
        Settings.Key.confidence.rawValue: .bool(settings.asksConfidence),
        Settings.Key.addedQuestions.rawValue: .bool(settings.addsQuestions),
        Settings.Key.weeklyGoal.rawValue: .int(settings.weeklyGoal),
      ]),
    ])
  }
}

extension Settings.Key {
  /// The setting's meaning in a phrase.
  fileprivate var meaning: String {
    switch self {
    case .retention: "how likely you are to know a rule when it is asked again"
    case .longestInterval: "the most days until you are asked about a rule again"
    case .firstWeights:
      "the days that a rule lasts after a first answer that is wrong, right with hints, right, or placed"
    case .newPerDay: "how many new rules a day you are asked about"
    case .sessionLength: "how many questions make a session"
    case .confidence: "whether you are asked how sure you are"
    case .addedQuestions: "whether vdl adds questions to those that you ask for"
    case .weeklyGoal: "on how many days a week you want to answer questions; 0 sets no goal"
    }
  }

  /// The values that it takes.
  fileprivate var values: String {
    switch self {
    case .retention: "0.7 to 0.97"
    case .longestInterval: "1 to \(FSRS.longestInterval.rawValue)"
    case .firstWeights: "four rising numbers with commas"
    case .newPerDay: "0 to 1000"
    case .sessionLength: "1 to 1000"
    case .confidence, .addedQuestions: "on or off"
    case .weeklyGoal: "0 to 7"
    }
  }
}
