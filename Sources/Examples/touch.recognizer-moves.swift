import UIKit

let first = UIView()
let second = UIView()
let tap = UITapGestureRecognizer()
first.addGestureRecognizer(tap)
second.addGestureRecognizer(tap)
print("first:", first.gestureRecognizers?.count ?? 0)
print("second:", second.gestureRecognizers?.count ?? 0)
