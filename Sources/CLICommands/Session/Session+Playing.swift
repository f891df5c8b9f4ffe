internal import Diagnostics
internal import Playground
internal import QuizEngine
internal import Scenarios
internal import Study

extension Session {
  /// Opens the code of the last answer as a playground, and comes back to where the session was.
  func playOn() -> Step {
    guard let last else {
      console.prose("Answer a question first; then you can play with its code.")
      return .goOn
    }
    let scenario = last.prepared.question.scenario(
      trying: practice?.text ?? last.prepared.code)
    var setting = Playground.Setting()
    setting.ios = scenario.ios
    setting.device = scenario.device
    setting.seed = scenario.seed
    setting.beside = scenario.files.filter { $0.name != Scenario.mainFile }
    let playing = Playing(
      Playground(Playing.program(of: scenario.text), setting: setting), model: model, lines: lines,
      context: context)
    let status = PlaySession(playing).run()
    guard status == .done else { return .leave(status) }
    console.line()
    console.prose("You are back in the session.")
    return .goOn
  }
}
