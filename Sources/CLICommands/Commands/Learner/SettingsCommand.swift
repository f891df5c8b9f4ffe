internal import ReviewLog
internal import Storage
internal import TerminalUI
internal import Words

extension Command {
  static let settings = Command(
    "settings", help: .settings,
    options: [Option("--json", nil, Words.Options.json)]
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.count <= 2 else {
      throw .usage(
        Words.Usage.settingsTakesAKey, hint: Words.Usage.seeHelp(of: "settings"))
    }
    var key: Settings.Key?
    if let name = arguments.operands.first {
      key = Settings.Key(rawValue: name)
      if key == nil {
        let names = Settings.Key.allCases.map(\.rawValue)
        throw .usage(
          Words.SettingList.none(called: name, among: names)
            + Arguments.guess(name, among: names))
      }
    }
    if let key, arguments.operands.count == 2 {
      try check(arguments.operands[1], for: key)
    }
    let name = try StudyRoom.learnerName(arguments, in: context)
    let store = try StudyRoom.openStore(arguments, in: context)
    var ids = SystemOrGiven(next: context.random)
    let settings = try stored { () throws(StoreError) in
      let learner = try store.learner(named: name, using: &ids)
      if let key, arguments.operands.count == 2 {
        let value = arguments.operands[1]
        try store.record(
          .setting(key: key.rawValue, value: value == restoring ? nil : value), of: learner.id,
          in: context)
      }
      return try store.settings(of: learner.id)
    }
    let console = context.console
    if arguments.has("--json") {
      console.write(json(of: settings, learner: name).pretty)
    } else if let key, arguments.operands.count == 1 {
      console.line(settings[key])
    } else {
      let shown = key.map { [$0] } ?? Settings.Key.allCases
      console.line(
        table(
          shown.map { key in
            (
              "\(key.rawValue)  \(settings[key])",
              Words.SettingList.setting(key.meaning, values: key.values)
            )
          }, columns: console.terminal.columns))
    }
    return .done
  }

  /// What puts a setting back.
  private static let restoring = "default"

  private static func check(_ value: String, for key: Settings.Key) throws(Failure) {
    var settings = Settings()
    guard value == restoring || settings.set(key, to: value) else {
      throw .usage(
        Words.SettingList.takes(key.rawValue, key.values, or: restoring, not: value))
    }
  }

  private static func json(of settings: Settings, learner: String) -> JSON {
    .object([
      "version": .int(1), "learner": .string(learner),
      "settings": .object([
        Settings.Key.retention.rawValue: .double(settings.retention),
        Settings.Key.newPerDay.rawValue: .int(settings.newPerDay),
        Settings.Key.sessionLength.rawValue: .int(settings.sessionLength),
        Settings.Key.confidence.rawValue: .bool(settings.asksConfidence),
      ]),
    ])
  }
}

extension Settings.Key {
  /// What the setting is, in a phrase.
  fileprivate var meaning: String {
    switch self {
    case .retention: Words.SettingList.retention
    case .newPerDay: Words.SettingList.newPerDay
    case .sessionLength: Words.SettingList.sessionLength
    case .confidence: Words.SettingList.confidence
    }
  }

  /// The values that it takes.
  fileprivate var values: String {
    switch self {
    case .retention: Words.SettingList.retentionValues
    case .newPerDay: Words.SettingList.newPerDayValues
    case .sessionLength: Words.SettingList.sessionLengthValues
    case .confidence: Words.SettingList.confidenceValues
    }
  }
}
