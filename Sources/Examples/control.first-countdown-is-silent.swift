// ios: 7
import UIKit

final class Egg: UIViewController {
  let timer = UIDatePicker(frame: CGRect(x: 0, y: 50, width: 320, height: 216))
  override func viewDidLoad() {
    super.viewDidLoad()
    timer.datePickerMode = .countDownTimer
    timer.addTarget(self, action: #selector(changed), for: .valueChanged)
    view.addSubview(timer)
  }
  @objc func changed() { print("\(timer.countDownDuration) seconds") }
}

let page = Egg()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
Simulator.pick(countDown: 180, in: page.timer)
print("picked once")
Simulator.pick(countDown: 240, in: page.timer)
