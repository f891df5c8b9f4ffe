import UIKit

let old = UICollectionViewFlowLayout()
let new = UICollectionViewFlowLayout()
let grid = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: old)
let between = grid.startInteractiveTransition(to: new) { completed, _ in
  print("completed:", completed)
}
between.transitionProgress = 0.5
print("between:", grid.collectionViewLayout === between)
grid.finishInteractiveTransition()
Simulator.settle()
print("new:", grid.collectionViewLayout === new)
