/// A shell that completes the words of a command line.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish

  /// The whole script.
  func script(for tree: CommandTree) -> String {
    switch self {
    case .bash: BashCompletion(tree: tree).script
    case .zsh: ZshCompletion(tree: tree).script
    case .fish: FishCompletion(tree: tree).script
    }
  }
}
