import TerminalUI
import Testing

@Suite struct `Tab` {
  private static let words = ["help", "hint", "learn", "lessons", "view.loads", "view.leaves"]

  @Test(arguments: [
    ("he", Completion.insert("lp ")), ("l", .insert("e")), ("le", .list(["learn", "lessons"])),
    ("lessons", .insert(" ")), ("h", .list(["help", "hint"])), ("x", .nothing),
    ("resume view.lo", .insert("ads ")), ("help,hi", .insert("nt ")), ("", .list(words)),
    ("vi", .insert("ew.l")),
  ])
  func `completes the last word as far as that is sure`(beginning: String, completion: Completion) {
    #expect(Completion(of: beginning, among: Self.words) == completion)
  }

  @Test func `does nothing where there are no words`() {
    #expect(Completion(of: "he", among: []) == .nothing)
  }
}
