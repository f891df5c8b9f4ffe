import UIKit

let outer = UIView()
let inner = UIView()
outer.addSubview(inner)
outer.tintColor = .red
print("inner:", inner.tintColor == .red)
inner.tintColor = .green
print("with its own:", inner.tintColor == .green)
inner.tintColor = nil
print("without it again:", inner.tintColor == .red)
