// title: iOS 9: a tap recognizer prints its state, its view without colon, and its action with the target
// ios: 9
// device: iphone
// watch: <
// normalize:
// source: public source file 36024114741 of the code index (a storyboard warning in the console, 2015-12-20)
// confidence: high
// note: The log; file 42964898222 of 2016 has the same with the state Ended. The target's class is cut off.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
final class Ear: NSObject {
    @objc func imageTapped(_ r: UITapGestureRecognizer) { }
}
let ear = Ear()
let box = UIView()
let tap = UITapGestureRecognizer(target: ear, action: #selector(Ear.imageTapped(_:)))
box.addGestureRecognizer(tap)
print(hide(tap.description).components(separatedBy: ", target=")[0])

// prints:
// <UITapGestureRecognizer: 0x; state = Possible; view = <UIView 0x>; target= <(action=imageTapped:
