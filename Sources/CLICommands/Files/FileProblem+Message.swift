internal import Glibc

extension FileProblem {
  /// The reason in lower case, without a full stop.
  var message: String {
    switch self {
    case .system(ENOENT): "no such file"
    case .system(EACCES), .system(EPERM): "permission denied"
    case .system(EISDIR): "is a directory"
    case .system(ENOSPC): "no space left on the disk"
    case .system(let error): String(cString: strerror(error)).lowercased()
    case .missingFolder: "no such folder"
    case .notAFolder: "not a folder"
    case .missingParent: "the folder to make it in doesn't exist"
    case .alreadyExists: "the file already exists, and vdl doesn't overwrite it"
    case .tooLarge(let limit): "the file is larger than \(limit >> 20) MB"
    case .notUTF8: "the file isn't UTF-8"
    }
  }
}
