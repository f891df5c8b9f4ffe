// title: iOS 10: presenting from a controller that presents another logs who is presented and does nothing
// ios: 10
// device: iphone
// watch: log | presented
// normalize:
// source: https://github.com/ThornTechPublic/InteractiveModal/issues/8 (renanstig, 2017-06-05)
// confidence: high
// note: The report: the line, and the modal isn't opened. Two spaces before "on" become one. NEWACT: Simulator.consoleLines()
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let a = UIViewController(), b = UITableViewController(), c = UINavigationController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
a.present(b, animated: true)
Simulator.settle()
_ = Simulator.consoleLines()
a.present(c, animated: true)
Simulator.settle()
for line in Simulator.consoleLines() where line.contains("Attempt") { print("log " + hide(line)) }
print("presented \(a.presentedViewController === b)")

// prints:
// log Warning: Attempt to present <UINavigationController: 0x> on <UIViewController: 0x> which is already presenting <UITableViewController: 0x>
// presented true
