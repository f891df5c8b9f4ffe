internal import Archives
internal import HostSystem

/// Where a course comes from: a folder, an archive, or an address that git fetches.
enum CourseSource {
  case folder(String)
  case archive(String)
  case address(GitAddress)

  init(_ word: String) throws(Failure) {
    if FileSystem.isFolder(word) {
      self = .folder(word)
    } else if GitAddress.isMeant(by: word) {
      self = .address(try GitAddress(word))
    } else {
      self = .archive(word)
    }
  }

  /// Does work with the folder of the files. Those of an archive and of an address are in a temporary one, and
  /// `origin` is what they are told to be in.
  func withFolder<Result>(
    in context: Context, _ work: (_ folder: String, _ origin: String?) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    switch self {
    case .folder(let folder): return try work(folder, nil)
    case .archive(let path):
      return try FileSystem.withTemporaryFolder { (home) throws(Failure) in
        try Self.unpack(path, named: path, into: home)
        return try work(home, Path.absolute(path))
      }
    case .address(let address):
      return try FileSystem.withTemporaryFolder { (home) throws(Failure) in
        let files = home + "/files"
        let archive = try GitRepository(address: address, environment: context.environment)
          .archive(in: home)
        try FileSystem.makeFolder(files)
        try Self.unpack(archive, named: address.text, into: files)
        return try work(files, address.text)
      }
    }
  }

  /// A course has at most 10 MB, and an archive perhaps more than one.
  private static var limits: Archive.Limits {
    var limits = Archive.Limits()
    limits.totalBytes = GitRepository.mostBytes
    return limits
  }

  private static func unpack(
    _ path: String, named name: String, into folder: String
  ) throws(Failure) {
    let bytes = try FileSystem.read(path, limit: limits.packedBytes)
    let files: [ArchivedFile]
    do throws(ArchiveProblem) { files = try Archive.files(in: bytes, limits: limits) } catch {
      let hint = error == .isNoArchive ? "name a course's folder, an archive or an address" : nil
      throw .world(error.message, hint: hint, file: name)
    }
    for file in files {
      let place = folder + "/" + file.path
      try FileSystem.makeFolder(FileSystem.folder(of: place))
      try FileSystem.replace(place) { (append) throws(Failure) in try append(file.bytes) }
    }
  }
}
