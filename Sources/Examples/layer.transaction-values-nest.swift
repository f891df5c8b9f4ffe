import UIKit

CATransaction.begin()
CATransaction.setAnimationDuration(2)
CATransaction.begin()
print("inside:", CATransaction.animationDuration())
CATransaction.setAnimationDuration(5)
CATransaction.commit()
print("outside again:", CATransaction.animationDuration())
CATransaction.commit()
print("without:", CATransaction.animationDuration())
