internal import Diagnostics
internal import Phrases
internal import Playground
internal import Releases
internal import Scenarios

/// The circumstances of a playground as commands change them.
struct PlaySetting {
  private(set) var setting: Playground.Setting
  /// The ids of the misconceptions that there are.
  private let misconceptions: [String]

  init(_ setting: Playground.Setting, misconceptions: [String]) {
    self.setting = setting
    self.misconceptions = misconceptions
  }

  init(_ playing: Playing) {
    self.init(playing.playground.setting, misconceptions: playing.misconceptions)
  }

  enum Change {
    /// Other circumstances, and what to say of them.
    case changed(Playground.Setting, String)
    /// A sentence that says what is, and what to type.
    case unclear(String)
  }

  /// `:ios`, `:believe` or `:settle` with what follows.
  func changed(by word: PlayWord, _ rest: String) -> Change {
    switch word {
    case .ios: ios(rest)
    case .believe: belief(rest)
    default: settling(rest)
    }
  }

  /// Obeys a command such as `:ios 12`, if it is one that can be obeyed.
  mutating func obey(_ command: String) {
    guard case .word(let word, let rest) = PlayWord.read(command),
      [.ios, .believe, .settle].contains(word),
      case .changed(let setting, _) = changed(by: word, rest)
    else { return }
    self.setting = setting
  }

  private func ios(_ rest: String) -> Change {
    guard let version = IOSVersion(rest), version.wasReleased else {
      return .unclear("':ios' takes a version such as 17 or 5.1; this is iOS \(setting.ios).")
    }
    var changed = setting
    changed.ios = version
    return .changed(changed, "This is iOS \(version) now.")
  }

  private func belief(_ rest: String) -> Change {
    var changed = setting
    switch rest {
    case "nothing":
      changed.believing = nil
      return .changed(changed, "The program runs on the real model.")
    case _ where misconceptions.contains(rest):
      changed.believing = rest
      return .changed(changed, "The program runs as if '\(rest)' were true.")
    case "":
      let present =
        setting.believing.map { "This runs as if '\($0)' were true; ':believe nothing' ends that." }
        ?? "This runs on the real model."
      return .unclear(
        "\(present) ':believe ID' takes a misconception; 'vdl help misconceptions' lists them.")
    default:
      let hint = suggestion(for: rest, among: misconceptions).map { " Did you mean \($0)?" } ?? ""
      return .unclear(
        "There is no misconception '\(rest)'.\(hint) 'vdl help misconceptions' lists them.")
    }
  }

  private func settling(_ rest: String) -> Change {
    guard rest == "on" || rest == "off" else {
      return .unclear(
        "Write ':settle on' or ':settle off'; it is \(setting.settles ? "on" : "off").")
    }
    var changed = setting
    changed.settles = rest == "on"
    return .changed(
      changed,
      changed.settles
        ? "UIKit finishes after each entry from now on."
        : "UIKit finishes at the end of the program from now on, or at 'Simulator.settle()'.")
  }
}
