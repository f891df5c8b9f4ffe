// Names in snake case, dictionaries with keys of all kinds.
import Foundation
struct S: Codable { var isURLValid = true, HTTPPort = 1, myURL = "u", aB = 1, ABC = 2, plain = 3, _private = 4, userID2 = 5, iPhone5S = 6, URL = 7, already_snake = 8, x1Y = 9, éÉa = 10, trailing_ = 11 }
let e = JSONEncoder(); e.keyEncodingStrategy = .convertToSnakeCase; e.outputFormatting = [.sortedKeys]
let text = String(decoding: try! e.encode(S()), as: UTF8.self)
print(text)
struct D: Codable { var isUrlValid: Bool?, httpPort: Int?, aB: Int?, _lead: Int?, trail_: Int?, _bothSides_: Int?, dblUnder: Int?, ABC: Int?, abcDef: Int?, plain: Int?, UPPER: Int?, upperCase: Int? }
let d = JSONDecoder(); d.keyDecodingStrategy = .convertFromSnakeCase
print(try! d.decode(D.self, from: Data(#"{"is_url_valid":true,"http_port":2,"a_b":3,"_lead":4,"trail_":5,"_both_sides_":6,"dbl__under":7,"ABC":8,"abc_DEF":9,"plain":10,"UPPER_CASE":11}"#.utf8)))
print(try! d.decode([String: Int].self, from: Data(#"{"a_b":1}"#.utf8)))
e.keyEncodingStrategy = .useDefaultKeys
func enc<T: Encodable>(_ v: T) { do { print(String(decoding: try e.encode(v), as: UTF8.self)) } catch { print("failed") } }
enum K: String, Codable, CodingKeyRepresentable { case a, b }
enum N: Int, Codable, CodingKeyRepresentable { case one = 1, two }
enum P: String, Codable { case a, b }
struct ID: Hashable, Codable { var n: Int }
enc([1: "a", 2: "b"]); enc([K.a: 1, .b: 2]); enc([N.one: 1]); enc(["k": [1: 2]]); enc([P.a: 1]); enc([ID(n: 1): "x"]); enc([1.5: "d"]); enc([true: 1]); enc([UInt8(1): 1])
func dec<T: Decodable>(_ t: T.Type, _ s: String) { do { print(try JSONDecoder().decode(t, from: Data(s.utf8))) } catch let DecodingError.typeMismatch(t, c) { print("mismatch", t, c.codingPath.map(\.stringValue), c.debugDescription) } catch let DecodingError.dataCorrupted(c) { print("corrupted", c.codingPath.map(\.stringValue), c.debugDescription) } catch { print(error) } }
dec([Int: String].self, #"{"1":"a"}"#); dec([Int: String].self, #"{"x":"a"}"#); dec([K: Int].self, #"{"a":1}"#); dec([K: Int].self, #"{"z":1}"#); dec([N: Int].self, #"{"2":1}"#); dec([N: Int].self, #"{"9":1}"#); dec([N: Int].self, #"{"q":1}"#)
dec([P: Int].self, #"["a",1]"#); dec([P: Int].self, #"{"a":1}"#); dec([ID: String].self, #"[{"n":1},"x"]"#); dec([Double: String].self, #"[1.5,"x"]"#); dec([P: Int].self, #"["a"]"#); dec([Int: [Int: Bool]].self, #"{"1":{"2":true}}"#); dec([Int: Int].self, #"{"1":"x"}"#); dec([Int: Int].self, "[1]"); dec([String: Int].self, #"{"1":"x"}"#)
struct H: Codable { var map: [Int: String]; var by: [P: [Int]] }
enc(H(map: [1: "x"], by: [.a: [1]])); dec(H.self, #"{"map":{"3":"y"},"by":["b",[2]]}"#)
enc([UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!: 1])
