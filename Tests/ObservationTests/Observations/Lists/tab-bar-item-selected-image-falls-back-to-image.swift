// title: A tab bar item without a selected image answers its plain image, also after setting nil
// ios: 12
// device: iphone
// watch: item.
// normalize:
// source: https://github.com/dotnet/macios tests/monotouch-test/UIKit/TarBarItemTest.cs (dotnet, tests run on the simulator)
// confidence: high
// note: Tests SelectedImage_7a and 7b: the getter falls back to image; nil resets.
import UIKit
let plain = UIImage()
let chosen = UIImage()
let item = UITabBarItem(title: "title", image: plain, selectedImage: nil)
print("item.selectedImage is image: \(item.selectedImage === plain)")
let other = UITabBarItem(title: "title", image: plain, selectedImage: chosen)
print("item.selectedImage is the other: \(other.selectedImage === chosen)")
other.selectedImage = nil
print("item.selectedImage is image again: \(other.selectedImage === plain)")

// prints:
// item.selectedImage is image: true
// item.selectedImage is the other: true
// item.selectedImage is image again: true
