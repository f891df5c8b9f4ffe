import Curriculum
import ReviewLog
import Testing

@testable import CLICommands

@Suite struct `Words that Tab offers` {
  private let completions = Completions(
    lessons: ["load-view", "memory"],
    suspended: [RuleID(rawValue: "view.loads")], events: ["A.viewDidLoad"],
    items: ["B.viewDidAppear", "it is loaded twice"])

  @Test func `are commands, what the question lists and all callbacks, where a line begins`() {
    let words = completions.words(after: "")
    #expect(words.starts(with: SessionCommand.words))
    #expect(words.contains("B.viewDidAppear") && words.contains("viewDidUnload"))
    #expect(words.allSatisfy { !$0.contains(" ") })
    #expect(words.count == Set(words).count)
  }

  @Test(arguments: [
    ("learn ", ["load-view", "memory"]), ("quiz m", ["load-view", "memory"]),
    ("resume ", ["view.loads"]), ("why A", ["A.viewDidLoad"]), ("flag w", []),
  ])
  func `are what a command takes`(beginning: String, words: [String]) {
    #expect(completions.words(after: beginning) == words)
  }

  @Test func `name the object that was typed, known or not`() {
    let words = completions.words(after: "viewDidLoad, Home.view")
    #expect(words.contains("Home.viewWillAppear") && words.contains("Home.deinit"))
  }

  @Test func `are commands alone where no answer is asked for`() {
    var completions = completions
    completions.items = nil
    #expect(completions.words(after: "") == SessionCommand.words)
    #expect(completions.words(after: "lessons view").isEmpty)
  }

  @Test func `leave room for the indentation of code`() {
    var completions = completions
    completions.isCode = true
    #expect(completions.words(after: "  ").isEmpty)
    #expect(!completions.words(after: "h").isEmpty)
  }
}
