// title: Actions of an update link run in the order of the phases, however they were added
// ios: 18
// device: iphone
// watch: phase
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UIUpdateActionPhase.rs (header comments of UIUpdateActionPhase.h, Apple, 2025)
// confidence: high
// note: The comments: phases run one after another in the specified order; the low-latency ones only when asked for. MISSING: UIUpdateActionPhase
// open: the model has no UIUpdateLink
import UIKit
let a = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
var order: [String] = []
let link = UIUpdateLink(view: a.view)
link.addAction(to: .updateComplete) { link, info in order.append("complete") }
link.addAction(to: .afterCATransactionCommit) { link, info in order.append("after commit") }
link.addAction(to: .beforeCADisplayLinkDispatch) { link, info in order.append("before display link") }
link.addAction(to: .afterEventDispatch) { link, info in order.append("after events") }
link.addAction(to: .afterUpdateScheduled) { link, info in order.append("scheduled") }
link.addAction(to: .beforeEventDispatch) { link, info in order.append("before events") }
link.addAction(to: .beforeCATransactionCommit) { link, info in order.append("before commit") }
link.addAction(to: .afterCADisplayLinkDispatch) { link, info in order.append("after display link") }
link.requiresContinuousUpdates = true
link.isEnabled = true
Simulator.advance(by: 0.2)
let start = order.firstIndex(of: "scheduled") ?? 0
for s in order[start..<min(start + 8, order.count)] { print("phase \(s)") }

// prints:
// phase scheduled
// phase before events
// phase after events
// phase before display link
// phase after display link
// phase before commit
// phase after commit
// phase complete
