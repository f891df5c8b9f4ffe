// title: An alert controller takes only one action with the style cancel
// ios: 8
// device: iphone
// watch: name | reason
// normalize:
// source: https://github.com/NSHipster/articles/blob/master/2014-09-30-uialertcontroller.md (Mattt Thompson, NSHipster, 2014-09-30)
// confidence: high
// note: The article quotes the exception's name and text (with code marks, left out here).
import UIKit
let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
alert.addAction(UIAlertAction(title: "No", style: .cancel))
let e = Simulator.catchException { alert.addAction(UIAlertAction(title: "Never", style: .cancel)) }
print("name \(e?.name.rawValue ?? "none")")
print("reason " + (e?.reason ?? "none"))

// prints:
// name NSInternalInconsistencyException
// reason UIAlertController can only have one action with a style of UIAlertActionStyleCancel
