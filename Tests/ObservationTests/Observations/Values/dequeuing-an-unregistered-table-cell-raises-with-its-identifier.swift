// title: Dequeuing a table cell for an identifier that nobody registered raises and says what to do
// ios: 10.3
// device: iphone
// watch: name | reason
// normalize:
// source: https://github.com/renzifeng/ZFPlayer/issues/253 (18667366881, 2017-07-29)
// confidence: high
// note: The log with assertion, exception and stack; amrhossam96/Netflix-clone#7 of 2022 has the same text, from a wrong capital letter in the identifier.
import UIKit
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
let e = Simulator.catchException { _ = table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: 0, section: 0)) }
print("name \(e?.name.rawValue ?? "none")")
print("reason " + (e?.reason ?? "none"))

// prints:
// name NSInternalInconsistencyException
// reason unable to dequeue a cell with identifier cell - must register a nib or a class for the identifier or connect a prototype cell in a storyboard
