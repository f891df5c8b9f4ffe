// title: An animated image has its frames in images, and its description says UIAnimatedImage
// ios: 15
// device: iphone
// watch: image
// normalize:
// source: https://github.com/dotnet/macios/blob/main/tests/monotouch-test/UIKit/ImageTest.cs (Microsoft, 2025-02)
// confidence: high
// note: The test makes it of three images. MISSING: UIImage.animatedImage(with:duration:)
// open: the model has no animatedImage
import UIKit
let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
let frames = [renderer.image { _ in }, renderer.image { _ in }, renderer.image { _ in }]
let moving = UIImage.animatedImage(with: frames, duration: 1)
print("image frames \(moving?.images?.count ?? 0)")
print("image class \((moving?.description ?? "").contains("UIAnimatedImage"))")

// prints:
// image frames 3
// image class true
