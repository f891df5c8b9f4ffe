import Curriculum
import Testing

@Suite struct TeachingTests {
  @Test(arguments: [
    ("view.loads-on-first-access", Teaching.rule(RuleID(rawValue: "view.loads-on-first-access"))),
    ("Simulator.settle", .act("settle")),
    ("viewDidLoad", .callback("viewDidLoad")),
    ("willMove(toParent:)", .callback("willMove(toParent:)")),
    ("deinit", .callback("deinit")),
  ])
  func `the form says what is taught`(text: String, teaching: Teaching) {
    #expect(Teaching(text) == teaching)
    #expect(teaching.description == text)
  }

  @Test(arguments: [
    "", "UIView", "view did load", "view.Loads", "view.", "Simulator.", "Simulator.select(row:in:)",
    "Home.viewDidLoad", "viewDidLoad(", "willMove(toParent)", "viewDidLoad (2)",
  ])
  func `other forms are nothing that can be taught`(text: String) {
    #expect(Teaching(text) == nil)
  }
}
