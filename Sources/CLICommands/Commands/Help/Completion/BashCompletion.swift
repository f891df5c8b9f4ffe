/// Completion for bash 4 and later.
struct BashCompletion {
  var tree: CommandTree

  var script: String {
    """
    # Completes the words of vdl in bash. 'vdl completions bash' writes this.
    _vdl() {
      local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
      local command= word index words= values=
      for ((index = 1; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        case $word in
        \(tree.valueOptions.joined(separator: " | "))) ((index++)) ;;
        -*) ;;
        *)
          case $command in
          '') command=$word ;;
          \(tree.groups.joined(separator: " | "))) command="$command $word" ;;
          esac
          ;;
        esac
      done
      # A value after its option.
      case $command:$before in
    \(valueCases)
      esac
      case $values in
      files) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$current"); return ;;
      folders) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -d -- "$current"); return ;;
      nothing) COMPREPLY=(); return ;;
      ?*) mapfile -t COMPREPLY < <(compgen -W "$values" -- "$current"); return ;;
      esac
      case $command in
    \(commandCases)
      esac
      if [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$current")
      elif [[ $words == files ]]; then
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
      elif [[ $words == folders ]]; then
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -d -- "$current")
      else
        mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
      fi
    }
    complete -F _vdl vdl

    """
  }

  /// The commands' own options first: one of the same name may take another value elsewhere.
  private var valueCases: String {
    var lines: [String] = []
    for command in tree.commands {
      for option in command.options where option.value != nil {
        lines.append(
          valueCase(
            option.spellings.map { "\(ShellWord.quoted(command.name)):\($0)" }, option))
      }
    }
    for option in Option.everywhere where option.value != nil {
      lines.append(valueCase(option.spellings.map { "*:\($0)" }, option))
    }
    return lines.joined(separator: "\n")
  }

  private func valueCase(_ patterns: [String], _ option: Option) -> String {
    "  \(patterns.joined(separator: " | "))) values=\(ShellWord.quoted(word(option.values))) ;;"
  }

  private func word(_ values: CommandTree.Values) -> String {
    switch values {
    case .nothing: "nothing"
    case .files: "files"
    case .folders: "folders"
    case .choices(let choices): choices.joined(separator: " ")
    }
  }

  private var commandCases: String {
    var lines: [String] = []
    func add(_ name: String, _ words: String, _ options: [Option]) {
      let names = options.flatMap(\.spellings).joined(separator: " ")
      lines.append("  \(ShellWord.quoted(name))) words='\(words)' options='\(names)' ;;")
    }
    add("", tree.starts.map(\.text).joined(separator: " "), tree.sessionOptions)
    for group in tree.groups {
      add(group, tree.subcommands(of: group).map(\.text).joined(separator: " "), Option.everywhere)
    }
    for command in tree.commands where !command.name.isEmpty {
      let values = tree.operands(of: command)
      add(command.name, values == .nothing ? "" : word(values), tree.options(of: command))
    }
    add("help", tree.helpTopics.joined(separator: " "), [.man])
    return lines.joined(separator: "\n")
  }
}
