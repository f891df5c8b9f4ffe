// title: endAppearanceTransition without a begin logs unbalanced calls, with the controller
// ios: 9
// device: iphone
// watch: log
// normalize:
// source: https://github.com/MvvmCross/MvvmCross-Samples/issues/17 (vecalion, 2016-02-24)
// confidence: low
// note: The line's text is from the log; the direct call of endAppearanceTransition is the smallest way to unbalance that we could think of. NEWACT: Simulator.consoleLines()
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let a = UIViewController(), child = UITableViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
a.addChild(child)
child.loadViewIfNeeded()
_ = Simulator.consoleLines()
child.endAppearanceTransition()
for line in Simulator.consoleLines() { print("log " + hide(line)) }

// prints:
// log Unbalanced calls to begin/end appearance transitions for <UITableViewController: 0x>.
