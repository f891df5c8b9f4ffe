import Diagnostics
import Scenarios
import Testing

@Suite struct `An experiment for a device` {
  @Test(arguments: Scenarios.Experiment.all)
  func `prints something else without each rule that it settles`(
    experiment: Scenarios.Experiment
  ) throws {
    let scenario = Scenario(experiment.text)
    let run = engine.run(scenario)
    #expect(run.outcome == .completed)
    #expect(run.diagnostics.filter { $0.severity == .error }.isEmpty)
    #expect(experiment.question.hasSuffix("?"))
    let ids = Set(engine.rules.filter { $0.alternative != nil }.map(\.id))
    #expect(!experiment.settles.isEmpty)
    for rule in experiment.settles {
      #expect(ids.contains(rule), "\(rule) is not in doubt")
      var other = scenario
      other.without = [rule]
      #expect(engine.run(other).output != run.output, "it prints the same without \(rule)")
    }
  }

  @Test func `is one of ten`() {
    #expect(Scenarios.Experiment.all.count == 10)
    #expect(Set(Scenarios.Experiment.all.flatMap(\.settles)).count >= 40)
  }
}

@Suite struct `A rule in doubt` {
  private func doubt(_ evidence: String) -> Doubt? {
    RuleEntry(
      id: "a.b", sentence: "", since: "3", through: nil, evidence: evidence, confidence: "high",
      articles: [], claims: [], names: []
    ).doubt
  }

  @Test func `rests on little`() {
    #expect(doubt("K") == .recall)
    #expect(doubt("K: windows made for one alert") == .recall)
    #expect(doubt("T: rudin_ (iOS 17)") == .oneLog)
    #expect(doubt("M by a third party on 26.5 (Catalyst)") == .oneLog)
    #expect(doubt("K; P: Chameleon") == .otherImplementation)
    #expect(doubt("A: View Controller Programming Guide (iOS 5)") == .documents)
  }

  @Test func `is none where sources agree or a trace shows it`() {
    #expect(doubt("T: rudin_, kazzz 2012") == nil)
    #expect(doubt("T: several launch logs") == nil)
    #expect(doubt("T: Lemonbrush; T: hdk2200 (iOS 17)") == nil)
    #expect(doubt("K, with S: kotlin-native#3234") == nil)
    #expect(doubt("A; T: mo4tech") == nil)
  }

  @Test func `on recall is never called certain`() {
    for rule in engine.rules where rule.doubt == .recall { #expect(rule.confidence != "high") }
  }
}
