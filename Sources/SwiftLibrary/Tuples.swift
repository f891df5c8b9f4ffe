// Comparing tuples, element by element, as the standard library does up to six.

func == (left: (), right: ()) -> Bool { true }
func == <A: Equatable, B: Equatable>(left: (A, B), right: (A, B)) -> Bool {
  left.0 == right.0 && left.1 == right.1
}
func < <A: Comparable, B: Comparable>(left: (A, B), right: (A, B)) -> Bool {
  if left.0 != right.0 { return left.0 < right.0 }
  return left.1 < right.1
}

func == <A: Equatable, B: Equatable, C: Equatable>(
  left: (A, B, C), right: (A, B, C)
) -> Bool {
  left.0 == right.0 && left.1 == right.1 && left.2 == right.2
}

func < <A: Comparable, B: Comparable, C: Comparable>(
  left: (A, B, C), right: (A, B, C)
) -> Bool {
  if left.0 != right.0 { return left.0 < right.0 }
  if left.1 != right.1 { return left.1 < right.1 }
  return left.2 < right.2
}

func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(
  left: (A, B, C, D), right: (A, B, C, D)
) -> Bool {
  left.0 == right.0 && left.1 == right.1 && left.2 == right.2 && left.3 == right.3
}

func < <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(
  left: (A, B, C, D), right: (A, B, C, D)
) -> Bool {
  if left.0 != right.0 { return left.0 < right.0 }
  if left.1 != right.1 { return left.1 < right.1 }
  if left.2 != right.2 { return left.2 < right.2 }
  return left.3 < right.3
}

func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable>(
  left: (A, B, C, D, E), right: (A, B, C, D, E)
) -> Bool {
  left.0 == right.0 && left.1 == right.1 && left.2 == right.2 && left.3 == right.3
    && left.4 == right.4
}

func < <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable>(
  left: (A, B, C, D, E), right: (A, B, C, D, E)
) -> Bool {
  if left.0 != right.0 { return left.0 < right.0 }
  if left.1 != right.1 { return left.1 < right.1 }
  if left.2 != right.2 { return left.2 < right.2 }
  if left.3 != right.3 { return left.3 < right.3 }
  return left.4 < right.4
}

func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable>(
  left: (A, B, C, D, E, F), right: (A, B, C, D, E, F)
) -> Bool {
  left.0 == right.0 && left.1 == right.1 && left.2 == right.2 && left.3 == right.3
    && left.4 == right.4 && left.5 == right.5
}

func < <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable>(
  left: (A, B, C, D, E, F), right: (A, B, C, D, E, F)
) -> Bool {
  if left.0 != right.0 { return left.0 < right.0 }
  if left.1 != right.1 { return left.1 < right.1 }
  if left.2 != right.2 { return left.2 < right.2 }
  if left.3 != right.3 { return left.3 < right.3 }
  if left.4 != right.4 { return left.4 < right.4 }
  return left.5 < right.5
}
