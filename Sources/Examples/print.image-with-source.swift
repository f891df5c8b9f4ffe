import UIKit

if let star = UIImage(systemName: "star") {
  print("a symbol:", star.description.contains("symbol(system: star)"))
  let plain = star.withRenderingMode(.alwaysOriginal)
  print("in its own colors:", plain.description.contains("renderingMode=alwaysOriginal"))
}
