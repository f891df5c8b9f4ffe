import Coursework
import SeededNumbers
import Testing

/// The file that a student hands in.
@Suite struct HandInTests {
  private static func attempt(_ typed: String) -> HandIn.Attempt {
    HandIn.Attempt(
      presentation: "p", question: "c/q", revision: "r", seed: "00000000000000ff",
      shown: "2026-11-28T22:55:36.851Z", answered: "2026-11-28T22:55:36.876Z", typed: typed,
      hints: 0)
  }

  private static func handIn(_ typed: [String]) -> HandIn {
    HandIn(
      course: HandIn.CourseFacts(id: "c", uuid: "u", hash: "h"), modelVersion: "m",
      assignment: HandIn.AssignmentFacts(id: "a", hash: "h"),
      learner: HandIn.LearnerFacts(id: "ada", name: "Ada"), attempts: typed.map(attempt),
      claimed: HandIn.Claim(right: 1, points: 2.5))
  }

  @Test func `it is read as it was written, and equal ones are equal files`() throws {
    let handIn = Self.handIn(["true", "a\n\"b\"\t\\ é \u{1}\u{2028} 🫖", ""])
    let bytes = try handIn.packed()
    #expect(try HandIn(packed: bytes) == handIn)
    #expect(try handIn.packed() == bytes)
  }

  @Test func `its chain is that of another program`() {
    // Computed by Python's hashlib and json, which sorts the keys.
    #expect(
      Self.handIn(["true", "a\n\"b\"\t\\ é \u{1} 🫖"]).chain
        == "66943ba0ccbb7426e26291aadae6ef0d65a6403435e12d52ce2f61e4e6a1cb32")
  }

  @Test func `each change breaks the chain`() {
    let sound = Self.handIn(["true", "false"])
    let changes: [(inout HandIn) -> Void] = [
      { $0.attempts[0].typed = "false" }, { $0.attempts[1].hints = 1 },
      { $0.attempts.swapAt(0, 1) }, { $0.attempts.removeLast() }, { $0.learner.id = "bob" },
      { $0.assignment.id = "b" }, { $0.attempts[0].seed = "00000000000000fe" },
    ]
    for change in changes {
      var edited = sound
      change(&edited)
      #expect(edited.computedChain != sound.chain)
    }
    #expect(sound.computedChain == sound.chain)
  }

  @Test func `no bytes do harm`() throws {
    #expect(throws: HandIn.Problem.isNotPacked) { try HandIn(packed: []) }
    #expect(throws: HandIn.Problem.isNotPacked) { try HandIn(packed: Array("{}".utf8)) }
    let sound = try Self.handIn(["true"]).packed()
    #expect(throws: HandIn.Problem.isNotPacked) { try HandIn(packed: sound.dropLast(4)) }
    #expect(throws: HandIn.Problem.isNotPacked) { try HandIn(packed: sound + [1]) }
    var random = SeededNumbers(seed: 7)
    for _ in 0..<500 {
      var bytes = sound
      let index = Int.random(in: bytes.indices, using: &random)
      bytes[index] = UInt8.random(in: 0...255, using: &random)
      _ = try? HandIn(packed: bytes)
    }
  }

  @Test func `a file of another format is told by its number`() throws {
    var later = Self.handIn(["true"])
    later.format = 2
    let bytes = try later.packed()
    #expect(throws: HandIn.Problem.isOfFormat(2)) { try HandIn(packed: bytes) }
  }

  @Test func `a small file that unpacks into a large one is refused`() throws {
    var large = Self.handIn([])
    large.attempts = Array(
      repeating: Self.attempt(String(repeating: "a", count: 1 << 20)), count: 17)
    let bytes = try large.packed()
    #expect(bytes.count < 1 << 20)
    #expect(throws: HandIn.Problem.isNotPacked) { try HandIn(packed: bytes) }
  }
}
