// ios: 6
import UIKit

class Empty: UIViewController {}

print(Empty().view.frame.origin.y)
