/// Where a value is in what is read, as a list from the inside out: it is written down only for an error.
indirect enum CodingPath {
  case whole
  case entry(CodingPath, any CodingKey)

  var keys: [any CodingKey] {
    switch self {
    case .whole: []
    case .entry(let outer, let key): outer.keys + [key]
    }
  }
}
