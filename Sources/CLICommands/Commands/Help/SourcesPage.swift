internal import Curriculum
internal import TerminalUI

extension HelpTopic {
  static let sources = HelpTopic(name: "sources") { (_, context) throws(Failure) in
    SourcesPage.text(columns: context.console.terminal.columns)
  }
}

/// The page of `vdl help sources`: the articles that the lessons are based on.
enum SourcesPage {
  private static let opening = """
    The lessons are based on these articles, and each lesson ends with the names of its own. \
    'vdl rules ID' has the other evidence for a rule.
    """

  static func text(columns: Int) -> String {
    let entries = Article.all.map {
      Text.wrapped($0.reference, columns: columns, first: "", rest: "  ")
    }
    return ([Text.wrapped(opening, columns: columns)] + entries).joined(separator: "\n\n") + "\n"
  }
}
