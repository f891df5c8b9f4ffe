/// Completion for zsh, by its `_arguments`.
struct ZshCompletion {
  var tree: CommandTree

  var script: String {
    """
    #compdef vdl
    # Completes the words of vdl in zsh. 'vdl completions zsh' writes this.
    _vdl() {
      local curcontext=$curcontext state line
      typeset -A opt_args
      _arguments -C \(specifications(tree.sessionOptions)) '1: :->command' '*:: :->rest'
      case $state in
      command)
        local -a commands=(
    \(list(tree.starts, indent: 6))
        )
        _describe 'command' commands
        ;;
      rest)
        case $words[1] in
    \(cases(tree.commands.filter { !$0.name.isEmpty && !$0.name.contains(" ") }, word: \.name, indent: 4))
    \(tree.groups.map(groupCase).joined(separator: "\n"))
        help) _arguments '1:topic:(\(tree.helpTopics.joined(separator: " ")))' \(specifications([.man])) ;;
        esac
        ;;
      esac
    }
    if [[ $funcstack[1] == _vdl ]]; then _vdl "$@"; else compdef _vdl vdl; fi

    """
  }

  private func groupCase(_ group: String) -> String {
    """
        \(group))
          _arguments -C '1: :->command' '*:: :->rest'
          case $state in
          command)
            local -a commands=(
    \(list(tree.subcommands(of: group), indent: 10))
            )
            _describe 'command' commands
            ;;
          rest)
            case $words[1] in
    \(cases(
      tree.commands.filter { $0.name.hasPrefix(group + " ") },
      word: { String($0.name.dropFirst(group.count + 1)) }, indent: 8))
            esac
            ;;
          esac
          ;;
    """
  }

  private func list(_ words: [CommandTree.Word], indent: Int) -> String {
    words.map {
      String(repeating: " ", count: indent)
        + ShellWord.quoted("\($0.text):\($0.summary.replacing(":", with: #"\:"#))")
    }.joined(separator: "\n")
  }

  private func cases(
    _ commands: [Command], word: (Command) -> String, indent: Int
  ) -> String {
    commands.map { command in
      let operands = values(tree.operands(of: command)).map { " '*:operand:\($0)'" } ?? ""
      return String(repeating: " ", count: indent)
        + "\(word(command))) _arguments \(specifications(tree.options(of: command)))\(operands) ;;"
    }.joined(separator: "\n")
  }

  private func specifications(_ options: [Option]) -> String {
    options.flatMap { option in
      option.spellings.map { spelling in
        let help = option.help.replacing("[", with: #"\["#).replacing("]", with: #"\]"#)
          .replacing(":", with: #"\:"#)
        let value = option.value.map { ":\($0):\(values(option.values) ?? "")" } ?? ""
        return ShellWord.quoted("\(spelling)[\(help)]\(value)")
      }
    }.joined(separator: " ")
  }

  private func values(_ values: CommandTree.Values) -> String? {
    switch values {
    case .nothing: nil
    case .files: "_files"
    case .folders: "_files -/"
    case .choices(let choices): "(\(choices.joined(separator: " ")))"
    }
  }
}
