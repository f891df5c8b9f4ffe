import UIKit

final class Judge: NSObject, UINavigationBarDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    print("may pop", item.title ?? "")
    return false
  }
}

let judge = Judge()
let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
bar.pushItem(UINavigationItem(title: "Home"), animated: false)
bar.pushItem(UINavigationItem(title: "Details"), animated: false)
bar.delegate = judge
bar.popItem(animated: false)
print("on top:", bar.topItem?.title ?? "")
