// ios: 17
import UIKit

final class Items: NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return 2
  }
  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    return view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

let items = Items()
let size = NSCollectionLayoutSize(
  widthDimension: .absolute(50), heightDimension: .absolute(50))
let item = NSCollectionLayoutItem(layoutSize: size)
let group = NSCollectionLayoutGroup.horizontal(
  layoutSize: NSCollectionLayoutSize(
    widthDimension: .absolute(130), heightDimension: .absolute(50)),
  subitems: [item, item])
group.interItemSpacing = .flexible(10)
let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
let view = UICollectionView(
  frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
view.dataSource = items
view.layoutIfNeeded()
print(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX ?? -1)
