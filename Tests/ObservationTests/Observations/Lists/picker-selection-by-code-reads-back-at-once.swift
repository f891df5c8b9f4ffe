// title: selectRow without animation is read back by selectedRow in the next statement
// ios: 14
// device: iphone
// watch: picker
// normalize:
// source: https://github.com/ReactiveCocoa/ReactiveCocoa ReactiveCocoaTests/UIKit/UIPickerViewSpec.swift (ReactiveCocoa, 2020)
// confidence: high
// note: The spec runs against UIKit, off screen, after reloadAllComponents.
import UIKit
final class Feed: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in p: UIPickerView) -> Int { return 2 }
    func pickerView(_ p: UIPickerView, numberOfRowsInComponent c: Int) -> Int { return 5 }
    func pickerView(_ p: UIPickerView, titleForRow r: Int, forComponent c: Int) -> String? { return "row" }
}
let feed = Feed()
let picker = UIPickerView()
picker.dataSource = feed
picker.delegate = feed
picker.reloadAllComponents()
picker.selectRow(1, inComponent: 0, animated: false)
picker.selectRow(3, inComponent: 1, animated: false)
print("picker \(picker.selectedRow(inComponent: 0)) \(picker.selectedRow(inComponent: 1))")

// prints:
// picker 1 3
