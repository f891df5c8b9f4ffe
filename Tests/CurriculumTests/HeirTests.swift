import Curriculum
import SeededNumbers
import Testing

@Suite struct HeirTests {
  private func check(
    _ successions: String, of name: String, inUse: Set<String> = [],
    isThere: (String) -> Bool = { _ in true },
    are expected: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let heirs = Heirs(
      successions.split(separator: " ").map { pair in
        Succession(String(pair.prefix(1)), to: String(pair.suffix(1)))
      })
    #expect(
      heirs.heirs(of: name, isInUse: inUse.contains, isThere: isThere) == expected,
      sourceLocation: sourceLocation)
  }

  @Test func `the last of a chain is the heir`() {
    check("a>b b>c", of: "a", are: ["c"])
    check("a>b b>c", of: "b", are: ["c"])
    check("a>b b>c", of: "c", are: [])
    check("a>b b>c", of: "x", are: [])
  }

  @Test func `a name in use keeps its history, and ends a chain`() {
    check("a>b b>c", of: "a", inUse: ["a"], are: [])
    check("a>b b>c", of: "a", inUse: ["b"], are: ["b"])
  }

  @Test func `the last that is there is the heir`() {
    check("a>b b>c c>d", of: "a", isThere: { $0 != "d" }, are: ["c"])
    check("a>b", of: "a", isThere: { $0 == "a" }, are: [])
  }

  @Test func `several heirs come in their order, each once`() {
    check("a>c a>b b>d c>d", of: "a", are: ["d"])
    check("a>c a>b c>e", of: "a", are: ["e", "b"])
  }

  @Test func `what closes a circle counts for nothing`() {
    check("a>b b>a", of: "a", are: ["b"])
    check("a>b b>a", of: "b", are: [])
    check("a>a", of: "a", are: [])
  }

  /// An heir has no heir itself, whatever is said: histories are counted by one step.
  @Test(arguments: 0..<50)
  func `the heir of an heir is itself`(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let names = (0..<12).map { "n\($0)" }
    var successions: [Succession<String>] = []
    for _ in 0..<20 {
      guard let name = names.randomElement(using: &random),
        let heir = names.randomElement(using: &random)
      else { continue }
      successions.append(Succession(name, to: heir))
    }
    let inUse = Set(names.filter { _ in Int.random(in: 0..<3, using: &random) == 0 })
    let absent = Set(names.filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
      .subtracting(inUse)
    let heirs = Heirs(successions)
    func found(_ name: String) -> [String] {
      heirs.heirs(of: name, isInUse: inUse.contains, isThere: { !absent.contains($0) })
    }
    for heir in names.flatMap(found) { #expect(found(heir) == []) }
  }
}
