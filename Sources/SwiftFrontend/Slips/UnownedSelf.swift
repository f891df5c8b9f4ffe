import SwiftIR

extension Slip {
  static let unownedSelf = Slip(
    id: "unowned-self-later", title: "unowned self in a closure that runs later",
    why: """
      A closure that runs later may outlive the object. An unowned reference to an object that is gone \
      traps; a weak one is nil.
      """,
    example: """
      import UIKit
      class V: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          DispatchQueue.main.async { [unowned self] in self.title = "later" }
        }
      }
      let v = V()
      v.loadViewIfNeeded()
      """
  ) { scenario in
    scenario.uses.flatMap { use -> [Finding] in
      guard let call = scenario.invocation(use.expr),
        let name = scenario.modelName(of: call.member),
        let type = name.split(separator: ".").first, later.contains(String(type))
      else { return [] }
      return call.arguments.compactMap { argument in
        guard case .value(let value) = argument, let closure = value.closure,
          let captured = closure.captureList.first(where: {
            $0.local.ownership == .unowned && scenario.isSelf($0.value)
          })
        else { return nil }
        return Finding(
          message: "'self' may be gone when the closure runs; capture it with '[weak self]'",
          span: captured.local.span)
      }
    }
  }

  /// The types whose functions keep a closure for later.
  private static let later: Set<String> = [
    "DispatchQueue", "OperationQueue", "RunLoop", "Timer", "URLSession",
  ]
}
