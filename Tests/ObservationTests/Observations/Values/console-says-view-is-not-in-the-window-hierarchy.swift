// title: iOS 9: presenting from a controller whose view is in no window logs a warning and presents nothing
// ios: 9
// device: iphone
// watch: log | presented
// normalize:
// source: https://github.com/SunLiner/Floral/issues/8 (BackWorld, 2016-07-12)
// confidence: high
// note: The console's line is in the report. NEWACT: Simulator.consoleLines() gives the lines that UIKit wrote to the console since the last call, without date and process.
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
b.loadViewIfNeeded()
_ = Simulator.consoleLines()
b.present(c, animated: true)
Simulator.settle()
for line in Simulator.consoleLines() where line.contains("Attempt") { print("log " + hide(line)) }
print("presented \(b.presentedViewController != nil)")

// prints:
// log Warning: Attempt to present <UINavigationController: 0x> on <UITableViewController: 0x> whose view is not in the window hierarchy!
// presented false
