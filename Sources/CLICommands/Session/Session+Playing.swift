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
    let status = play(with: scenario)
    return status == .done ? .goOn : .leave(status)
  }

  /// Opens the code of a scenario as a playground, and says so when that is left.
  func play(with scenario: Scenario) -> ExitStatus {
    var setting = Playground.Setting()
    setting.ios = scenario.ios
    setting.device = scenario.device
    setting.seed = scenario.seed
    setting.beside = scenario.files.filter { $0.name != Scenario.mainFile }
    let playing = Playing(
      Playground(Playing.program(of: scenario.text), setting: setting), model: model, lines: lines,
      context: context)
    let status = PlaySession(playing).run()
    guard status == .done else { return status }
    console.line()
    console.prose("You are back where you were.")
    return status
  }
}
