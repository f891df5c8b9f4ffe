// title: Presenting from a controller whose view was added without addChild is discouraged in the console, but works
// ios: 9
// device: iphone
// watch: log | presented
// normalize:
// source: https://github.com/SunLiner/Floral/issues/8 (BackWorld, 2016-07-12)
// confidence: medium
// note: The line is in the report; that a missing parent makes the controller detached is told in GabrielAlva/SwiftPages#18 (the modal controller is displayed properly). NEWACT: Simulator.consoleLines()
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let a = UIViewController(), d = UITableViewController(), c = UIViewController()
a.view.addSubview(d.view)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
_ = Simulator.consoleLines()
d.present(c, animated: true)
Simulator.settle()
for line in Simulator.consoleLines() where line.contains("detached") { print("log " + hide(line)) }
print("presented \(c.viewIfLoaded?.window != nil)")

// prints:
// log Presenting view controllers on detached view controllers is discouraged <UITableViewController: 0x>.
// presented true
