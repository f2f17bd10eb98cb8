/// The sum of two expressions.
public func + (
  left: some LinearConvertible, right: some LinearConvertible
) -> LinearExpression {
  var sum = left.expression
  let other = right.expression
  sum.terms.append(contentsOf: other.terms)
  sum.constant += other.constant
  return sum
}

/// The expression with a number added.
public func + (left: some LinearConvertible, right: Double) -> LinearExpression {
  var sum = left.expression
  sum.constant += right
  return sum
}

/// The expression with a number added.
public func + (left: Double, right: some LinearConvertible) -> LinearExpression {
  right + left
}

/// The difference of two expressions.
public func - (
  left: some LinearConvertible, right: some LinearConvertible
) -> LinearExpression {
  left + -1 * right
}

/// The expression with a number subtracted.
public func - (left: some LinearConvertible, right: Double) -> LinearExpression {
  left + -right
}

/// A number with the expression subtracted.
public func - (left: Double, right: some LinearConvertible) -> LinearExpression {
  -1 * right + left
}

/// The expression with its sign changed.
public prefix func - (operand: some LinearConvertible) -> LinearExpression {
  -1 * operand
}

/// A multiple of the expression.
public func * (left: Double, right: some LinearConvertible) -> LinearExpression {
  var product = right.expression
  for index in product.terms.indices { product.terms[index].coefficient *= left }
  product.constant *= left
  return product
}

/// A multiple of the expression.
public func * (left: some LinearConvertible, right: Double) -> LinearExpression {
  right * left
}

/// A fraction of the expression.
public func / (left: some LinearConvertible, right: Double) -> LinearExpression {
  (1 / right) * left
}
