import Diagnostics
import EmbeddedSources
import SwiftIR
import Testing

@testable import SwiftFrontend

/// An expression with calls in the arguments of calls, and how many checks it may take.
struct NestedShape: Sendable, CustomTestStringConvertible {
  let text: String
  let limit: Int

  var testDescription: String { text }

  /// What the expressions use.
  static let declarations = """
    let str = "hello", part = str.dropFirst(), word = Substring("x")
    let indices = [0, 1], table = [[0, 1], [1, 0]], names = ["a", "b"]
    let i = 1, d = 2.5, set: Set = [1, 2], map = ["a": 1]
    var result = ""
    var numbers: [Int] = []
    func pick<T>(_ a: T, _ b: T) -> T { a }
    func f(_ a: Int) -> Int { a }
    func f(_ a: Double) -> Double { a }
    func f(_ a: String) -> String { a }

    """

  static let all = [
    NestedShape(
      text: """
        result.append(String(str[str.index(str.startIndex, offsetBy: table[indices[i - 1]][i])..<str.endIndex]))
        """, limit: 1_000),
    NestedShape(
      text: """
        print(String(str[str.index(str.startIndex, offsetBy: max(table[indices[i]][0], min(i, 2)))...]))
        """, limit: 1_000),
    NestedShape(
      text: "numbers.append(contentsOf: Array(table[indices[indices[i - 1]]][indices[0]..<i]))",
      limit: 1_000),
    NestedShape(
      text:
        "let x = Double(max(table[indices[i - 1]][0], min(Int(d), numbers.count + str.count))) * d",
      limit: 1_000),
    NestedShape(
      text:
        "let x = Int(String(String(str.reversed()).dropFirst(indices[i] - 1).prefix(max(1, i)))) ?? 0",
      limit: 1_000),
    NestedShape(
      text:
        "let x = pick(String(part.prefix(i)), String(str.suffix(max(i, indices[0])))) + names[i]",
      limit: 1_000),
    NestedShape(
      text:
        "let x = names.map { String($0.dropFirst(max(0, $0.count - i))) }.joined(separator: \", \")",
      limit: 1_000),
    NestedShape(
      text: "let x: Double = " + String(repeating: "f(", count: 60) + "1"
        + String(repeating: ")", count: 60), limit: 1_000),
  ]
}

@Suite struct `The overloads of nested calls` {
  private static let library = CompiledModel.compile(
    library: EmbeddedSources.files(in: .swiftLibrary).map {
      SourceFile(name: $0.name, text: $0.text)
    }, model: []
  ).0

  @Test(arguments: NestedShape.all)
  func `are tried once for each argument, not in all combinations`(shape: NestedShape) {
    let unit = Compilation(on: Self.library, module: .scenario)
    unit.scenario.isProgram = true
    unit.compile([
      SourceFile(name: "main.swift", text: NestedShape.declarations + shape.text + "\nprint(0)")
    ])
    #expect(unit.diagnostics.filter { $0.severity == .error } == [])
    #expect(unit.mostChecks > 0)
    #expect(unit.mostChecks <= shape.limit, "took \(unit.mostChecks)")
  }
}
