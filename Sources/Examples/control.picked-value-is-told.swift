import UIKit

final class Sizes: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  let picker = UIPickerView(frame: CGRect(x: 0, y: 50, width: 200, height: 160))
  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = self
    picker.delegate = self
    view.addSubview(picker)
  }
  func numberOfComponents(in pickerView: UIPickerView) -> Int { return 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    return 3
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    print("row \(row)")
  }
}

let page = Sizes()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
page.picker.selectRow(1, inComponent: 0, animated: false)
print("by code")
Simulator.pick(row: 2, in: page.picker)
