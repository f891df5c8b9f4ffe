// ios: 17
import UIKit

let lines = UICollectionViewCompositionalLayout { index, _ in
  print("section", index)
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
  let item = NSCollectionLayoutItem(layoutSize: size)
  return NSCollectionLayoutSection(
    group: NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item]))
}
final class Grid: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { return 1 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: path)
  }
  override func numberOfSections(in collectionView: UICollectionView) -> Int { return 2 }
}

let grid = Grid(collectionViewLayout: lines)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
