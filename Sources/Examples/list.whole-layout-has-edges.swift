// ios: 17
import UIKit

final class Items: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    return view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: path)
  }
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
let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
let configuration = UICollectionViewCompositionalLayoutConfiguration()
configuration.boundarySupplementaryItems = [
  NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: size, elementKind: "top", alignment: .top)
]
let layout = UICollectionViewCompositionalLayout(
  section: NSCollectionLayoutSection(group: group), configuration: configuration)
let view = UICollectionView(
  frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
view.register(
  UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "edge")
view.register(
  UICollectionReusableView.self, forSupplementaryViewOfKind: "top", withReuseIdentifier: "edge")
view.dataSource = items
view.layoutIfNeeded()
print(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minY ?? -1)
