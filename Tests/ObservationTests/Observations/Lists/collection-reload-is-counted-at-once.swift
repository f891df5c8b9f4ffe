// title: After reloadData numberOfSections and numberOfItems give the new counts without a layout
// ios: 14
// device: iphone
// watch: counts
// normalize:
// source: https://github.com/Instagram/IGListKit Tests/IGListAdapterUpdaterTests.m (Instagram, 2021)
// confidence: high
// note: Test whenCallingReloadData_withUICollectionViewFlowLayout_withEstimatedSize: off screen, flow layout with an estimate, counts right after the call. The library's reloadData ends in UICollectionView's; it may lay out in between, so the claim here is the counts only.
import UIKit
final class Source: NSObject, UICollectionViewDataSource {
    var counts = [1, 4]
    func numberOfSections(in c: UICollectionView) -> Int { return counts.count }
    func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return counts[s] }
    func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell { return c.dequeueReusableCell(withReuseIdentifier: "c", for: p) }
}
let source = Source()
let layout = UICollectionViewFlowLayout()
layout.estimatedItemSize = CGSize(width: 100, height: 10)
let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
grid.dataSource = source
print("counts \(grid.numberOfSections) \(grid.numberOfItems(inSection: 1))")
source.counts = [1]
grid.reloadData()
print("counts \(grid.numberOfSections) \(grid.numberOfItems(inSection: 0))")
source.counts = [1, 4]
grid.reloadData()
print("counts \(grid.numberOfSections) \(grid.numberOfItems(inSection: 1))")

// prints:
// counts 2 4
// counts 1 1
// counts 2 4
