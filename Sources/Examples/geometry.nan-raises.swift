import UIKit

let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
let parts = CGFloat(0)
let error = Simulator.catchException {
  box.frame = CGRect(x: 0, y: 0, width: 10 / parts * parts, height: 40)
}
print(error?.name.rawValue ?? "no exception")
print(error?.reason ?? "")
