import Diagnostics
import Scenarios
import Testing

@Suite struct `The gesture recognizers of a view` {
  @Test func `may be set as a whole`() {
    let run = engine.run(
      Scenario(
        """
        import UIKit
        let view = UIView()
        let tap = UITapGestureRecognizer()
        let pan = UIPanGestureRecognizer()
        view.addGestureRecognizer(tap)
        view.gestureRecognizers = [pan]
        print(tap.view == nil, pan.view === view, view.gestureRecognizers?.count ?? 0)
        view.gestureRecognizers = nil
        print(pan.view == nil, view.gestureRecognizers == nil)
        """))
    #expect(run.diagnostics.map(\.description) == [])
    #expect(run.output == ["true true 1", "true true"])
  }
}
