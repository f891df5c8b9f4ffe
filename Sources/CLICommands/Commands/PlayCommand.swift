internal import Diagnostics
internal import Playground
internal import Releases
internal import Scenarios

extension Command {
  static let play = Command(
    "play",
    help: CommandHelp(
      operands: "[FILE]",
      summary: "type Swift, and see what UIKit calls",
      examples: [
        ("vdl play", "begin with an empty program"),
        ("vdl play scenario.swift", "begin with a file, which stays as it is"),
        ("vdl play --ios 12", "play under iOS 12"),
        ("vdl play --json < entries", "for programs: one JSON object for each entry"),
      ],
      discussion: """
        What you type edits one program. It runs as a whole after each entry, and you see what is \
        different then: new lines and callbacks, and earlier ones that have changed. A declaration \
        takes the place of the one that declares the same. An entry that is refused or fails is not \
        kept. Of an expression you see the value. In the playground, ':help' lists the commands.

        With --json, each line of input is an entry, a JSON string where an entry has several lines \
        ("func f() {\\n}"), or a command: :undo, :redo, :reset, :list, :del, :ios, :believe, :settle \
        or :quit. An entry that isn't whole is 'incomplete' and not kept.
        """),
    options: [
      .json, plain,
      Option("--ios", "VERSION", "the iOS version to run under (default: 26)"),
      .device,
      Option("--believing", "ID", "run as if this misconception about UIKit were true"),
      Option("--seed", "N", "the seed of random numbers (default: 0)"),
    ], writesObjects: true
  ) { (arguments, context) throws(Failure) in
    var setting = Playground.Setting()
    setting.ios = try ScenarioOptions.version(arguments)
    setting.device = try arguments.choice("--device", as: Device.self) ?? .iphone
    setting.seed = try arguments.number("--seed", atLeast: 0) ?? 0
    guard arguments.operands.count <= 1 else {
      throw .usage("'play' takes one file", hint: "see 'vdl play --help'")
    }
    var program = ProgramText()
    if let file = arguments.operands.first { program = try Self.program(file, in: context) }
    let model = try context.taughtModel(arguments)
    setting.believing = try ScenarioOptions.misconception(arguments, among: model)
    let isJSON = arguments.has("--json")
    let lines = context.openLines(isJSON ? .silent : mode(arguments))
    let playing = Playing(
      Playground(program, setting: setting), model: model, lines: lines, context: context)
    return isJSON ? PlayDialogue(playing).run() : PlaySession(playing).run()
  }

  private static func program(_ file: String, in context: Context) throws(Failure) -> ProgramText {
    let (files, diagnostics) = try SourceInput.read([file], in: context)
    if let diagnostic = diagnostics.first(where: { $0.severity == .error }) {
      throw Failure(.refused, diagnostic.message, file: file)
    }
    return Playing.program(of: files.first?.text ?? "")
  }
}
