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
  /// What is wrong with the embedded sources; empty unless the program was built from broken ones.
  public let modelDiagnostics: [Diagnostic]
  /// The lowered model, to be kept by the caller; nil when it came from the cache.
  public let cacheImage: [UInt8]?
  private let ruleTable: Table<RuleEntry>
  /// The rule book of the model.
  public var rules: [RuleEntry] { Array(ruleTable) }

  /// Loads the model; `cache` is what `cacheImage` gave to the same program earlier.
  ///
  /// `build` names the program that asks, and with it the sources it carries; without, they are
  /// looked at themselves. An image of another build, or one that is damaged, is ignored.
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
    // What runs is always what an image holds.
    let version = Self.imageVersion(build: build)
    let image = made.sealed(version: version)
    let kept = EngineImage(sealed: image, version: version)
    self.init(kept ?? made, diagnostics: diagnostics, image: image)
  }

  /// Takes the model from an image alone; nil when it is of another build, or damaged.
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
    modelDiagnostics = diagnostics
    cacheImage = image
  }

  private static func files(in folders: [EmbeddedSources.Folder]) -> [SourceFile] {
    folders.flatMap { EmbeddedSources.files(in: $0) }.map {
      SourceFile(name: $0.name, text: $0.text)
    }
  }

  /// Names the model as it is, so that stored results can say what they were computed with: a hash of
  /// its sources and of the machine's form.
  public static let modelVersion = version(of: modelFolders)

  private static let modelFolders: [EmbeddedSources.Folder] = [
    .swiftLibrary, .foundationValues, .uikit,
  ]

  private static func version(of folders: [EmbeddedSources.Folder]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func mix(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01b3
    }
    mix("\(Program.imageFormat)")
    for folder in folders {
      for file in EmbeddedSources.files(in: folder) {
        mix(file.name)
        mix(file.text)
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

// MARK: Running

extension Engine {
  /// A part of the work that is done.
  public enum Stage: Hashable, Sendable { case parsed, lowered, ran }

  /// Runs a scenario; `reached` is told of each stage as it ends, for whoever has a clock.
  public func run(
    _ scenario: Scenario, limits: Limits = Limits(), reached: (Stage) -> Void = { _ in }
  ) -> Run {
    let lowered = lower(scenario, reached: reached)
    guard lowered.program != nil else { return run(lowered) }
    defer { reached(.ran) }
    return run(lowered, limits: limits)
  }
}
