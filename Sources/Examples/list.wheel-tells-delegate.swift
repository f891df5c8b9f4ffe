import UIKit

final class Page: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { return 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    return 5
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    print("the user chose row", row)
  }
}

let page = Page()
let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
picker.dataSource = page
picker.delegate = page
picker.selectRow(1, inComponent: 0, animated: false)
print("code chose row", picker.selectedRow(inComponent: 0))
Simulator.select(row: 3, of: picker)
