// title: A space before a metric's name in a visual format is an error
// ios: 8
// device: iphone
// watch: name | line
// normalize:
// source: https://github.com/antiraum/THPinViewController/issues/26 (WrightsCS, 2015-09-24)
// confidence: high
// note: The log: - (padding)- after a search and replace. MISSING: NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)
import UIKit
let holder = UIView(), one = UIView(), two = UIView()
holder.addSubview(one)
holder.addSubview(two)
let views = ["circle0": one, "circle1": two]
let fine = NSLayoutConstraint.constraints(withVisualFormat: "H:|[circle0]-(padding)-[circle1]|", options: [], metrics: ["padding": 8], views: views)
print("line count \(fine.count)")
let e = Simulator.catchException {
    _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|[circle0]- (padding)-[circle1]|", options: [], metrics: ["padding": 8], views: views)
}
print("name \(e?.name.rawValue ?? "none")")
let lines = (e?.reason ?? "none").components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
print("line \(lines.count > 1 ? lines[1] : "none")")

// prints:
// line count 3
// name NSInvalidArgumentException
// line Expected a number or key from the metrics dictionary, but encountered something else
