import Foundation
import ProjectFiles
import SQLite
import SeededNumbers

/// Lines to a session with a program, `vdl quiz --json`. The first line has four numbers: the seed, the
/// number of questions, what they are about, and with an odd one the session is one with a person.
struct Dialogues: InputKind {
  static let name = "json"
  static let patience = 20.0

  private let room: CommandRoom
  /// A database in which every question was asked.
  private let store: [UInt8]
  private let reviewCount: Int
  private let rules: [String]
  private let answers: [String]
  private let words: [String]
  private var path: String { room.folder + "/json.sqlite" }

  init() throws {
    room = try CommandRoom()
    let path = room.folder + "/json.sqlite"
    let course = ["--content", ProjectFiles.kinds.path, "--database", path]
    let first = room.run(
      ["quiz", "--json", "--seed", "1", "--count", "60"] + course,
      typing: Array(repeating: "dk", count: 60))
    must(first.status == 0, first.notices)
    store = room.bytes(of: path)
    reviewCount = first.objects("saved").count
    rules = Array(Set(first.objects("question").compactMap { $0["rule"] as? String })).sorted()
    answers = first.objects("verdict").compactMap { $0["answer"] as? [String] }
      .map { $0.joined(separator: "\n") }
    words = Self.signs + answers.flatMap { $0.split(separator: "\n").map(String.init) }
  }

  func attempt(_ input: [UInt8]) {
    room.begin()
    var lines = String(decoding: input, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    let head = lines.removeFirst().split(separator: " ").map { Int($0) ?? 0 } + [0, 0, 0, 0]
    var options = ["--seed", "\(head[0].magnitude)", "--count", "\(1 + head[1].magnitude % 4)"]
    let scope = Int(head[2].magnitude % UInt(rules.count + 3))
    if scope < rules.count { options += ["--rule", rules[scope]] }
    if scope == rules.count { options.append("--due") }
    let isDialogue = head[3] % 2 == 0
    options.append(isDialogue ? "--json" : "--plain")
    room.put(store, path)
    let ending = room.run(
      ["quiz"] + options + ["--content", ProjectFiles.kinds.path, "--database", path],
      typing: lines)
    must([0, 1].contains(ending.status), "status \(ending.status): \(ending.notices)")
    guard isDialogue else { return }
    for line in ending.output.split(separator: "\n") {
      let object = try? JSONSerialization.jsonObject(with: Data(line.utf8))
      must(object is [String: Any], "a line is no object: \(line)")
    }
    let kept = try? Connection(path: path).first("SELECT count(*) FROM review") { $0.int(0) }
    must(
      kept == reviewCount + ending.objects("saved").count, "another number of answers was kept")
    guard hash(of: input) % 16 == 0 else { return }
    let doctor = room.run(["doctor", "--database", path])
    must(doctor.status == 0, doctor.output)
  }

  func changed(_ input: [UInt8], using random: inout SeededNumbers) -> [UInt8] {
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      var text = TextPieces(of: input)
      text.change(words, using: &random)
      return text.bytes
    default:
      var text = TextLines(of: input)
      text.change(using: &random) { Array(line(using: &$0).utf8) }
      if Int.random(in: 0..<4, using: &random) == 0 { text.lines[0] = Array(head(&random).utf8) }
      return text.bytes
    }
  }

  /// A line of the protocol: a command, an answer, or nearly one.
  private func line(using random: inout SeededNumbers) -> String {
    let word = words.randomElement(using: &random) ?? ""
    let answer = answers.randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return Self.commands.randomElement(using: &random) ?? ""
    case 1: return word
    case 2: return "=" + word
    case 3: return "\"\(word)\""
    case 4: return answer.replacing("\n", with: " ")
    case 5, 6: return Self.quoted(answer)
    case 7: return Self.quoted(String(answer.shuffled(using: &random)))
    default: return String(repeating: word, count: Int.random(in: 1...200, using: &random))
    }
  }

  private func head(_ random: inout SeededNumbers) -> String {
    (0..<4).map { _ in "\(Int.random(in: 0..<40, using: &random))" }.joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String {
    let data = try? JSONEncoder().encode(text)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  func seeds() throws -> [[UInt8]] {
    var random = SeededNumbers(seed: 1)
    return (0..<200).map { number in
      var lines = ["\(number) 3 \(number / 4) \(number % 3 == 0 ? 1 : 0)"]
      for _ in 0..<12 { lines.append(line(using: &random)) }
      return Array(lines.joined(separator: "\n").utf8)
    }
  }

  private static let commands = [
    "hint", "help", "dk", "don't know", "skip", "quit", "?", "again", "why", "why 1", "edit",
    "edit 1",
    "try", "undo", "suspend", "resume", "flag it is odd", "progress", "lessons", "learn",
    "placement", "placement 1 known", "placement 1 no",
    ".", "", "y", "n",
  ]

  private static let signs: [String] =
    commands + [
      "\"", "\"\"", "\\n", "\\u0000", "\\ud800", "\\udc00", "\\\"", "\\", "{", "}", "[", "]", ":",
      "null", "true", "0", "1", "-1", "1e400", "99999999999999999999", "=", "==", "=dk", "=quit",
      "{\"type\":\"answer\",\"answer\":\"dk\"}", "\u{0}", "\u{7F}", "\u{9B}", "\u{1B}[2J",
      "\u{202E}",
      "\u{FEFF}", "e\u{301}", "\t", "\r", " ", "a", "b", "c d", "a, b, c", "1, 2, 3", "yes", "no",
      "class A: UIViewController {}", "}", "while true {}", "print(1)", "fatalError()",
      "import UIKit",
      "viewDidLoad", "A.viewDidLoad (2)", "iOS 13", "13", "3-17", "nil", "Optional(1)", "[]",
    ]
}
