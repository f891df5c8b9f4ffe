import UIKit

let card = UIView()
let title = UIView()
card.addSubview(title)
title.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
title.heightAnchor.constraint(equalToConstant: 20).isActive = true
print("card holds", card.constraints.count, "title holds", title.constraints.count)
