// Swift's own sort, so that a program that prints or counts in its comparison sees the comparisons of Swift:
// runs that are there already, short ones made longer by insertion, and merged while they are alike in
// length (`stdlib/public/core/Sort.swift`; the method is Tim Peters's, described in CPython's `listsort.txt`).

extension Array {
  /// Equal elements keep their order.
  func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element] {
    var result = self
    let least = _leastRunLength(count)
    if count <= least {
      if count > 1 { try result._insert(0, 1, count, areInIncreasingOrder) }
      return result
    }
    // Where each run begins; it ends where the next one does.
    var starts: [Int] = []
    var start = 0
    while start < count {
      var end = try result._makeRun(start, areInIncreasingOrder)
      if end < count && end - start < least {
        let longer = start + least < count ? start + least : count
        try result._insert(start, end, longer, areInIncreasingOrder)
        end = longer
      }
      starts.append(start)
      while let place = _runToMerge(starts, end) {
        try result._mergeRuns(&starts, place, end, areInIncreasingOrder)
      }
      start = end
    }
    while starts.count > 1 {
      try result._mergeRuns(&starts, starts.count - 1, count, areInIncreasingOrder)
    }
    return result
  }

  /// Takes the elements from `sortedEnd` to `end` into the sorted ones before them, each from the back.
  mutating func _insert(
    _ start: Int, _ sortedEnd: Int, _ end: Int,
    _ areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    var next = sortedEnd
    while next < end {
      let element = self[next]
      var place = next
      while place > start {
        if try !areInIncreasingOrder(element, self[place - 1]) { break }
        self[place] = self[place - 1]
        place -= 1
      }
      self[place] = element
      next += 1
    }
  }

  /// The end of the run that begins here. One that goes down is turned round.
  mutating func _makeRun(
    _ start: Int, _ areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> Int {
    var end = start + 1
    if end >= count { return end }
    let isDescending = try areInIncreasingOrder(self[end], self[start])
    end += 1
    while end < count {
      if try areInIncreasingOrder(self[end], self[end - 1]) != isDescending { break }
      end += 1
    }
    if isDescending {
      var (low, high) = (start, end - 1)
      while low < high {
        swapAt(low, high)
        low += 1
        high -= 1
      }
    }
    return end
  }

  /// Merges a run into the one before it.
  mutating func _mergeRuns(
    _ starts: inout [Int], _ place: Int, _ lastEnd: Int,
    _ areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    let low = starts[place - 1]
    let middle = starts[place]
    let high = place + 1 < starts.count ? starts[place + 1] : lastEnd
    if middle - low < high - middle {
      try _mergeUp(low, middle, high, areInIncreasingOrder)
    } else {
      try _mergeDown(low, middle, high, areInIncreasingOrder)
    }
    starts.remove(at: place)
  }

  /// The lower run is the shorter one: it is kept aside, and the result grows from the front.
  mutating func _mergeUp(
    _ low: Int, _ middle: Int, _ high: Int,
    _ areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    let kept = Array(self[low..<middle])
    var (first, second, place) = (0, middle, low)
    while first < kept.count && second < high {
      if try areInIncreasingOrder(self[second], kept[first]) {
        self[place] = self[second]
        second += 1
      } else {
        self[place] = kept[first]
        first += 1
      }
      place += 1
    }
    while first < kept.count {
      self[place] = kept[first]
      first += 1
      place += 1
    }
  }

  /// The upper run is kept aside, and the result grows from the back.
  mutating func _mergeDown(
    _ low: Int, _ middle: Int, _ high: Int,
    _ areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    let kept = Array(self[middle..<high])
    var (first, second, place) = (middle, kept.count, high)
    while second > 0 && first > low {
      place -= 1
      if try areInIncreasingOrder(kept[second - 1], self[first - 1]) {
        first -= 1
        self[place] = self[first]
      } else {
        second -= 1
        self[place] = kept[second]
      }
    }
    while second > 0 {
      place -= 1
      second -= 1
      self[place] = kept[second]
    }
  }
}

/// From 32 to 64, so that the number of runs is a power of two or a little less; a shorter array is one run.
func _leastRunLength(_ count: Int) -> Int {
  var length = count
  var rest = 0
  while length >= 64 {
    rest = rest | (length & 1)
    length = length >> 1
  }
  return length + rest
}

/// The run to merge into the one before it, so that each run stays longer than the next one, and than the next
/// two together; nil where that holds.
func _runToMerge(_ starts: [Int], _ end: Int) -> Int? {
  let last = starts.count - 1
  func length(_ place: Int) -> Int {
    (place == last ? end : starts[place + 1]) - starts[place]
  }
  if last < 1 { return nil }
  if last >= 3 && length(last - 3) <= length(last - 2) + length(last - 1)
    || last >= 2 && length(last - 2) <= length(last - 1) + length(last)
  {
    return length(last - 2) < length(last) ? last - 1 : last
  }
  return length(last - 1) <= length(last) ? last : nil
}
