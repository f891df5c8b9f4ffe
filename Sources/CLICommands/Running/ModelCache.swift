internal import Glibc
internal import Scenarios

/// The lowered model, kept between runs of the program: `$XDG_CACHE_HOME/vdl/model`.
///
/// The engine checks an image when it loads it. A missing cache is no error: a machine without a home
/// folder only starts more slowly.
enum ModelCache {
  static func loadEngine(
    environment: [String: String], preparing: () -> Void = {}
  ) -> Engine {
    guard let folder = folder(environment: environment) else { return Engine() }
    let path = folder + "/model"
    // Somebody else's image could hold a model that judges wrongly.
    let image = FileSystem.readOwn(path, limit: 64 << 20)
    if image == nil { preparing() }
    let engine = Engine(cache: image, build: build)
    if let fresh = engine.cacheImage, (try? FileSystem.makeFolder(folder)) != nil {
      // A disk that is full or read-only costs the next start its cache, and nothing else.
      try? FileSystem.replace(path) { (append) throws(Failure) in try append(fresh) }
    }
    return engine
  }

  /// A mark of this build of the program: another build may lower the same sources differently.
  private static var build: String {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return "" }
    return "-\(status.st_size)-\(status.st_mtim.tv_sec)-\(status.st_mtim.tv_nsec)"
  }

  /// The XDG base directory rules: a relative path counts as not set.
  private static func folder(environment: [String: String]) -> String? {
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") { return cache + "/vdl" }
    if let home = environment["HOME"], home.hasPrefix("/") { return home + "/.cache/vdl" }
    return nil
  }
}
