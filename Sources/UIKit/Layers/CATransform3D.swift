/// A way to turn, scale and move a layer in space.
public struct CATransform3D: Equatable {
  public var m11: CGFloat = 0
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m14: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 0
  public var m23: CGFloat = 0
  public var m24: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 0
  public var m34: CGFloat = 0
  public var m41: CGFloat = 0
  public var m42: CGFloat = 0
  public var m43: CGFloat = 0
  public var m44: CGFloat = 0

  /// All zeros; `CATransform3DIdentity` is the transform that changes nothing.
  public init() {}

  /// The place of a point of the layer's plane, seen from the front.
  func place(_ point: CGPoint) -> CGPoint {
    let depth = m14 * point.x + m24 * point.y + m44
    let scale = depth == 0 ? 1 : 1 / depth
    return CGPoint(
      x: (m11 * point.x + m21 * point.y + m41) * scale,
      y: (m12 * point.x + m22 * point.y + m42) * scale)
  }

  var rows: [[CGFloat]] {
    return [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }

  init(rows: [[CGFloat]]) {
    m11 = rows[0][0]
    m12 = rows[0][1]
    m13 = rows[0][2]
    m14 = rows[0][3]
    m21 = rows[1][0]
    m22 = rows[1][1]
    m23 = rows[1][2]
    m24 = rows[1][3]
    m31 = rows[2][0]
    m32 = rows[2][1]
    m33 = rows[2][2]
    m34 = rows[2][3]
    m41 = rows[3][0]
    m42 = rows[3][1]
    m43 = rows[3][2]
    m44 = rows[3][3]
  }
}

public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool {
  return transform == CATransform3DIdentity
}

public func CATransform3DEqualToTransform(_ one: CATransform3D, _ other: CATransform3D) -> Bool {
  return one == other
}

public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{
  var made = CATransform3DIdentity
  made.m41 = x
  made.m42 = y
  made.m43 = z
  return made
}

public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  var made = CATransform3D()
  made.m11 = x
  made.m22 = y
  made.m33 = z
  made.m44 = 1
  return made
}

/// A turn by an angle in radians about an axis.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (a, b, c) = (x / length, y / length, z / length)
  let turn = CGAffineTransform(rotationAngle: angle)
  let (sine, cosine) = (turn.b, turn.a)
  let rest = 1 - cosine
  return CATransform3D(rows: [
    [cosine + a * a * rest, a * b * rest + c * sine, a * c * rest - b * sine, 0],
    [b * a * rest - c * sine, cosine + b * b * rest, b * c * rest + a * sine, 0],
    [c * a * rest + b * sine, c * b * rest - a * sine, cosine + c * c * rest, 0],
    [0, 0, 0, 1],
  ])
}

/// The first one, then the other.
public func CATransform3DConcat(_ one: CATransform3D, _ other: CATransform3D) -> CATransform3D {
  let left = one.rows
  let right = other.rows
  var rows: [[CGFloat]] = []
  for row in left {
    var made: [CGFloat] = []
    for column in 0..<4 {
      var sum: CGFloat = 0
      for index in 0..<4 {
        sum += row[index] * right[index][column]
      }
      made.append(sum)
    }
    rows.append(made)
  }
  return CATransform3D(rows: rows)
}

public func CATransform3DTranslate(
  _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  return CATransform3DConcat(CATransform3DMakeTranslation(x, y, z), transform)
}

public func CATransform3DScale(
  _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  return CATransform3DConcat(CATransform3DMakeScale(x, y, z), transform)
}

public func CATransform3DRotate(
  _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  return CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), transform)
}

public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
  var made = CATransform3DIdentity
  made.m11 = transform.a
  made.m12 = transform.b
  made.m21 = transform.c
  made.m22 = transform.d
  made.m41 = transform.tx
  made.m42 = transform.ty
  return made
}

/// Whether the transform stays in the plane.
public func CATransform3DIsAffine(_ transform: CATransform3D) -> Bool {
  return transform == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(transform))
}

/// The part of the transform in the plane.
public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform {
  return CGAffineTransform(
    a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41,
    ty: transform.m42)
}

/// The way back; the transform itself where there is none.
public func CATransform3DInvert(_ transform: CATransform3D) -> CATransform3D {
  var left = transform.rows
  var right = CATransform3DIdentity.rows
  for column in 0..<4 {
    guard let pivot = (column..<4).first(where: { left[$0][column] != 0 }) else { return transform }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    let divisor = left[column][column]
    left[column] = left[column].map { $0 / divisor }
    right[column] = right[column].map { $0 / divisor }
    for row in 0..<4 where row != column {
      let factor = left[row][column]
      for index in 0..<4 {
        left[row][index] -= factor * left[column][index]
        right[row][index] -= factor * right[column][index]
      }
    }
  }
  return CATransform3D(rows: right)
}
