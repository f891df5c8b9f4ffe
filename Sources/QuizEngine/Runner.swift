public import Scenarios

/// Runs a scenario. The same scenario gives the same run.
public typealias Runner = (Scenario) -> Run

/// Runs scenarios without a rule besides those that they leave out themselves.
func without(_ rule: String, _ run: @escaping Runner) -> Runner {
  { scenario in
    var changed = scenario
    changed.without.insert(rule)
    return run(changed)
  }
}

/// Runs scenarios under a misconception.
public func believing(_ id: String, _ run: @escaping Runner) -> Runner {
  { scenario in
    var believed = scenario
    believed.believing = id
    return run(believed)
  }
}
