import UIKit

class Counter: NSObject {
  @objc func count() {
    print("counted")
  }

  deinit { print("the counter is gone") }
}

let button = UIButton(frame: .zero)
var counter: Counter? = Counter()
button.addTarget(counter, action: #selector(Counter.count), for: .touchUpInside)
Simulator.tap(button)
counter = nil
Simulator.tap(button)
