// title: A picker asks the attributed title first and the plain title only where that is nil
// ios: 9
// device: iphone
// watch: picker
// normalize:
// source: https://developer.apple.com/library/ios/documentation/uikit/reference/UIPickerViewDelegate_Protocol/Reference/UIPickerViewDelegate.html (Apple)
// confidence: high
// note: The reference: prefers the attributed title; if it returns nil the picker falls back to titleForRow. Rows are collected and printed sorted.
import UIKit
var attributed = Set<Int>(), plain = Set<Int>()
final class Feed: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in p: UIPickerView) -> Int { return 1 }
    func pickerView(_ p: UIPickerView, numberOfRowsInComponent c: Int) -> Int { return 2 }
    func pickerView(_ p: UIPickerView, attributedTitleForRow r: Int, forComponent c: Int) -> NSAttributedString? {
        attributed.insert(r)
        return r == 0 ? NSAttributedString(string: "styled") : nil
    }
    func pickerView(_ p: UIPickerView, titleForRow r: Int, forComponent c: Int) -> String? { plain.insert(r); return "plain" }
}
let feed = Feed()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
picker.dataSource = feed
picker.delegate = feed
window.rootViewController!.view.addSubview(picker)
Simulator.settle()
print("picker attributed \(attributed.sorted())")
print("picker plain \(plain.sorted())")

// prints:
// picker attributed [0, 1]
// picker plain [1]
