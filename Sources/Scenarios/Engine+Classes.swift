import Releases
import SwiftFrontend

extension Engine {
  /// The superclasses of one of the model's classes, the nearest first; nil when it has no class of
  /// that name.
  public func superclasses(of name: String) -> [String]? { model.superclasses(of: name) }
}

extension Engine {
  /// The names of the members of an expression's value or of a type in a scenario, which begin in some way; no
  /// code runs. The stack must be as large as for parsing.
  public func memberNames(
    of expression: String, beginning: String, in scenario: Scenario
  ) -> [String] {
    model.memberNames(
      of: expression, beginning: beginning, in: scenario.files,
      settings: ScenarioSettings(
        ios: scenario.ios.description, device: scenario.device.rawValue, isVerbose: false, seed: 0))
  }
}
