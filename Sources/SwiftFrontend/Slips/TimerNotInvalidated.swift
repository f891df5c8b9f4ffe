import SwiftIR

extension Slip {
  static let timerNotInvalidated = Slip(
    id: "timer-not-invalidated", title: "a repeating timer that nothing ends",
    why: """
      The run loop keeps a repeating timer, and the timer its target or block, until 'invalidate()'. \
      A timer that holds 'self' keeps 'deinit' from running, so it cannot be ended there.
      """,
    example: """
      import UIKit
      class V: UIViewController {
        var timer: Timer?
        override func viewDidLoad() {
          super.viewDidLoad()
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.title = "tick" }
        }
        deinit { timer?.invalidate() }
      }
      V().loadViewIfNeeded()
      """
  ) { scenario in
    let ends = scenario.calls(of: "Timer.invalidate()", in: scenario.uses)
    // In a part of an app, a call through something from elsewhere may end it.
    guard !scenario.isPartial || scenario.mentions(of: "invalidate") <= ends.count else {
      return []
    }
    let inTime = ends.filter { scenario.bodies[$0.use.body].context.role != .deinitializer }
    return scenario.uses.compactMap { use in
      guard scenario.bodies[use.body].context.owner != nil,
        let call = scenario.invocation(use.expr),
        scenario.modelName(of: call.member).map(makers.contains) == true,
        case .constant(.bool(true))? = scenario.argument("repeats", of: call)?.kind
      else { return nil }
      if ends.isEmpty {
        return Finding(
          message: "the repeating timer is never ended; call 'invalidate()'", span: use.expr.span)
      }
      let holdsSelf =
        scenario.isSelf(scenario.argument("target", of: call))
        || scenario.argument("block", of: call)?.closure?.holdsSelf == true
      guard holdsSelf, inTime.isEmpty else { return nil }
      return Finding(
        message: "the timer keeps 'self' alive, so that 'deinit' never ends it", span: use.expr.span
      )
    }
  }

  private static let makers: Set<String> = [
    "Timer.scheduledTimer(withTimeInterval:repeats:block:)",
    "Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)",
    "Timer.init(timeInterval:repeats:block:)",
    "Timer.init(timeInterval:target:selector:userInfo:repeats:)",
  ]
}
