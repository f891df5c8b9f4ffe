// title: iOS 9: a visible cell prints its text after the frame, and autoresize = W
// ios: 9
// device: iphone
// watch: <
// normalize:
// source: public source file 52609014096 of the code index (output of the LLDB command pcells of Chisel)
// confidence: medium
// note: The output lists cells 320 wide and 44 high.
// open: the model does something else
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
final class Source: NSObject, UITableViewDataSource {
    func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 2 }
    func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Example\(p.row + 1)"
        return cell
    }
}
let source = Source()
let a = UIViewController()
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
table.rowHeight = 44
table.dataSource = source
a.view.addSubview(table)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print(hide(table.cellForRow(at: IndexPath(row: 1, section: 0))?.description ?? "none"))

// prints:
// <UITableViewCell: 0x; frame = (0 44; 320 44); text = 'Example2'; autoresize = W; layer = <CALayer: 0x>>
