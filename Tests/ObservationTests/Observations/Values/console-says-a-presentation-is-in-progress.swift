// title: iOS 8: presenting while the same controller's presentation still runs logs that a presentation is in progress
// ios: 8
// device: iphone
// watch: log
// normalize:
// source: https://github.com/zetachang/DCModalSegue/issues/10 (jerometonnelier, 2014-07-25)
// confidence: medium
// note: The line is in the report, without the leading "Warning:" that others have, so only what follows is compared. NEWACT: Simulator.consoleLines()
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
_ = Simulator.consoleLines()
a.present(b, animated: true)
a.present(c, animated: true)
Simulator.settle()
for line in Simulator.consoleLines() {
    guard let at = line.range(of: "Attempt to present") else { continue }
    print("log " + hide(String(line[at.lowerBound...])))
}

// prints:
// log Attempt to present <UINavigationController: 0x> on <UIViewController: 0x> while a presentation is in progress!
