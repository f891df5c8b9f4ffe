import UIKit

final class Grid: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { return 4 }
  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
}

let layout = UICollectionViewFlowLayout()
layout.itemSize = CGSize(width: 100, height: 100)
let grid = Grid(collectionViewLayout: layout)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
for cell in grid.collectionView.visibleCells { print("x:", Int(cell.frame.minX)) }
