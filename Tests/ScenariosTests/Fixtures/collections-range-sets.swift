// Elements that are not beside each other, by the set of their ranges.
struct Exam {
  var student: String
  var score: Int
}
let exams = [
  Exam(student: "Ann", score: 95), Exam(student: "Ben", score: 7), Exam(student: "Cem", score: 100),
]
let best = exams.indices { $0.score > 90 }
for exam in exams[best] { print(exam.student) }
print(exams[best].count, exams[best].map(\.student), exams[best].isEmpty)
print(best, best.isEmpty, best.contains(0), best.contains(1), best.ranges.count)
for range in best.ranges { print(range) }
print(exams.indices, exams.indices.count)

let numbers = [1, 2, 1, 3, 1, 1]
let ones = numbers.indices(of: 1)
print(ones, ones == numbers.indices(where: { $0 == 1 }), ones.hashValue == ones.hashValue)
print(numbers[ones], Array(numbers[ones]), numbers[ones].first ?? 0)
print(type(of: ones), type(of: numbers[ones]))
var moved = numbers
print(moved.moveSubranges(ones, to: 0), moved)
moved = numbers
moved.moveSubranges(ones, to: 4)
print(moved)
moved.removeSubranges(moved.indices(of: 1))
print(moved, numbers.removingSubranges(ones))
let text = "hello"
print(text.indices(of: "l").ranges.count, String(text[text.indices { $0 > "h" }].map { $0 }))

var set = RangeSet([1..<3, 5..<7])
set.insert(contentsOf: 3..<5)
print(set)
set.remove(contentsOf: 2..<4)
set.formUnion(RangeSet(9..<12))
print(set)
let other = RangeSet(4..<10)
print(set.union(RangeSet(0..<2)), set.intersection(other))
print(set.symmetricDifference(other), set.subtracting(other))
print(RangeSet<Int>().isEmpty, RangeSet(1..<2).isSubset(of: set), set.isSuperset(of: other))
print(RangeSet(20..<21).isDisjoint(set), set.isStrictSubset(of: set))
