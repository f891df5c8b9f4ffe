import UIKit

final class Part: UIView {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    print(name, "has another colour")
  }
}

let outer = Part("the outer view")
let plain = Part("the plain view")
let green = Part("the green view")
green.tintColor = .green
outer.addSubview(plain)
outer.addSubview(green)
print("the outer view becomes red")
outer.tintColor = .red
