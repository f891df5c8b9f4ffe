internal import Exporting
internal import Scenarios
internal import TerminalUI

extension Command {
  static let rules = Command(
    "rules",
    help: CommandHelp(
      operands: "[ID or NAME]",
      summary: "show the rule book of UIKit's behaviour",
      examples: [
        ("vdl rules", "every rule, a sentence each"),
        ("vdl rules viewDidLoad", "when a callback comes, around which others, since when"),
        ("vdl rules view.loads-on-first-access", "one rule, with its example and run"),
        ("vdl rules --code ID | vdl trace -", "trace the example of a rule"),
        ("vdl rules --json", "for programs: one JSON object"),
      ],
      discussion: """
        Each rule names the iOS versions it holds for, its evidence and its confidence. Status 1: no \
        rule has this name or mentions it.
        """),
    options: [
      .json,
      Option("--code", nil, "print only the code of a rule's example, to run or change it"),
    ]
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.count <= 1 else {
      throw .usage("'vdl rules' takes one rule or name at a time")
    }
    try arguments.refuse(["--json"], with: "--code")
    let model = try context.soundModel()
    guard let name = arguments.operands.first else {
      guard !arguments.has("--code") else { throw .usage("'vdl rules --code' needs a rule's id") }
      writeAll(model, isJSON: arguments.has("--json"), to: context.console)
      return .done
    }
    if arguments.has("--code") {
      try writeCode(of: name, model, to: context.console)
    } else {
      try write(name, model, isJSON: arguments.has("--json"), to: context.console)
    }
    return .done
  }

  private static func writeAll(_ model: Model, isJSON: Bool, to console: Console) {
    guard !isJSON else {
      console.write(RuleBook.json(of: model.rules(), examples: model.examples()).pretty)
      return
    }
    for rule in model.rules() {
      console.line(console.style.heading(rule.id))
      console.prose(rule.sentence, first: "  ")
    }
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

  /// Writes the rule of that id, or the answer on a name.
  private static func write(
    _ name: String, _ model: Model, isJSON: Bool, to console: Console
  ) throws(Failure) {
    let rules = model.rules()
    let examples = model.examples()
    if let rule = rules.first(where: { $0.id == name.lowercased() }) {
      let shown = examples.first { $0.rule == rule.id }.map { ($0, model.run($0.scenario)) }
      if isJSON {
        console.write(RuleBook.json(of: rule, shown: shown, examples: examples).pretty)
      } else {
        RuleReport(console: console).write(rule, shown: shown)
      }
      return
    }
    let answer = RuleAnswer(
      on: name, rules: rules, members: model.members(), examples: examples, run: model.run)
    guard let answer else {
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
  }
}
