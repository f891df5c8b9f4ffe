internal import Exporting
internal import Phrases
internal import Scenarios
internal import TerminalUI

extension Command {
  static let rules = Command(
    "rules",
    help: CommandHelp(
      operands: "[ID or NAME or TOPIC]",
      summary: "show the rule book of UIKit's behaviour",
      examples: [
        ("vdl rules", "every rule by topic, a sentence each"),
        ("vdl rules navigation", "the rules of a topic"),
        ("vdl rules viewDidLoad", "when a callback comes, around which others, since when"),
        ("vdl rules view.loads-on-first-access", "one rule, with its example and run"),
        ("vdl rules --code ID | vdl trace -", "trace the example of a rule"),
        ("vdl rules --doubt", "the rules that rest on little, and apps that would settle some"),
        ("vdl rules --json", "for programs: one JSON object"),
      ],
      discussion: """
        Each rule names the iOS versions it holds for, its evidence and its confidence. A topic is the \
        first word of an id; where a callback or member has the same name, use --topic. At a terminal, \
        long lists come a screen at a time. 'vdl search' finds rules by other words. Status 1: no rule \
        has this name or mentions it.
        """),
    options: [
      .json,
      Option("--topic", "NAME", "only the rules of a topic, such as navigation"),
      Option("--code", nil, "print only the code of a rule's example, to run or change it"),
      Option("--doubt", nil, "the rules that rest on recall, one log or documents alone"),
      Option("--experiment", "NAME", "print the code of an app that --doubt names, for a device"),
    ]
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.count <= 1 else {
      throw .usage("'vdl rules' takes one rule or name at a time")
    }
    try arguments.refuse(["--json", "--topic"], with: "--code")
    if arguments.has("--doubt") { return try writeDoubt(arguments, in: context) }
    if let name = arguments["--experiment"] { return try writeExperiment(name, arguments, context) }
    let model = try context.taughtModel(arguments)
    if let name = arguments["--topic"] {
      guard arguments.operands.isEmpty else {
        throw .usage("'vdl rules --topic' takes no other name than the topic's")
      }
      let topics = RuleTopic.all(of: model.rules())
      guard let topic = topics.first(where: { $0.name == name.lowercased() }) else {
        throw Failure(
          .finding,
          "no topic is called '\(name)'" + Arguments.guess(name, among: topics.map(\.name)),
          hint: "'vdl rules' begins with all topics")
      }
      return write([topic], model, isJSON: arguments.has("--json"), in: context)
    }
    guard let name = arguments.operands.first else {
      guard !arguments.has("--code") else { throw .usage("'vdl rules --code' needs a rule's id") }
      return write(
        RuleTopic.all(of: model.rules()), model, isJSON: arguments.has("--json"), in: context)
    }
    if arguments.has("--code") {
      try writeCode(of: name, model, to: context.console)
      return .done
    }
    return try write(name, model, isJSON: arguments.has("--json"), in: context)
  }

  private static func writeDoubt(
    _ arguments: Arguments, in context: Context
  ) throws(Failure) -> ExitStatus {
    try arguments.refuse(["--topic", "--code", "--experiment"], with: "--doubt")
    guard arguments.operands.isEmpty else {
      throw .usage("'vdl rules --doubt' takes no '\(arguments.operands[0])'")
    }
    let report = DoubtReport(
      rules: try context.taughtModel(arguments).rules(), experiments: Experiment.all)
    guard !arguments.has("--json") else {
      context.console.write(report.json.pretty)
      return .done
    }
    return context.show(inScreens: report.pieces)
  }

  private static func writeExperiment(
    _ name: String, _ arguments: Arguments, _ context: Context
  ) throws(Failure) -> ExitStatus {
    try arguments.refuse(["--json", "--topic", "--code"], with: "--experiment")
    guard arguments.operands.isEmpty else {
      throw .usage("'vdl rules --experiment' takes no other name than the experiment's")
    }
    guard let experiment = Experiment.all.first(where: { $0.name == name }) else {
      throw Failure(
        .finding,
        "no experiment is called '\(name)'"
          + Arguments.guess(name, among: Experiment.all.map(\.name)),
        hint: "'vdl rules --doubt' ends with all experiments")
    }
    context.console.write(experiment.text)
    return .done
  }

  /// Writes the rules of some topics, a screen at a time where a person can press Return.
  private static func write(
    _ topics: [RuleTopic], _ model: Model, isJSON: Bool, in context: Context
  ) -> ExitStatus {
    guard !isJSON else {
      let json = RuleBook.json(of: topics.flatMap(\.rules), examples: model.examples())
      context.console.write(json.pretty)
      return .done
    }
    var groups = topics.enumerated().map { index, topic in
      // The heading of a topic stays with its first rule.
      topic.rules.enumerated().map { number, rule -> Screenful.Piece in
        { console in
          if number == 0 {
            if index > 0 || topics.count > 1 { console.line() }
            console.heading(
              "\(topic.name): \(topic.title), \(numbered(topic.rules.count, "rule"))")
            console.line()
          }
          console.line(console.style.heading(rule.id))
          console.prose(rule.sentence, first: "  ")
        }
      }
    }
    if topics.count > 1 {
      let count = topics.reduce(0) { $0 + $1.rules.count }
      groups.insert(
        [
          { console in
            console.prose(
              "\(numbered(count, "rule")) by topic; 'vdl rules --topic NAME' shows one: "
                + list(topics.map(\.name)) + ".")
          }
        ], at: 0)
    }
    return context.show(inScreens: groups.flatMap(\.self))
  }

  private static func writeCode(
    of name: String, _ model: Model, to console: Console
  ) throws(Failure) {
    let rules = model.rules()
    guard let rule = rules.first(where: { $0.id == name.lowercased() }) else {
      throw Failure(
        .finding,
        "no rule is called '\(name)'" + Arguments.guess(name, among: rules.map(\.id)))
    }
    guard let example = model.examples().first(where: { $0.rule == rule.id }) else {
      throw Failure(.finding, "the rule '\(rule.id)' has no example yet")
    }
    console.write(example.text)
  }

  /// Writes the rule of that id, the answer on a name, or the rules of a topic.
  private static func write(
    _ name: String, _ model: Model, isJSON: Bool, in context: Context
  ) throws(Failure) -> ExitStatus {
    let console = context.console
    let rules = model.rules()
    let examples = model.examples()
    if let rule = rules.first(where: { $0.id == name.lowercased() }) {
      let shown = examples.first { $0.rule == rule.id }.map { ($0, model.run($0.scenario)) }
      if isJSON {
        console.write(RuleBook.json(of: rule, shown: shown, examples: examples).pretty)
      } else {
        RuleReport(console: console).write(rule, shown: shown)
      }
      return .done
    }
    let answer = RuleAnswer(
      on: name, rules: rules, members: model.members(), examples: examples, run: model.run)
    guard let answer else {
      if let topic = RuleTopic.all(of: rules).first(where: { $0.name == name.lowercased() }) {
        return write([topic], model, isJSON: isJSON, in: context)
      }
      // The part of an id that people remember.
      let ending = rules.filter { $0.id.hasSuffix(".\(name.lowercased())") }
      if let only = ending.first, ending.count == 1 {
        return try write(only.id, model, isJSON: isJSON, in: context)
      }
      if isJSON { console.write(RuleBook.json(of: [], examples: []).pretty) }
      throw Failure(
        .finding,
        "no rule is called '\(name)' or mentions it" + RuleBook.guess(name, among: rules))
    }
    if isJSON {
      console.write(RuleBook.json(of: answer, examples: examples).pretty)
    } else {
      RuleReport(console: console).write(answer)
    }
    return .done
  }
}
