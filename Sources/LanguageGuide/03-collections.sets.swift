// Sets
let a: Set<Int> = [1, 2, 3]
print(a.contains(2), a.intersection([2, 3, 4]).sorted(), a.union([9]).count)
