import UIKit

final class Target: NSObject {
  @objc func changed(_ lamp: UISwitch) { print("changed to", lamp.isOn) }
}

let page = UIViewController()
let target = Target()
let lamp = UISwitch()
lamp.addTarget(target, action: #selector(Target.changed), for: .valueChanged)
page.view.addSubview(lamp)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
lamp.isOn = true
print("set in code")
Simulator.tap(lamp)
Simulator.settle()
