import UIKit

let picture = UIImageView(image: UIImage(named: "cat"))
print("with an image:", picture.description.contains("image = <UIImage"))
picture.image = nil
print("without:", picture.description.contains("image = <UIImage"))
