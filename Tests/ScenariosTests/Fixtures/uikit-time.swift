// ios: 17. Timers, queues, animations and the run loop on one virtual clock.
import UIKit

var start = Date()
func note(_ text: String) { print(text) }
DispatchQueue.main.async { note("async 1") }
DispatchQueue.main.async {
  note("async 2")
  DispatchQueue.main.async { note("async from async") }
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { note("after 0.5") }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { note("after 0.25") }
var ticks = 0
Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { timer in
  ticks += 1
  note("tick \(ticks)")
  if ticks == 3 { timer.invalidate() }
}
Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in note("one second") }
note("scheduled")
Simulator.advance(by: 0.3)
note("advanced")
Simulator.settle()
note("settled")
let view = UIView()
UIView.animate(withDuration: 0.3, animations: {
  note("animations")
  view.alpha = 0
}, completion: { finished in note("completed \(finished)") })
note("alpha \(view.alpha)")
Simulator.settle()
note("end")
