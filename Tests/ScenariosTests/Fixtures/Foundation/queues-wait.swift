import Foundation

// A serial queue does what it was given before something that waits for it.
let queue = DispatchQueue(label: "queue")
queue.async { print("first") }
queue.async { print("second") }
queue.sync { print("third") }
print("after")
var list: [Int] = []
for number in 0..<3 { queue.async { list.append(number) } }
print(queue.sync { list })

// An operation queue waits for blocks and operations alike.
let operations = OperationQueue()
operations.maxConcurrentOperationCount = 1
operations.addOperation { print("block") }
operations.addOperation(BlockOperation { print("operation") })
operations.waitUntilAllOperationsAreFinished()
print("done", operations.operationCount)
