internal import Checksums
public import Diagnostics
import EmbeddedSources
import Releases
import SwiftFrontend
import SwiftIR
import SwiftInterpreter

/// Runs scenarios on the model of UIKit.
///
/// Loading lowers the model once, or takes its lowered form from a cache image; running is a pure
/// function of the scenario and the limits.
public struct Engine: Sendable {
  let model: CompiledModel
  /// The faults of the embedded sources; empty unless the program was built from broken ones.
  public let modelDiagnostics: [Diagnostic]
  /// The image of the lowered model, for the caller to keep; nil when the model came from an image.
  public let cacheImage: [UInt8]?
  private let ruleTable: Table<RuleEntry>
  private let boundRules: [RuleReleases]
  /// The rules that the model declares, in the order of their declaration.
  public var rules: [RuleEntry] { Array(ruleTable) }

  /// Loads the model; `cache` is an earlier `cacheImage` of the same program.
  ///
  /// `build` names the calling program, and with it the sources it carries; when it is empty, the
  /// sources themselves are compared. An image that is damaged or of another build is ignored.
  public init(cache: [UInt8]? = nil, build: String = "") {
    if let cache, let kept = Engine(image: cache, build: build) {
      self = kept
      return
    }
    let (model, diagnostics) = CompiledModel.compile(
      library: Self.files(in: [.swiftLibrary]), model: Self.files(in: [.foundationValues, .uikit]),
      misconceptions: Self.files(in: [.misconceptions]))
    let made = EngineImage(model: model, rules: Table(RuleBook.read(from: model)))
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      self.init(made, diagnostics: diagnostics)
      return
    }
    // The code that runs is always the one read from an image.
    let version = Self.imageVersion(build: build)
    let image = made.sealed(version: version)
    let kept = EngineImage(sealed: image, version: version)
    self.init(kept ?? made, diagnostics: diagnostics, image: image)
  }

  /// Loads the model from an image alone; nil when the image is damaged or of another build.
  public init?(image: [UInt8], build: String = "") {
    guard let kept = EngineImage(sealed: image, version: Self.imageVersion(build: build)) else {
      return nil
    }
    self.init(kept)
  }

  private static func imageVersion(build: String) -> String {
    build.isEmpty ? version(of: modelFolders + [.misconceptions]) : build
  }

  private init(
    _ kept: EngineImage, diagnostics: [Diagnostic] = [], image: [UInt8]? = nil
  ) {
    model = kept.model
    ruleTable = kept.rules
    boundRules = kept.boundRules.map { RuleReleases(of: $0) }
    modelDiagnostics = diagnostics
    cacheImage = image
  }

  /// The rules that a scenario's run does not follow: those that it leaves out, and those of other
  /// releases.
  func rulesSwitchedOff(in scenario: Scenario) -> Set<String> {
    scenario.without.union(boundRules.lazy.filter { !$0.contains(scenario.ios) }.map(\.id))
  }

  private static func files(in folders: [EmbeddedSources.Folder]) -> [SourceFile] {
    folders.flatMap { EmbeddedSources.files(in: $0) }.map {
      SourceFile(name: $0.name, text: $0.text)
    }
  }

  /// The name of the model, which stored results say they were computed with: a hash of its sources
  /// and of the image format.
  public static let modelVersion = version(of: modelFolders)

  private static let modelFolders: [EmbeddedSources.Folder] = [
    .swiftLibrary, .foundationValues, .uikit,
  ]

  private static func version(of folders: [EmbeddedSources.Folder]) -> String {
    var checksum = Checksum()
    checksum.add("\(Program.imageFormat)")
    for folder in folders {
      for file in EmbeddedSources.files(in: folder) {
        checksum.add(file.name)
        checksum.add(file.text)
      }
    }
    return checksum.hexadecimal
  }
}

// MARK: Running

extension Engine {
  /// A step that ends before the next begins.
  public enum Stage: Hashable, Sendable { case parsed, lowered, ran }

  /// Runs a scenario; `reached` is called at the end of each stage, for callers with a clock.
  public func run(
    _ scenario: Scenario, limits: Limits = Limits(), reached: (Stage) -> Void = { _ in }
  ) -> Run {
    let lowered = lower(scenario, reached: reached)
    guard lowered.program != nil else { return run(lowered) }
    defer { reached(.ran) }
    return run(lowered, limits: limits)
  }
}
