// ios: 12
import UIKit

print(UIColor.white)
print(UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1))
print("half clear:", UIColor.black.withAlphaComponent(0.5))
