internal import Scenarios
internal import TerminalUI
internal import Words

extension Command {
  static let source = Command(
    "source", help: .source
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.count == 1, let name = arguments.operands.first else {
      throw .usage(Words.Usage.sourceTakesOneName)
    }
    let model = try context.soundModel()
    let excerpts = ordered(model.source(name))
    guard !excerpts.isEmpty else {
      throw Failure(
        .finding,
        Words.RuleBook.noSource(of: name)
          + Arguments.guess(name, among: model.sourceNames()))
    }
    let console = context.console
    for (index, excerpt) in excerpts.enumerated() {
      if index > 0 { console.line() }
      console.line(
        console.style.heading("\(excerpt.name) (\(excerpt.file):\(excerpt.firstLine))"))
      let listing = CodeListing(excerpt.text, on: console)
      for index in 0..<listing.count {
        // As it is in the file, so that it can be taken from there.
        let indent = String(repeating: " ", count: listing.depth(of: index))
        console.line(listing.line(index, columns: .max, first: indent, rest: indent))
      }
    }
    return .done
  }
}

/// What a learner means first: the controller's member, then the view's, then the window's.
private func ordered(_ excerpts: [SourceExcerpt]) -> [SourceExcerpt] {
  let first = ["UIViewController.", "UIView.", "UIWindow."]
  func rank(_ excerpt: SourceExcerpt) -> Int {
    first.firstIndex { excerpt.name.hasPrefix($0) } ?? first.count
  }
  return (0...first.count).flatMap { place in excerpts.filter { rank($0) == place } }
}
