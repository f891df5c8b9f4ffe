internal import Scenarios
internal import TerminalUI

extension Command {
  static let source = Command(
    "source",
    help: CommandHelp(
      operands: "NAME",
      summary: "show the model's source of a member",
      examples: [
        ("vdl source UIViewController.view", "how the view is loaded"),
        ("vdl source UIWindow.makeKeyAndVisible", "how a root controller appears"),
      ],
      discussion: """
        The model is ordinary Swift, and vdl judges answers by what the model does. Status 1: the \
        model has no such name.
        """)
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.count == 1, let name = arguments.operands.first else {
      throw .usage("'vdl source' takes one name, such as UIViewController.view")
    }
    let model = try context.soundModel()
    let excerpts = ordered(model.source(name))
    guard !excerpts.isEmpty else {
      throw Failure(
        .finding,
        "the model has nothing called '\(name)'" + Arguments.guess(name, among: model.sourceNames())
      )
    }
    let console = context.console
    for (index, excerpt) in excerpts.enumerated() {
      if index > 0 { console.line() }
      console.line(
        console.style.heading("\(excerpt.name) (\(excerpt.file):\(excerpt.firstLine))"))
      let listing = CodeListing(excerpt.text, on: console)
      for index in 0..<listing.count {
        // As it stands in the file, ready to be copied.
        let indent = String(repeating: " ", count: listing.depth(of: index))
        console.line(listing.line(index, columns: .max, first: indent, rest: indent))
      }
    }
    return .done
  }
}

/// The excerpts with the likeliest first: the controller's member, then the view's, then the window's.
private func ordered(_ excerpts: [SourceExcerpt]) -> [SourceExcerpt] {
  let first = ["UIViewController.", "UIView.", "UIWindow."]
  func rank(_ excerpt: SourceExcerpt) -> Int {
    first.firstIndex { excerpt.name.hasPrefix($0) } ?? first.count
  }
  return (0...first.count).flatMap { place in excerpts.filter { rank($0) == place } }
}
