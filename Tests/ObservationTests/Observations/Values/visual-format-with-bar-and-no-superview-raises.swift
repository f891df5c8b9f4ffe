// title: A visual format with | for a view without superview raises and marks the place
// ios: 8
// device: iphone
// watch: name | line
// normalize:
// source: https://github.com/dhawaldawar/TextFieldValidator/issues/6 (care2achieve, 2014-12-22)
// confidence: high
// note: The log with its stack. Lines of the reason are trimmed; the caret's column is not compared. MISSING: NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)
import UIKit
let box = UIView()
let e = Simulator.catchException {
    _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-0-[popUp]-0-|", options: [], metrics: nil, views: ["popUp": box])
}
print("name \(e?.name.rawValue ?? "none")")
for line in (e?.reason ?? "none").components(separatedBy: "\n") {
    print("line " + line.trimmingCharacters(in: .whitespaces))
}

// prints:
// name NSInvalidArgumentException
// line Unable to parse constraint format:
// line Unable to interpret '|' character, because the related view doesn't have a superview
// line H:|-0-[popUp]-0-|
// line ^
