/// The program's version, also written into what it makes.
package enum Version {
  package static let text = "0.1.0"
}
