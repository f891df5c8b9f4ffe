// title: addTextField on an action sheet raises
// ios: 8
// device: iphone
// watch: name | reason
// normalize:
// source: https://github.com/NSHipster/articles/blob/master/2014-09-30-uialertcontroller.md (Mattt Thompson, NSHipster, 2014-09-30)
// confidence: high
// note: The article quotes the exception's name and text (with code marks, left out here).
import UIKit
let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
let e = Simulator.catchException { sheet.addTextField { _ in } }
print("name \(e?.name.rawValue ?? "none")")
print("reason " + (e?.reason ?? "none"))

// prints:
// name NSInternalInconsistencyException
// reason Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert
