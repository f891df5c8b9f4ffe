// An error that gives its facts as CustomNSError is not asked for its descriptions.
import Foundation
struct A: LocalizedError, CustomNSError { static var errorDomain: String { "dom" }; var errorCode: Int { 7 }; var errorDescription: String? { "desc" } }
struct B: LocalizedError, CustomNSError { var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "info"] }; var errorDescription: String? { "desc" } }
struct C: LocalizedError { var errorDescription: String? { "own words" } }
enum G: LocalizedError, CustomNSError { case a, b; var errorDescription: String? { self == .a ? "A" : nil } }
for error in [A(), B(), C(), G.a, G.b] as [any Error] { print(error.localizedDescription) }
