class Req { required init() { }; static func mk() -> Self { Self.init() } }
class Req2: Req { var t = 5; required init() { super.init() } }
print(type(of: Req2.mk()))
print(Req2.mk().t)
