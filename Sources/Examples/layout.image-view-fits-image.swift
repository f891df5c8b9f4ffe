import UIKit

let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
let view = UIImageView(image: image)
print(view.frame.size, view.intrinsicContentSize)
