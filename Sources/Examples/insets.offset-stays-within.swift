import UIKit

let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
scroll.contentSize = CGSize(width: 100, height: 1000)
scroll.contentOffset = CGPoint(x: 0, y: 700)
scroll.contentSize = CGSize(width: 100, height: 500)
print(scroll.contentOffset)
