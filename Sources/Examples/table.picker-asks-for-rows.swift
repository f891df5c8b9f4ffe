import UIKit

final class Feed: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { return 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    return 2
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  {
    print("title of row", row)
    return "row"
  }
}

let feed = Feed()
let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
picker.dataSource = feed
picker.delegate = feed
picker.layoutIfNeeded()
