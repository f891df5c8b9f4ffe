import Coursework
import Foundation
import JSONCoding
import ProjectFiles
import Testing

@testable import CLICommands

/// The JSON of commands beside its schemas, which other people's programs rely on.
@Suite struct `JSON by its schema` {
  @Test(arguments: JSONSchema.names)
  func `a schema is closed, and says what each part means`(name: String) throws {
    let schema = try JSONSchema(named: name)
    let root = try #require(schema.root.object)
    #expect(root["$schema"]?.string == "https://json-schema.org/draft/2020-12/schema")
    #expect(root["$id"]?.string == "urn:viewdidlearn:schema:\(name):1")
    func check(_ node: JSONNode, _ place: String) {
      if let values = node.array {
        for (index, value) in values.enumerated() { check(value, "\(place)[\(index)]") }
      }
      guard let members = node.object else { return }
      if case .object(let properties)? = members["properties"] {
        #expect(members["additionalProperties"] != nil, "\(place)")
        for (key, property) in properties {
          #expect(property.object?["description"]?.string?.isEmpty == false, "\(place).\(key)")
        }
        let required = Set(members["required"]?.array?.compactMap(\.string) ?? [])
        #expect(required.isSubset(of: properties.keys), "\(place)")
      }
      for (key, value) in members where key != "const" && key != "enum" {
        check(value, "\(place).\(key)")
      }
    }
    check(schema.root, "$")
  }

  @Test func `a value that breaks its schema is told`() throws {
    let schema = try JSONSchema(named: "glossary")
    let sound = try JSONNode(vdl("glossary", "--json").output)
    #expect(schema.problems(of: sound).isEmpty)
    var members = try #require(sound.object)
    members["more"] = .null
    #expect(schema.problems(of: .object(members)) == ["$: 'more' is unknown"])
    members["more"] = nil
    members["version"] = .number(2)
    #expect(schema.problems(of: .object(members)).count == 1)
    members["version"] = nil
    #expect(schema.problems(of: .object(members)) == ["$: 'version' is missing"])
  }

  private static let code = """
    class Home: UIViewController {
      override func viewDidLoad() { super.viewDidLoad(); print("loaded") }
    }
    let window = UIWindow()
    window.rootViewController = Home()
    window.makeKeyAndVisible()
    Simulator.settle()
    """

  /// Commands, each with the schema of its output or of the lines of it.
  @Test func `every command writes what its schema says`() throws {
    let room = try Room()
    var named: Set<String> = []
    for output in room.outputs {
      let (schema, words) = (output.schema, output.words)
      named.insert(schema)
      let said = room.vdl(words, typed: output.typed)
      let lines =
        schema.hasSuffix("-line")
        ? said.output.split(separator: "\n").map(String.init) : [said.output]
      #expect(!said.output.isEmpty, "\(words): \(said.notices)")
      for line in lines {
        let problems = try JSONSchema(named: schema).problems(of: JSONNode(line))
        #expect(problems.isEmpty, "\(words): \(problems.prefix(5)) in \(line.prefix(300))")
      }
    }
    let handIn = try HandIn(packed: Array(Data(contentsOf: URL(filePath: room.work))))
    let problems = try JSONSchema(named: "hand-in")
      .problems(of: JSONNode(JSONCoding.encode(handIn)))
    #expect(problems.isEmpty)
    // The lines that a program sends are strings of any words.
    #expect(
      Set(JSONSchema.names) == named.union(["hand-in", "play-entry", "quiz-answer"]))
  }

  /// A database with answers, a class and a course of its own.
  private final class Room {
    let course: GuideCourse
    let work: String

    init() throws {
      course = try GuideCourse()
      work = course.path + ".vdlwork"
      try course.assign(questions: ["true-or-false", "fill-and-boil"])
      _ = vdl(
        ["quiz", "--assignment", "week1", "--json"] + own, typed: ["\"true\"", "dk", "quit"])
      _ = vdl(["hand-in", "week1", "-o", work] + own)
      _ = vdl(["class", "add", work] + own)
    }

    deinit { try? FileManager.default.removeItem(atPath: work) }

    var own: [String] { ["--content", course.path] }

    func vdl(_ words: [String], typed: [String] = []) -> Said {
      CLICommandsTests.vdl(
        words + ["--database", course.path + ".sqlite", "--learner", "Ada"],
        files: [
          "x.swift": Array(`JSON by its schema`.code.utf8),
          "bad.swift": Array("let a: Int = \"\"".utf8),
          "trap.swift": Array("let a: Int? = nil\nprint(a!)".utf8),
        ], typed: typed, random: { UInt64.random(in: .min ... .max) })
    }

    struct Output {
      var schema: String
      var words: [String]
      var typed: [String] = []
    }

    private func json(_ schema: String, _ words: String...) -> Output {
      Output(schema: schema, words: words + ["--json"])
    }

    private func own(_ schema: String, _ words: String..., typed: [String] = []) -> Output {
      Output(schema: schema, words: words + ["--json", "--content", course.path], typed: typed)
    }

    var outputs: [Output] {
      var all = [
        json("trace", "trace", "x.swift"), json("trace", "trace", "bad.swift"),
        json("trace", "trace", "trap.swift"), json("trace", "trace", "x.swift", "--orders"),
        json("trace-versions", "trace", "x.swift", "--versions"),
        Output(
          schema: "trace-perfetto", words: ["trace", "x.swift", "--format", "perfetto", "-o", "-"]),
        json("rules", "rules"), json("rules", "rules", "viewDidLoad"),
        json("rules-doubt", "rules", "--doubt"),
        json("drive", "drive", "x.swift"), json("settings", "settings"),
        json("learner-list", "learner", "list"), json("doctor", "doctor"),
        json("content-list", "content", "list", course.path),
        json("content-check", "content", "check", course.path),
        json("content-check-misconceptions", "content", "check", course.path, "--misconceptions"),
        json("class-list", "class", "list"), json("lrs-status", "lrs", "status"),
        json("error", "search"),
        Output(schema: "error", words: ["trace", "x.swift", "--format", "json", "--ios", "1"]),
      ]
      all += [
        own("search", "search", "view"), own("symptoms", "symptoms"), own("glossary", "glossary"),
        own("placement", "placement", "kettle"), own("progress", "progress"),
        own("content-stats", "content", "stats"), own("class-report", "class", "report"),
        own("error", "class", "report", "nope"),
        own("quiz-line", "placement", typed: ["skip", "quit"]),
        own("quiz-line", "quiz", "--course", "nope"),
        own(
          "quiz-line", "quiz", "--count", "4", "--seed", "3",
          typed: ["hint", "dk", "\"a\"", "what?", "skip", "quit"]),
        own(
          "play-line", "play",
          typed: ["\"let a = 1\"", "\"print(a)\"", "\"nonsense(\"", "\"a!\"", ":vars", ":nothing"]),
        own("play-line", "play", "--ios", "1"),
      ]
      for table in ["learners", "lessons", "rules", "reviews"] {
        for (schema, format) in [("export", "json"), ("export-line", "jsonl")] {
          all.append(
            Output(
              schema: schema, words: ["export", "--format", format, "--table", table, "--names"]))
        }
      }
      return all
    }
  }

  @Test func `every command with JSON has a schema here`() throws {
    let room = try Room()
    let covered = Set(room.outputs.map { Set($0.words) })
    for command in CommandLineInterface.commands
    where command.options.contains(where: { $0.name == "--json" }) {
      let words = Set(command.name.split(separator: " ").map(String.init) + ["--json"])
      #expect(covered.contains { $0.isSuperset(of: words) }, "\(command.name)")
    }
  }
}
