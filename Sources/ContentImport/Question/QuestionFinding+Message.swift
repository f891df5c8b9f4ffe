import Curriculum
import Phrases

extension QuestionFinding {
  var message: String {
    switch self {
    case .hasHeading(let id):
      "\(name(id)) contains a heading; end the question with a heading '## …'"
    case .proseBeforeAsk(let id):
      "prose before the 'ask' block of \(name(id)); write it below that block"
    case .proseAfterScenario(let id):
      "prose after the scenario of \(name(id)); write it above, or begin a new part with '## …'"
    case .hasNoAsk(let id):
      "\(name(id)) has no 'ask' block; write one below the heading, with kind: and rules:"
    case .hasSecondAsk(let id):
      "a second 'ask' block in \(name(id)); keep one"
    case .hasNoPrompt(let id):
      "\(name(id)) asks nothing; write the prompt between the 'ask' block and the code"
    case .namesNoRule(let id):
      "\(name(id)) names no rule; run 'vdl trace' on its code to see the rules of each event, and "
        + "list the one that it is about first"
    case .hasNoScenario(let id):
      "\(name(id)) has no scenario; add a '```swift' block whose run has the answer"
    case .hasSecondScenario(let id):
      "a second scenario in \(name(id)); keep one"
    case .scenarioIsEmpty(let id):
      "the scenario of \(name(id)) is empty; write the Swift to run"
    case .unknownSwift(let word, let near):
      "unknown word '\(word)' after 'swift'" + didYouMean(near)
    case .scenarioTakesNoWords(let words):
      "'\(words)' after 'swift'; vdl always runs a scenario, and 'ios:' and 'device:' belong in "
        + "the 'ask' block"
    case .hasSecondBlock(let id, let block):
      "a second '\(block)' block in \(name(id)); keep one"
    case .lacksBlock(let id, let kind, let block):
      "\(name(id)) is of kind '\(kind.rawValue)' and has no '\(block)' block; add one after the "
        + "scenario"
    case .takesNoBlock(let kind, let block, let own):
      "kind '\(kind.rawValue)' takes no '\(block)' block; it takes "
        + (own.isEmpty ? "none" : list(own.map(quoted)))
    case .blockIsEmpty(let block):
      "'\(block)' is empty; write the Swift"
    case .explanationLength(let count):
      "the explanation has \(numbered(count, "word")); say why in 1 to "
        + "\(Question.mostWordsInExplanation)"
    case .eventIsListedTwice(let event):
      "'\(event)' is listed twice; keep one, or write '\(event) (2)' for its second time"
    case .partCount(let count, of: let noun, let expected):
      "\(numbered(count, noun)); expected "
        + (expected.count == 1 ? "one" : "\(expected.lowerBound) to \(expected.upperBound)")
    case .statementCount(let count, let kind):
      "\(numbered(count, "statement")); a question of kind '\(kind.rawValue)' has one"
    }
  }

  private func name(_ id: QuestionID) -> String { "question '\(id.name)'" }
}
