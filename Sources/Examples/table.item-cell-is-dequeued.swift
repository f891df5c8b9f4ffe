import UIKit

final class Source: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    return 1
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    return UICollectionViewCell(frame: CGRect.zero)
  }
}

let source = Source()
let grid = UICollectionView(
  frame: CGRect(x: 0, y: 0, width: 100, height: 100),
  collectionViewLayout: UICollectionViewFlowLayout())
grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
grid.dataSource = source
let failure = Simulator.catchException { grid.layoutIfNeeded() }
print(failure?.name.rawValue ?? "laid out")
