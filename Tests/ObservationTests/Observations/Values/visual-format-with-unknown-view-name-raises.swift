// title: A visual format with a name that the views dictionary lacks raises and says which
// ios: 8
// device: iphone
// watch: name | line
// normalize:
// source: https://github.com/uservoice/uservoice-ios-sdk/issues/312 (edmonston, 2014-09-19)
// confidence: high
// note: The report gives text, format and dictionary (in one line; the breaks are those of the other texts of the parser). Only the first two lines are printed. MISSING: NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)
import UIKit
let holder = UIView(), border = UIView()
holder.addSubview(border)
let e = Simulator.catchException {
    _ = NSLayoutConstraint.constraints(withVisualFormat: "[want]-|", options: [], metrics: nil, views: ["border": border])
}
print("name \(e?.name.rawValue ?? "none")")
let text = (e?.reason ?? "none").components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
print("line " + text.components(separatedBy: " [want]")[0])

// prints:
// name NSInvalidArgumentException
// line Unable to parse constraint format: want is not a key in the views dictionary.
