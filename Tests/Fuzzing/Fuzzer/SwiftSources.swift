import Foundation
import ProgramGenerator
import ProjectFiles
import Scenarios
import SeededNumbers

/// Swift of any form, through checking and running.
struct SwiftSources: InputKind {
  static let name = "swift"

  private let engine = Engine()
  private let limits = Limits(steps: 100_000, depth: 200, memory: 16 << 20, output: 1 << 16)

  func attempt(_ input: [UInt8]) {
    var scenario = Scenario(String(decoding: input, as: UTF8.self))
    let run = engine.run(scenario, limits: limits)
    refuseInternalError(run)
    switch hash(of: input) % 8 {
    case 0:
      let second = engine.run(scenario, limits: limits)
      must(run == second, "the same text runs in two ways")
    case 1:
      refuseInternalError(engine.runOrders(of: scenario, limits: limits).run)
    case 2:
      for stretch in engine.runVersions(of: scenario, limits: limits).stretches {
        refuseInternalError(stretch.run)
      }
    case 3:
      scenario.allowsUnresolvedNames = true
      refuseInternalError(engine.run(scenario, limits: limits))
    default: break
    }
  }

  func changed(_ input: [UInt8], using random: inout SeededNumbers) -> [UInt8] {
    if Int.random(in: 0..<6, using: &random) == 0 {
      var text = TextLines(of: input)
      text.change(using: &random) { Array(Self.words.randomElement(using: &$0)?.utf8 ?? "".utf8) }
      return text.bytes
    }
    var text = TextPieces(of: input)
    text.change(Self.words, using: &random)
    return text.bytes
  }

  /// The fixtures of the tests, the examples of the rules, the guide of the language, and programs that
  /// the generator writes.
  func seeds() throws -> [[UInt8]] {
    let folders = ["Tests/ScenariosTests/Fixtures", "Sources/Examples", "Sources/LanguageGuide"]
    let written = try folders.flatMap { ProjectFiles.files(in: $0, endingIn: ".swift") }
      .map(ProjectFiles.text)
    let generated = (1...200).map { GeneratedProgram(seed: $0).text }
    return (written + generated).map { Array($0.utf8) }
  }

  static let words: [String] = [
    "class ", "struct ", "enum ", "protocol ", "extension ", "func ", "init", "deinit ", "var ",
    "let ", "case ", "indirect ", "static ", "override ", "super", "self", "Self", "weak ",
    "unowned ", "lazy ", "mutating ", "inout ", "throws ", "throw ", "try ", "try? ", "try! ",
    "rethrows ", "async ", "await ", "if ", "else ", "guard ", "switch ", "default: ", "where ",
    "for ", "in ", "while ", "repeat ", "break ", "continue ", "fallthrough ", "return ", "defer ",
    "do ", "catch ", "as ", "as? ", "as! ", "is ", "nil", "true", "Int", "String", "Double", "Bool",
    "Any", "AnyObject", "[Int]", "[String: Int]", "Int?", "Void", "Set<Int>", "Optional", "print(",
    "$0", "_", ".some", ".none", ".init", ".self", "->", "=", "==", "===", "&", "&+", "+", "-", "*",
    "/", "%", "<<", "..<", "...", "??", "?", "!", "?.", ":", ";", ",", "(", ")", "{", "}", "[", "]",
    "<T>", "<T: P>", "@escaping ", "some ", "any ", "#if ", "#endif\n", "\\", "\\.", "\"", "\"\"\"",
    "\"\\(x)\"", "0", "1", "9223372036854775807", "0x", "1e999", "\n", "subscript", "get ", "set ",
    "didSet ", "willSet ", "convenience ", "required ", "operator ", "typealias ",
    "associatedtype ", "private ", "final ", "open ", "@objc ", "UIViewController", "UIView",
    "Int8", "UInt64", "Float", "Character", "-9223372036854775808", "255", ".max", ".min",
    "throws(E) ", "[]", "[:]", "()", "(0, 1)", "{ $0 }", "\\Int.self", "Task { ", "@MainActor ",
    "fatalError()", "if let ", "guard let ", "case let ", "repeat", "each ", "consuming ",
  ]
}

/// The machine says so of a mistake that is ours.
func refuseInternalError(_ run: Run) {
  if case .trapped(let trap) = run.outcome {
    must(!trap.message.contains("internal error"), trap.message)
  }
}
