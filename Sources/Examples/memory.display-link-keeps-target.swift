import UIKit

class Spinner {
  @objc func turn(_ link: CADisplayLink) {}

  deinit { print("the spinner is gone") }
}

var spinner: Spinner? = Spinner()
let link = CADisplayLink(target: spinner!, selector: #selector(Spinner.turn(_:)))
link.add(to: .main, forMode: .common)
spinner = nil
print("without a variable")
link.invalidate()
print("invalidated")
