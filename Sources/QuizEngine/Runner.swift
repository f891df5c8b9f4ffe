public import Scenarios

/// Runs a scenario. The same scenario always gives the same run.
public typealias Runner = (Scenario) -> Run

/// Returns a runner that keeps what it ran, for work that asks for the same runs again.
public func keeping(_ run: @escaping Runner) -> Runner {
  var kept: [Scenario: Run] = [:]
  return { scenario in
    if let known = kept[scenario] { return known }
    let result = run(scenario)
    kept[scenario] = result
    return result
  }
}

/// Returns a runner that leaves out a rule, besides those that a scenario leaves out itself.
func without(_ rule: String, _ run: @escaping Runner) -> Runner {
  { scenario in
    var changed = scenario
    changed.without.insert(rule)
    return run(changed)
  }
}

/// Returns a runner under the misconception of this id.
public func believing(_ id: String, _ run: @escaping Runner) -> Runner {
  { scenario in
    var changed = scenario
    changed.believing = id
    return run(changed)
  }
}
