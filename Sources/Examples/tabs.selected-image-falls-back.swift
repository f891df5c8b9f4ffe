import UIKit

let image = UIImage()
let item = UITabBarItem(title: "Home", image: image, selectedImage: nil)
print("the plain image:", item.selectedImage === image)
