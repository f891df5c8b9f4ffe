// title: A collection view whose data source was set to nil reports one section after reloadData
// ios: 14
// device: iphone
// watch: sections
// normalize:
// source: https://github.com/Instagram/IGListKit Tests/IGListAdapterUpdaterTests.m (Instagram, 2021)
// confidence: high
// note: Test whenReloadingDataWithNilDataSourceBefore: two sections, dataSource nil, reload, then 1.
import UIKit
final class Source: NSObject, UICollectionViewDataSource {
    func numberOfSections(in c: UICollectionView) -> Int { return 2 }
    func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return 1 }
    func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell { return c.dequeueReusableCell(withReuseIdentifier: "c", for: p) }
}
let source = Source()
let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
grid.dataSource = source
grid.reloadData()
print("sections \(grid.numberOfSections)")
grid.dataSource = nil
grid.reloadData()
print("sections \(grid.numberOfSections)")

// prints:
// sections 2
// sections 1
