internal import Diagnostics
internal import Phrases
internal import Playground
internal import Releases
internal import Scenarios
internal import TerminalUI

extension PlaySession {
  func move(_ word: PlayWord, _ rest: String, _ line: String) {
    do throws(Failure) {
      if word == .load { try load(rest, line) } else { try save(rest) }
    } catch {
      say(error)
    }
  }

  /// The path that somebody typed, perhaps in quotes, as a shell reads it.
  private func path(_ typed: String) -> String {
    var path = typed
    if path.count > 1, let quote = path.first, "\"'".contains(quote), path.last == quote {
      path = String(path.dropFirst().dropLast())
    }
    if path == "~" || path.hasPrefix("~/"), let home = playing.context.environment["HOME"] {
      path = home + path.dropFirst()
    }
    return path
  }

  private func load(_ typed: String, _ line: String) throws(Failure) {
    guard !typed.isEmpty else {
      guard let left else {
        console.prose("':load FILE' takes a file.")
        return
      }
      let setting = left.setting(
        from: playing.playground.setting, misconceptions: playing.misconceptions)
      if take(Playing.program(of: left.text), under: setting, line) {
        draft?.remove(left)
        self.left = nil
      }
      return
    }
    let (files, diagnostics) = try SourceInput.read([path(typed)], in: playing.context)
    RunReport.write(diagnostics, in: files, to: console)
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
    _ = take(Playing.program(of: files.first?.text ?? ""), line)
  }

  /// Goes on with another program, and says whether that runs.
  private func take(
    _ program: ProgramText, under setting: Playground.Setting? = nil, _ line: String
  ) -> Bool {
    guard let answer = playing.open(program, under: setting, step: line) else { return false }
    show(answer, after: .command)
    guard answer.status == .accepted else { return false }
    console.prose(
      "The program has \(counted(playing.playground.program.lines.count, "line")); ':list' shows them."
    )
    return true
  }

  private func save(_ rest: String) throws(Failure) {
    var typed = rest
    let option = "--transcript"
    let isTranscript = typed.hasPrefix(option + " ") || typed.hasSuffix(" " + option)
    if isTranscript {
      typed =
        typed.hasPrefix(option)
        ? String(typed.dropFirst(option.count)) : String(typed.dropLast(option.count))
    }
    let path = path(typed.trimmed)
    guard !path.isEmpty, path != option else {
      console.prose("':save FILE' takes the name of a new file.")
      return
    }
    let program = playing.playground.program
    // A file alone runs like the session only with what stood beside it.
    let helpers = playing.playground.setting.beside.map { $0.text + "\n" }.joined()
    let text = isTranscript ? transcript(of: program) : helpers + program.text
    try FileSystem.create(path, text)
    console.prose(
      isTranscript
        ? "Written. A lesson takes these blocks as they are."
        : "Written. 'vdl run \(options)\(typed.trimmed)' does the same.")
  }

  /// The options without which the program would run in other circumstances.
  private var options: String {
    let setting = playing.playground.setting
    let ios = setting.ios == .newest ? "" : "--ios \(setting.ios) "
    let device = setting.device == .iphone ? "" : "--device \(setting.device.rawValue) "
    let seed = setting.seed == 0 ? "" : "--seed \(setting.seed) "
    return ios + device + seed + (setting.believing.map { "--believing \($0) " } ?? "")
  }

  /// The blocks with which a lesson shows a program and what it prints.
  private func transcript(of program: ProgramText) -> String {
    let output = playing.playground.run?.output ?? []
    let printed =
      output.isEmpty ? "" : "\n```printed\n" + output.map { $0 + "\n" }.joined() + "```\n"
    return "```swift run\n\(program.text)```\n\(printed)"
  }

  /// Opens what failed last, or the program, in an editor.
  func edit(_ rest: String, _ line: String) {
    let rejected = rest == "all" ? nil : playing.playground.rejected
    let text = rejected ?? playing.playground.program.text
    do throws(Failure) {
      let edited = try FileSystem.withTemporaryFolder { (folder) throws(Failure) -> String? in
        let file = folder + "/play.swift"
        try FileSystem.create(file, text, mode: 0o600)
        switch playing.lines.edit(file) {
        case .done: return try FileSystem.text(file)
        case .impossible(let reason), .failed(let reason):
          console.prose("\(reason) ':list' shows the program.")
          return nil
        }
      }
      guard let edited else { return }
      if rejected != nil {
        enter(edited)
      } else {
        show(playing.replace(with: Playing.program(of: edited), step: line), after: .command)
      }
    } catch {
      say(error)
    }
  }

  private func say(_ failure: Failure) {
    for line in failure.lines { console.line(console.shown(line)) }
  }
}
