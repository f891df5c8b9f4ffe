import Testing

@testable import QuizEngine

@Suite struct CodeTextTests {
  @Test(
    arguments: [
      ("", false), (" \n\t", false), ("// let x = 1", false), ("// a\nlet x = 1", true),
      ("/* a */", false), ("/* a */ let x = 1", true), ("let x = 1 // a", true),
      // Comments nest, so that the first end is not the last.
      ("/* a /* b */ let x = 1 */", false), ("/* a /* b */ c */ let x = 1", true),
      // One that doesn't end takes the rest.
      ("/* a /* b */ let x = 1", false), ("/", true),
    ])
  func `is code when it is more than white space and comments`(_ text: String, _ isCode: Bool) {
    #expect(hasCode(text) == isCode)
  }
}
