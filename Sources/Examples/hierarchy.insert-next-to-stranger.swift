import UIKit

let box = UIView()
box.addSubview(UIView())
let stranger = UIView()
let guest = UIView()
box.insertSubview(guest, aboveSubview: stranger)
print("on top:", box.subviews.last === guest, "of", box.subviews.count)
