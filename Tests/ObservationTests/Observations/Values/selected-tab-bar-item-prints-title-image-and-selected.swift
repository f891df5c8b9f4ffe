// title: The selected tab bar item prints title, image and the word selected
// ios: 15
// device: iphone
// watch: <
// normalize:
// source: public source file 2548853237 of the code index (a log of a tab bar's items, 2022-05-27)
// confidence: medium
// note: The log shows an item with an image that is always original.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let image = UIGraphicsImageRenderer(size: CGSize(width: 22, height: 22)).image { _ in }.withRenderingMode(.alwaysOriginal)
let a = UIViewController(), b = UIViewController()
a.tabBarItem = UITabBarItem(title: "One", image: image, selectedImage: nil)
let tabs = UITabBarController()
tabs.viewControllers = [a, b]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
print(hide(a.tabBarItem.description))

// prints:
// <UITabBarItem: 0x> title='One' image=<UIImage:0x anonymous {22, 22} renderingMode=alwaysOriginal> selected
