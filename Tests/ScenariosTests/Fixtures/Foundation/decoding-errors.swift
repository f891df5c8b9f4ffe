import Foundation
enum K: String, Codable { case a, b }
struct S: Codable { var kind: K; var n: [Int] = [] }
func t<T: Decodable>(_ s: String, _: T.Type) { do { _ = try JSONDecoder().decode(T.self, from: s.data(using: .utf8)!) } catch { print(error); print("\(error)"); debugPrint(error); print(String(describing: error))
 if let e = error as? DecodingError { print(e) } } }
t(#"{"kind":"x","n":[]}"#, S.self)
t(#"{"kind":"a","n":[1,"s"]}"#, S.self)
t(#"{"n":[1]}"#, S.self)
t(#"{"kind":null,"n":[1]}"#, S.self)
t(#"{"kind""#, S.self)
t("[1,null]", [Int].self)
t("{}", Int.self)
struct E: Error {}
struct F: Encodable { func encode(to e: any Encoder) throws { throw EncodingError.invalidValue(3, .init(codingPath: e.codingPath, debugDescription: "bad three")) } }
do { _ = try JSONEncoder().encode(["f": F()]) } catch { print(error); debugPrint(error) }
do { _ = try JSONEncoder().encode(Double.nan) } catch { print(error) }
do { _ = try JSONEncoder().encode(["a": [1.0, Double.infinity]]) } catch { print(error) }
let c = DecodingError.Context(codingPath: [], debugDescription: "dd", underlyingError: E())
print(DecodingError.dataCorrupted(c)); print(c)
print(DecodingError.typeMismatch(Int.self, c))
print(DecodingError.valueNotFound(String.self, .init(codingPath: [], debugDescription: "")))
print([DecodingError.dataCorrupted(c)], Optional(DecodingError.dataCorrupted(c)) as Any)
