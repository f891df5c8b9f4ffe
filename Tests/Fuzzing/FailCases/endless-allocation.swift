var a: [[Int]] = []
while true { a.append(Array(repeating: 1, count: 1000)) }
