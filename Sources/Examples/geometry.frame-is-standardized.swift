import UIKit

let bar = UIView()
bar.frame = CGRect(x: 10, y: 100, width: 20, height: -40)
print("frame:", bar.frame)
print("bounds:", bar.bounds)
