import UIKit

let title = UILabel()
title.text = "Title"
let detail = UILabel()
detail.text = "Detail"
let stack = UIStackView(arrangedSubviews: [title, detail])
stack.axis = .vertical
stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
stack.layoutIfNeeded()
print("detail at the top:", detail.frame.minY == 0)
title.isHidden = true
stack.layoutIfNeeded()
print("detail at the top:", detail.frame.minY == 0)
print("arranged:", stack.arrangedSubviews.count)
