import UIKit

let one = UIView()
let other = UIView()
let tap = UITapGestureRecognizer()
one.addGestureRecognizer(tap)
other.addGestureRecognizer(tap)
print("first view:", one.gestureRecognizers?.count ?? 0)
print("second view:", other.gestureRecognizers?.count ?? 0)
