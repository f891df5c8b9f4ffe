import UIKit

class Spinner {
  @objc func turn(_ link: CADisplayLink) {}

  deinit { print("the spinner is gone") }
}

func makeLink() -> CADisplayLink {
  let spinner = Spinner()
  return CADisplayLink(target: spinner, selector: #selector(Spinner.turn(_:)))
}

let link = makeLink()
link.add(to: .main, forMode: .common)
print("without a variable")
link.invalidate()
print("invalidated")
