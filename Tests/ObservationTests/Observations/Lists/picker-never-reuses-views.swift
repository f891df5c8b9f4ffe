// title: A picker gives nil as the view to reuse for every row
// ios: 13
// device: iphone
// watch: reusing
// normalize:
// source: https://github.com/mattneub/Programming-iOS-Book-Examples bk2ch12p568pickerView (Matt Neuburg, 2019)
// confidence: medium
// note: The comment of the example, with prints in both branches: no views are reused. Tried by moving the selection to the end.
import UIKit
var reused = false
final class Feed: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in p: UIPickerView) -> Int { return 1 }
    func pickerView(_ p: UIPickerView, numberOfRowsInComponent c: Int) -> Int { return 50 }
    func pickerView(_ p: UIPickerView, viewForRow r: Int, forComponent c: Int, reusing v: UIView?) -> UIView {
        if v != nil { reused = true }
        return v ?? UILabel()
    }
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
picker.selectRow(49, inComponent: 0, animated: true)
Simulator.settle()
print("reusing \(reused)")

// prints:
// reusing false
