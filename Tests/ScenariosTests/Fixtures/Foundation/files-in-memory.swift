// Files that a program writes itself.
import UIKit

let files = FileManager.default
let folder = files.temporaryDirectory.appendingPathComponent("vdl-\(UUID().uuidString)")
func attempt(_ name: String, _ work: () throws -> Void) {
  do {
    try work()
    print(name, "done")
  } catch let error as CocoaError {
    print(name, error.code.rawValue)
  } catch {
    print(name, "another error")
  }
}
let note = folder.appendingPathComponent("note.txt")
attempt("write without folder") { try "x".write(to: note, atomically: true, encoding: .utf8) }
attempt("folder") { try files.createDirectory(at: folder, withIntermediateDirectories: true) }
attempt("folder again") {
  try files.createDirectory(at: folder, withIntermediateDirectories: false)
}
attempt("folder once more") {
  try files.createDirectory(at: folder, withIntermediateDirectories: true)
}
attempt("read") { print(try String(contentsOf: note, encoding: .utf8)) }
attempt("write") { try "grüße\n".write(to: note, atomically: true, encoding: .utf8) }
attempt("read") { print(try String(contentsOf: note, encoding: .utf8)) }
attempt("bytes") { print(try Data(contentsOf: note).count) }
print(files.fileExists(atPath: note.path), files.fileExists(atPath: note.path + "x"))
attempt("over it") { try Data([1, 2, 3]).write(to: note) }
attempt("bytes") { print(Array(try Data(contentsOf: note))) }
let copy = folder.appendingPathComponent("copy.txt")
attempt("copy") { try files.copyItem(at: note, to: copy) }
attempt("copy again") { try files.copyItem(at: note, to: copy) }
attempt("move") { try files.moveItem(at: copy, to: folder.appendingPathComponent("moved")) }
attempt("list") { print(try files.contentsOfDirectory(atPath: folder.path).sorted()) }
print(files.createFile(atPath: folder.path + "/made", contents: Data([7])))
print(files.contents(atPath: folder.path + "/made")?.count as Any)
print(files.contents(atPath: folder.path + "/missing") as Any)
struct Settings: Codable, Equatable { var name: String; var size: Int }
let settings = folder.appendingPathComponent("settings.json")
attempt("save") { try JSONEncoder().encode(Settings(name: "a", size: 2)).write(to: settings) }
attempt("load") {
  print(try JSONDecoder().decode(Settings.self, from: Data(contentsOf: settings)))
}
attempt("remove") { try files.removeItem(at: note) }
attempt("remove again") { try files.removeItem(at: note) }
attempt("remove all") { try files.removeItem(at: folder) }
print(files.fileExists(atPath: folder.path), files.fileExists(atPath: settings.path))
