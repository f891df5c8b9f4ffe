internal import Diagnostics
internal import Phrases
internal import Playground
internal import Releases
internal import Scenarios
internal import TerminalUI

/// The playground with a person: entries, commands, and what each changes.
final class PlaySession {
  let playing: Playing
  let views: PlayViews
  let draft: PlayDraft?
  /// What an earlier playground left when it ended without `:quit`; `:load` alone takes it up.
  var left: PlayDraft.Left?
  /// Lines that were read to see what an entry is, and are read again.
  var ahead: [String] = []

  init(_ playing: Playing) {
    self.playing = playing
    views = PlayViews(console: playing.console.inOneStream)
    // Programs that run side by side leave no file to each other.
    draft = playing.lines.isInteractive ? PlayDraft(in: playing.context) : nil
  }

  var console: Console { views.console }

  func run() -> ExitStatus {
    begin()
    while true {
      switch readEntry() {
      case .entry(let entry): enter(entry)
      case .command(let line): if obey(line) { return leave() }
      case .interrupted: console.prose("Ctrl-D or ':quit' leaves.")
      case .end: return leave()
      case .stopped(let signal): return .signal(signal.exitStatus)
      }
      if let signal = playing.signal {
        // Ctrl-C stops what runs; the program stays as it was.
        guard signal == .interrupt else { return .signal(signal.exitStatus) }
        playing.forgetSignal()
        console.prose("Stopped. The program is as it was.")
      }
    }
  }

  private func begin() {
    if playing.lines.isInteractive {
      console.prose(
        "Type Swift and see what UIKit calls. ':help' lists the commands, ':quit' leaves.")
    }
    left = draft?.findLeft()
    if left != nil {
      console.prose("An earlier playground ended without ':quit'. ':load' opens its program.")
    }
    guard !playing.playground.program.isEmpty else { return }
    if let answer = playing.playground.begin(playing.run) {
      views.write(answer, after: .start)
      draft?.keep(playing.playground)
    }
  }

  private func leave() -> ExitStatus {
    draft?.remove()
    return .done
  }

  /// The prompt, which says what is unusual.
  var prompt: String {
    let setting = playing.playground.setting
    let parts =
      (setting.ios == .newest ? [] : ["iOS \(setting.ios)"])
      + (setting.believing == nil ? [] : ["misconception"])
    return parts.isEmpty ? "play> " : "play [\(parts.joined(separator: ", "))]> "
  }

  // MARK: Entries

  func enter(_ entry: String) {
    let answer = playing.enter(entry)
    show(answer, after: .entry)
    if answer?.status == .refused, let word = PlayWord(rawValue: entry.trimmed) {
      console.prose("If you meant the command, type ':\(word.rawValue)'.")
    }
  }

  func show(_ answer: Playground.Answer?, after cause: PlayViews.Cause) {
    guard let answer else { return }
    views.write(answer, after: cause)
    if answer.status == .accepted { draft?.keep(playing.playground) }
    _ = console.flush()
  }
}
