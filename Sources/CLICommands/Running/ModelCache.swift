internal import Glibc
internal import HostSystem
internal import Scenarios

/// The lowered model, installed with the program, or kept between its runs: `$XDG_CACHE_HOME/vdl/model`.
///
/// The engine checks an image when it loads it. A missing cache is no error: a machine without a home
/// folder only starts more slowly.
enum ModelCache {
  static func loadEngine(
    environment: [String: String], preparing: () -> Void = {}
  ) -> Engine {
    if let installed { return installed }
    guard let folder = folder(environment: environment) else { return Engine() }
    let path = folder + "/model"
    // Somebody else's image could hold a model that judges wrongly.
    let image = FileSystem.readOwn(path, limit: mostBytes)
    if image == nil { preparing() }
    let engine = Engine(cache: image, build: BuildMark.text)
    if let fresh = engine.cacheImage, (try? FileSystem.makeFolder(folder)) != nil {
      // A disk that is full or read-only costs the next start its cache, and nothing else.
      try? FileSystem.replace(path) { (append) throws(Failure) in try append(fresh) }
    }
    return engine
  }

  /// The model as it was installed, unless the image is another build's. It belongs to whom the program belongs to.
  private static var installed: Engine? {
    var program = stat()
    guard let path = Installation.shared("model"), stat("/proc/self/exe", &program) == 0,
      let image = FileSystem.readOwn(path, of: program.st_uid, limit: mostBytes)
    else { return nil }
    return Engine(image: image, build: BuildMark.text)
  }

  private static let mostBytes = 64 << 20

  /// The XDG base directory rules: a relative path counts as not set.
  static func folder(environment: [String: String]) -> String? {
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") { return cache + "/vdl" }
    if let home = environment["HOME"], home.hasPrefix("/") { return home + "/.cache/vdl" }
    return nil
  }
}
