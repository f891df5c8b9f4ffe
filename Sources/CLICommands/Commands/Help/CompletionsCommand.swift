extension Command {
  static let completions = Command(
    "completions",
    help: CommandHelp(
      operands: "bash|zsh|fish",
      summary: "write what a shell needs to complete vdl's commands with Tab",
      examples: [
        ("source <(vdl completions bash)", "in this shell; in ~/.bashrc for every one"),
        ("vdl completions zsh > ~/.zfunc/_vdl", "in a folder of zsh's fpath"),
        ("vdl completions fish > ~/.config/fish/completions/vdl.fish", "for fish"),
      ],
      discussion: "The Debian package installs all three.")
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.count == 1 else {
      throw .usage("name one shell: bash, zsh or fish")
    }
    guard let shell = CompletionShell(rawValue: arguments.operands[0]) else {
      throw .usage(
        "vdl has no completions for '\(arguments.operands[0])'"
          + Arguments.guess(arguments.operands[0], among: CompletionShell.allCases.map(\.rawValue)),
        hint: "name one shell: bash, zsh or fish")
    }
    context.console.write(shell.script(for: CommandTree()))
    return .done
  }
}
