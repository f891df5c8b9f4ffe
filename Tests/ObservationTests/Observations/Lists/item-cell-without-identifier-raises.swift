// title: A collection cell that was not dequeued raises about its missing reuseIdentifier
// ios: 12
// device: iphone
// watch: raised
// normalize:
// source: https://github.com/badoo/Chatto/issues/526 (dmi3j, 2018-10, iOS 12)
// confidence: high
// note: Name, text and stack through layoutSubviews; same text in Instagram/IGListKit#1123 (iOS 11) and pujiaxin33/JXSegmentedView#218 (iOS 15.7). A newer text exists (Infomaniak/ios-kDrive#1976, 2026).
import UIKit
final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return 1 }
    func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell { return UICollectionViewCell(frame: .zero) }
}
let source = Source()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
grid.dataSource = source
window.rootViewController!.view.addSubview(grid)
let e = Simulator.catchException { grid.layoutIfNeeded() }
print("raised \(e?.name.rawValue ?? "nothing")")
print("raised \(e?.reason ?? "nothing")")

// prints:
// raised NSInternalInconsistencyException
// raised the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:
