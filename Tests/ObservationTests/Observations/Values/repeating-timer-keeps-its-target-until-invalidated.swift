// title: A scheduled timer with a target keeps it alive; invalidate lets it go
// ios: 14
// device: iphone
// watch: timer | deinit
// normalize:
// source: https://github.com/mattneub/Programming-iOS-Book-Examples iOS14bookExamples bk1ch12p498timerLeaker (Matt Neuburg, 2021)
// confidence: high
// note: The example: without the invalidate in viewDidDisappear deinit is not called.
import UIKit
final class Clock: NSObject {
    var timer: Timer?
    func start() { timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(fired(_:)), userInfo: nil, repeats: true) }
    @objc func fired(_ t: Timer) { print("timer fired") }
    deinit { print("deinit") }
}
var clock: Clock? = Clock()
clock?.start()
weak var seen = clock
let timer = clock?.timer
clock = nil
print("timer target alive \(seen != nil)")
Simulator.advance(by: 1.5)
timer?.invalidate()
print("timer target alive \(seen != nil)")

// prints:
// timer target alive true
// timer fired
// deinit
// timer target alive false
