// title: Zooming changes contentSize and the zoomed view's frame, not its bounds nor the scroll view's
// ios: 13
// device: iphone
// watch: zoom
// normalize:
// source: https://github.com/mattneub/Programming-iOS-Book-Examples bk2ch07p375zoom (Matt Neuburg, 2019)
// confidence: high
// note: The example prints the four sizes in didEndZooming and comments which change and that frame and content size match.
import UIKit
final class Zoom: NSObject, UIScrollViewDelegate {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    func viewForZooming(in s: UIScrollView) -> UIView? { return inner }
}
let zoom = Zoom()
let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
scroll.addSubview(zoom.inner)
scroll.contentSize = CGSize(width: 200, height: 100)
scroll.minimumZoomScale = 1
scroll.maximumZoomScale = 3
scroll.delegate = zoom
scroll.zoomScale = 2
print("zoom content \(Int(scroll.contentSize.width)) \(Int(scroll.contentSize.height))")
print("zoom frame \(Int(zoom.inner.frame.width)) \(Int(zoom.inner.frame.height))")
print("zoom inner bounds \(Int(zoom.inner.bounds.width)) \(Int(zoom.inner.bounds.height))")
print("zoom scroll bounds \(Int(scroll.bounds.width)) \(Int(scroll.bounds.height))")

// prints:
// zoom content 400 200
// zoom frame 400 200
// zoom inner bounds 200 100
// zoom scroll bounds 200 100
