import UIKit

final class Map: NSObject, UIScrollViewDelegate {
  let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { return picture }
}

let map = Map()
let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
scroll.addSubview(map.picture)
scroll.maximumZoomScale = 2
scroll.delegate = map
scroll.zoomScale = 5
print("scale \(scroll.zoomScale), content \(scroll.contentSize.width)")
