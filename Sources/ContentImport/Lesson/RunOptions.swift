import Curriculum
import Releases

/// The words after `swift run`: `ios=12 device=ipad uses=Bases.swift verbose`.
enum RunOptions {
  private static let examples = ["ios=17", "device=ipad", "uses=Bases.swift", "verbose"]

  /// Sets the options of a listing, and returns those that are not understood.
  static func read(
    _ options: some Sequence<String>, into listing: inout Listing, support: SupportFiles
  ) -> [any ContentFinding] {
    var findings: [any ContentFinding] = []
    for option in options {
      let halves = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = halves.count == 2 ? String(halves[1]) : ""
      switch (String(halves[0]), halves.count) {
      case ("ios", 2):
        do throws(FormFinding) {
          listing.ios = try release(value)
        } catch {
          findings.append(error)
        }
      case ("device", 2):
        if let device = Device(rawValue: value) {
          listing.device = device
        } else {
          let correction = Correction(of: value, among: Device.allCases.map(\.rawValue))
          findings.append(FormFinding.unknown(.device, value, correction))
        }
      case ("uses", 2):
        do throws(NamedFileFinding) {
          listing.support.append(try support.named(value))
        } catch {
          findings.append(error)
        }
      case ("verbose", 1):
        listing.isVerbose = true
      default:
        findings.append(
          FormFinding.unknown(.option, option, Correction(of: option, among: examples)))
      }
    }
    return findings
  }
}
