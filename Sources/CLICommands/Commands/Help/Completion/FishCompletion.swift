/// Completion for fish.
struct FishCompletion {
  var tree: CommandTree

  var script: String {
    var lines = [head]
    for word in tree.starts { add(word, at: "", &lines) }
    for group in tree.groups {
      for word in tree.subcommands(of: group) { add(word, at: group, &lines) }
    }
    for word in tree.helpTopics {
      add(CommandTree.Word(text: word, summary: ""), at: "help", &lines)
    }
    add(.man, condition: "__vdl_is help", &lines)
    add(.version, condition: "__vdl_is \"\"", &lines)
    for command in tree.commands {
      for option in command.options {
        add(option, condition: "__vdl_is \"\(command.name)\"", &lines)
      }
      add(tree.operands(of: command), of: command, &lines)
    }
    for option in Option.everywhere { add(option, condition: nil, &lines) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Finds the command's words among those typed.
  private var head: String {
    """
    # Completes the words of vdl in fish. 'vdl completions fish' writes this.
    function __vdl_is
        set -l words
        set -l skips 0
        for word in (commandline -opc)[2..]
            if test $skips = 1
                set skips 0
            else if contains -- $word \(tree.valueOptions.joined(separator: " "))
                set skips 1
            else if not string match -q -- '-*' $word
                if test (count $words) = 0; or begin
                        test (count $words) = 1; and contains -- $words[1] \(tree.groups.joined(separator: " "))
                    end
                    set -a words $word
                end
            end
        end
        test "$words" = "$argv"
    end
    complete -c vdl -f
    """
  }

  private func add(_ word: CommandTree.Word, at place: String, _ lines: inout [String]) {
    let summary = word.summary.isEmpty ? "" : " -d \(Self.quoted(word.summary))"
    lines.append("complete -c vdl -n '__vdl_is \"\(place)\"' -a \(word.text)\(summary)")
  }

  private func add(_ option: Option, condition: String?, _ lines: inout [String]) {
    var words = ["complete -c vdl"]
    if let condition { words.append("-n '\(condition)'") }
    words.append("-l \(option.name.dropFirst(2))")
    if let short = option.short { words.append("-s \(short.dropFirst())") }
    words.append("-d \(Self.quoted(option.help))")
    if option.value != nil { words.append(values(option.values)) }
    lines.append(words.joined(separator: " "))
  }

  private func add(
    _ operands: CommandTree.Values, of command: Command, _ lines: inout [String]
  ) {
    let condition = "complete -c vdl -n '__vdl_is \"\(command.name)\"'"
    switch operands {
    case .nothing: break
    case .files: lines.append("\(condition) -F")
    case .folders: lines.append("\(condition) -a '(__fish_complete_directories)'")
    case .choices(let choices): lines.append("\(condition) -a '\(choices.joined(separator: " "))'")
    }
  }

  private func values(_ values: CommandTree.Values) -> String {
    switch values {
    case .nothing: "-x"
    case .files: "-r -F"
    case .folders: "-x -a '(__fish_complete_directories)'"
    case .choices(let choices): "-x -a '\(choices.joined(separator: " "))'"
    }
  }

  /// In fish a quotation mark within such marks has a backslash before it.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing(#"\"#, with: #"\\"#).replacing("'", with: #"\'"#) + "'"
  }
}
