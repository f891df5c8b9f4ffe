import UIKit

let failure = Simulator.catchException { _ = UICollectionView() }
print("raised:", failure != nil)
let later = Simulator.catchException { UICollectionViewController().loadViewIfNeeded() }
print("controller raised:", later != nil)
