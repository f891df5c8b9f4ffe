import UIKit

let board = UIPasteboard.general
let before = board.changeCount
let token = NotificationCenter.default.addObserver(
  forName: UIPasteboard.changedNotification, object: board, queue: nil
) { _ in print("changed") }
board.string = "copied"
print(board.changeCount - before)
Simulator.settle()
print(board.changeCount - before)
