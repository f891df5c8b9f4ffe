import UIKit

let window = UIWindow()
print(window.frame == UIScreen.main.bounds)
