// title: A collection view allows single selection and has prefetching on
// ios: 16
// device: iphone
// watch: grid.
// normalize:
// source: UICollectionView.h of the iOS 16.5 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: Property comments; prefetching default true is also told in IGListKit's guide "Working with UICollectionView".
import UIKit
let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
print("grid.selection \(grid.allowsSelection) \(grid.allowsMultipleSelection)")
print("grid.prefetching \(grid.isPrefetchingEnabled)")

// prints:
// grid.selection true false
// grid.prefetching true
