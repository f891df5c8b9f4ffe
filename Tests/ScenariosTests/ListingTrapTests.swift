import Diagnostics
import Releases
import Scenarios
import Testing

/// Article 001's first listing (lines 20-34), as it stands: `foo` is never assigned, so the line
/// before the one that the article marks traps.
@Suite struct `The weak listing of article 001` {
  @Test func `traps where the outlet is first used`() throws {
    let listing = """
      import UIKit

      class ViewController: UIViewController {

          weak var foo: UILabel! // this can be problematic
          weak var bar: UILabel? // this is safe, but meh...
          
          override func viewDidLoad() {
              super.viewDidLoad()

              // this will crash your app.
              foo.removeFromSuperview()
              foo.text = "crash"
          }
      }

      _ = ViewController().view
      """
    let run = engine.run(Scenario(listing, ios: IOSVersion(17)))
    guard case .trapped(let trap) = run.outcome else {
      Issue.record("it ended as \(run.outcome)")
      return
    }
    #expect(
      trap.message == "Unexpectedly found nil while implicitly unwrapping an Optional value")
    #expect(trap.location?.line == 12)
  }
}
