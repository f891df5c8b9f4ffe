import Diagnostics
import Testing

@Suite struct SuggestionTests {
  private func check(_ name: String, _ candidates: [String], gives expected: String?) {
    #expect(suggestion(for: name, among: candidates) == expected)
  }

  @Test func `a wrong case is found`() {
    check("viewDidload", ["viewDidLoad", "viewDidAppear"], gives: "viewDidLoad")
  }

  @Test func `swapped neighbours are found`() {
    check("tarce", ["run", "trace", "source"], gives: "trace")
  }

  @Test func `nothing is offered when nothing is near`() {
    check("frobnicate", ["run", "trace"], gives: nil)
    check("", ["run"], gives: nil)
  }
}
