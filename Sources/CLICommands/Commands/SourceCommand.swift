internal import Scenarios
internal import TerminalUI

extension Command {
  static let source = Command(
    "source", operands: "NAME", summary: "show the model's source of a member",
    examples: [
      Example("vdl source UIViewController.view", "how the view is loaded"),
      Example("vdl source UIWindow.makeKeyAndVisible", "how a root controller appears"),
    ],
    discussion: """
      The model is ordinary Swift: what it does is what vdl takes for the truth. Status 1: nothing \
      is called so.
      """
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.count == 1, let name = arguments.operands.first else {
      throw .usage("'vdl source' takes one name, such as UIViewController.view")
    }
    let model = try context.soundModel()
    let excerpts = ordered(model.source(name))
    guard !excerpts.isEmpty else {
      throw Failure(
        .finding,
        "the model has nothing called '\(name)'"
          + Arguments.guess(name, among: model.sourceNames()))
    }
    let console = context.console
    for (index, excerpt) in excerpts.enumerated() {
      if index > 0 { console.line() }
      console.line(
        console.style.heading("\(excerpt.name) (\(excerpt.file):\(excerpt.firstLine))"))
      let lines = excerpt.text.split(separator: "\n", omittingEmptySubsequences: false)
      let listing = CodeListing(lines.map(String.init), on: console)
      for index in lines.indices {
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
