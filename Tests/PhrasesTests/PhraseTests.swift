import Testing

import Phrases

struct PhraseTests {
  @Test func `a count has its noun in the singular or the plural`() {
    #expect([0, 1, 2].map { counted($0, "rule") } == ["no rules", "1 rule", "2 rules"])
  }

  @Test func `small numbers of times have words`() {
    #expect((0...3).map(times) == ["0 times", "once", "twice", "3 times"])
  }

  @Test func `alternatives are parted by commas and an or`() {
    let letters = ["a", "b", "c"]
    let told = (0...3).map { alternatives(Array(letters.prefix($0))) }
    #expect(told == ["", "a", "a or b", "a, b or c"])
  }
}
