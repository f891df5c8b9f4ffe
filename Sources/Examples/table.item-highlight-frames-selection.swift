import UIKit

final class Grid: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { return 3 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: path)
  }
  override func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt path: IndexPath
  ) {
    print("highlighted")
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath)
  {
    print("selected")
  }
  override func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt path: IndexPath
  ) {
    print("unhighlighted")
  }
}

let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
Simulator.select(item: IndexPath(item: 1, section: 0), in: grid.collectionView)
