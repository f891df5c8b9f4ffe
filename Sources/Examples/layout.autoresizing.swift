import UIKit

let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
let title = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
title.autoresizingMask = .flexibleWidth
card.addSubview(title)
card.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
print(title.frame)
