import Phrases
import Testing

@Suite struct `A search by words` {
  private static let texts = [
    SearchedText(
      names: ["navigation.cancelled-swipe"],
      summary: "If a swipe back is cancelled, the top controller appears again."),
    SearchedText(
      names: ["navigation.swipe-back"],
      summary: "A swipe from the left edge starts a pop that the user can cancel."),
    SearchedText(names: ["viewWillAppear(_:)", "ViewWillAppear"]),
    SearchedText(names: ["sheets", "Sheets and alerts"], body: "A swipe closes a sheet."),
    SearchedText(names: ["pop"], summary: "The top controller leaves the stack."),
  ]

  private func check(_ query: String, finds indices: [Int]) {
    #expect(WordSearch(Self.texts).matches(for: query).matches.map(\.index) == indices)
  }

  @Test func `ranks a whole name first, then words of a name, then all others`() {
    check("navigation.swipe-back", finds: [1, 0])
    check("pop", finds: [4, 1])
    check("swipe", finds: [0, 1, 3])
    check("navigation swipe", finds: [0, 1])
    let found = WordSearch(Self.texts).matches(for: "pop").matches
    #expect(found.map(\.rank) == [.wholeName, .allWords])
  }

  @Test(
    arguments: [
      ("SWIPES", [0, 1, 3]), ("swiping", [0, 1, 3]), ("popped", [4, 1]), ("popping", [4, 1]),
      ("sheet", [3]), ("cancel", [0, 1]),
    ])
  func `takes no notice of capitals and endings`(query: String, indices: [Int]) {
    #expect(WordSearch(Self.texts).matches(for: query).matches.map(\.index) == indices)
  }

  @Test func `finds names by their parts, and parts by their names`() {
    check("appear", finds: [2, 0])
    check("viewWillAppear", finds: [2])
    check("swipeBack", finds: [1, 0])
  }

  @Test func `takes what has most of the words, if nothing has all of them`() {
    let result = WordSearch(Self.texts).matches(for: "Why does my swipe not pop the umbrella?")
    #expect(result.words == ["swipe", "pop", "umbrella"])
    #expect(result.unmatched == ["umbrella"])
    #expect(result.matches.map(\.index) == [4, 1, 0])
    #expect(result.matches.allSatisfy { $0.rank == .someWords })
  }

  @Test(arguments: ["", " ", "?!", "\u{1B}[2J", String(repeating: "z", count: 100_000)])
  func `finds nothing for what no text has`(query: String) {
    check(query, finds: [])
  }

  @Test func `is of bounded length`() {
    let words = (0..<1_000).map { "word\($0)" }.joined(separator: " ")
    #expect(WordSearch(Self.texts).matches(for: words).words.count == 12)
  }

  @Test func `looks for small words if there are no others`() {
    #expect(WordSearch(Self.texts).matches(for: "the").words == ["the"])
    #expect(WordSearch(Self.texts).matches(for: "is it a swipe").words == ["swipe"])
  }

  @Test func `knows the words of its texts`() {
    let vocabulary = WordSearch(Self.texts).vocabulary
    #expect(vocabulary.contains("swipe"))
    #expect(vocabulary.contains("viewwillappear"))
    #expect(!vocabulary.contains("a"))
  }
}
