// Equatable, Hashable, Comparable, CustomStringConvertible
struct Version: Hashable, Comparable, CustomStringConvertible {
  var major, minor: Int
  var description: String { "v\(major).\(minor)" }
  static func < (a: Version, b: Version) -> Bool {
    a.major == b.major ? a.minor < b.minor : a.major < b.major
  }
}
let versions = [Version(major: 2, minor: 0), Version(major: 1, minor: 9)]
print(versions.sorted(), Set(versions).count, versions[0] == versions[1])
