import UIKit

let box = UIView()
box.addSubview(UIView())
let guest = UIView()
box.insertSubview(guest, at: 9)
print("on top:", box.subviews.last === guest, "of", box.subviews.count)
