// title: A picker whose delegate implements viewForRow never asks titleForRow
// ios: 9
// device: iphone
// watch: picker
// normalize: collapse-repeats
// source: https://www.safaribooksonline.com/library/view/programming-ios-4/9781449397302/ch25s03.html (Matt Neuburg, Programming iOS 4)
// confidence: high
// note: The book: if viewForRow is implemented, titleForRow is not called.
import UIKit
final class Feed: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in p: UIPickerView) -> Int { return 1 }
    func pickerView(_ p: UIPickerView, numberOfRowsInComponent c: Int) -> Int { return 3 }
    func pickerView(_ p: UIPickerView, titleForRow r: Int, forComponent c: Int) -> String? { print("picker title"); return "t" }
    func pickerView(_ p: UIPickerView, viewForRow r: Int, forComponent c: Int, reusing v: UIView?) -> UIView { print("picker view"); return UILabel() }
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

// prints:
// picker view
