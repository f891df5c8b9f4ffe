import UIKit

let outer = UIView()
let inner = UIView()
outer.addSubview(inner)
outer.tintColor = .red
print("inner:", inner.tintColor!)
inner.tintColor = .green
print("with its own:", inner.tintColor!)
inner.tintColor = nil
print("without it again:", inner.tintColor!)
