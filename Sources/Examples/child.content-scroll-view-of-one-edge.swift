import UIKit

let page = UIViewController()
let scroll = UIScrollView()
page.setContentScrollView(scroll, for: .all)
print("top:", page.contentScrollView(for: .top) === scroll)
let failure = Simulator.catchException { _ = page.contentScrollView(for: .all) }
print(failure?.name.rawValue ?? "no exception")
