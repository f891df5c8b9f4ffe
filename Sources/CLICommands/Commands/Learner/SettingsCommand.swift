internal import ReviewLog
internal import Storage
internal import TerminalUI

extension Command {
  static let settings = Command(
    "settings", operands: "[KEY [VALUE]]", summary: "show or change how you learn",
    examples: [
      Example("vdl settings", "all of them"),
      Example("vdl settings retention", "the value of one"),
      Example("vdl settings retention 0.85", "fewer reviews, and more forgotten"),
      Example("vdl settings new-per-day default", "as it was at first"),
    ],
    discussion: """
      Each learner has their own, see --learner; they are kept in the log with the answers. A new \
      retention counts for each rule from its next answer on.
      """,
    options: [Option("--json", nil, "print one JSON object")]
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.count <= 2 else {
      throw .usage("'vdl settings' takes a key and a value", hint: "see 'vdl settings --help'")
    }
    var key: Settings.Key?
    if let name = arguments.operands.first {
      key = Settings.Key(rawValue: name)
      if key == nil {
        let names = Settings.Key.allCases.map(\.rawValue)
        throw .usage(
          "no setting is called '\(name)'; there are \(names.joined(separator: ", "))"
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
          shown.map { ("\($0.rawValue)  \(settings[$0])", "\($0.meaning): \($0.values)") },
          columns: console.terminal.columns))
    }
    return .done
  }

  /// What puts a setting back.
  private static let restoring = "default"

  private static func check(_ value: String, for key: Settings.Key) throws(Failure) {
    var settings = Settings()
    guard value == restoring || settings.set(key, to: value) else {
      throw .usage("'\(key.rawValue)' takes \(key.values), or '\(restoring)', not '\(value)'")
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
