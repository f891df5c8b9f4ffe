import UIKit

let bar = UITabBar()
let home = UITabBarItem(title: "Home", image: nil, tag: 0)
bar.items = [home]
bar.selectedItem = home
bar.items = nil
print("still selected:", bar.selectedItem != nil)
