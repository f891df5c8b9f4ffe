import Diagnostics
import ProgramGenerator
import Scenarios
import Testing

@Suite struct `The language guide` {
  static let supported = GuideEntry.all.filter { $0.refusal == nil }
  static let refused = GuideEntry.all.filter { $0.refusal != nil }

  @Test(arguments: supported.map(\.title))
  func `shows what runs as it does natively`(title: String) throws {
    let entry = try #require(GuideEntry.all.first { $0.title == title })
    let scenario = Scenario(entry.code)
    let run = engine.run(scenario)
    #expect(run.outcome == .completed, "\(run.diagnostics)")
    #expect(run.diagnostics == [])
    #expect(run.leaks == [])
    guard let native = try NativeModel.ready() else { return }
    #expect(run.output == (try native.run(scenario)).output)
  }

  @Test(arguments: refused.map(\.title))
  func `says of what is refused how`(title: String) throws {
    let entry = try #require(GuideEntry.all.first { $0.title == title })
    let run = engine.run(Scenario(entry.code))
    #expect(run.outcome == .refused)
    #expect(run.diagnostics.first?.message == entry.refusal)
  }

  @Test func `calls each construct by a name of its own`() {
    #expect(Set(GuideEntry.all.map(\.title)).count == GuideEntry.all.count)
    #expect(GuideEntry.all.count > 30)
  }
}
