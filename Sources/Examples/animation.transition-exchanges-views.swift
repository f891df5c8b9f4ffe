import UIKit

let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
let front = UIView(frame: card.bounds)
let back = UIView(frame: card.bounds)
card.addSubview(front)
UIView.transition(from: front, to: back, duration: 0.5, options: .transitionFlipFromLeft)
print(front.superview == nil, back.superview === card)
Simulator.settle()
