internal import Phrases

/// The commands of the playground. Any beginning that only one of them has is enough.
enum PlayWord: String, CaseIterable {
  case believe, del, diff, edit, fork, help, ios, list, load, quit, redo, reset, save, settle, trace
  case type, undo, vars, why

  /// How it is typed, and what it does.
  var help: (usage: String, text: String) {
    switch self {
    case .believe:
      (":believe ID", "run as if a misconception were true; ':believe nothing' ends it")
    case .del: (":del N", "take out what begins in line N")
    case .diff: (":diff NAME", "what this program does and the one kept as NAME doesn't")
    case .edit:
      (":edit", "open the last entry that failed in your editor; ':edit all', the program")
    case .fork: (":fork NAME", "keep the program, with its iOS, as NAME and go on")
    case .help: (":help", "this list")
    case .ios: (":ios VERSION", "run under another iOS")
    case .list: (":list", "the program, with line numbers")
    case .load:
      (":load FILE", "go on with the program in a file; ':load', with what was left behind")
    case .quit: (":quit", "leave; so does Ctrl-D")
    case .redo: (":redo", "cancel the last :undo")
    case .reset: (":reset", "begin with an empty program; :undo brings it back")
    case .save:
      (":save FILE", "write a file that runs like this; '--transcript' for a lesson's blocks")
    case .settle: (":settle on|off", "let UIKit finish after each entry, or only at the end")
    case .trace: (":trace", "all callbacks so far, numbered")
    case .type: (":type EXPRESSION", "its type; nothing runs")
    case .undo: (":undo", "go back to what was before the last entry or setting")
    case .vars: (":vars", "the variables, their types and values")
    case .why: (":why N", "the callers and the rules of callback N")
    }
  }

  /// A line that begins with a colon.
  enum Reading {
    case word(PlayWord, rest: String)
    case unknown(String)
    case several([PlayWord])
  }

  static func read(_ line: String) -> Reading {
    let words = line.dropFirst().split(
      separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    let name = words.first.map { $0.lowercased() } ?? ""
    let rest = words.count > 1 ? String(words[1]).trimmed : ""
    if let exact = PlayWord(rawValue: name) { return .word(exact, rest: rest) }
    let fitting = name.isEmpty ? [] : allCases.filter { $0.rawValue.hasPrefix(name) }
    if fitting.count == 1 { return .word(fitting[0], rest: rest) }
    return fitting.isEmpty ? .unknown(name) : .several(fitting)
  }
}
