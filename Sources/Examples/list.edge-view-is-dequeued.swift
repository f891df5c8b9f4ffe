import UIKit

final class Grid: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { return 1 }
  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
  override func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    return UICollectionReusableView(frame: CGRect.zero)
  }
}

let layout = UICollectionViewFlowLayout()
layout.headerReferenceSize = CGSize(width: 100, height: 50)
let grid = Grid(collectionViewLayout: layout)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
let failure = Simulator.catchException {
  window.makeKeyAndVisible()
  grid.collectionView.layoutIfNeeded()
}
print(failure?.name.rawValue ?? "shown")
