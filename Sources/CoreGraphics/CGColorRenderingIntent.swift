import Foundation

/// How colours outside a space's gamut are brought into it. Everything here clips, whatever is asked.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent = 0
  case absoluteColorimetric = 1
  case relativeColorimetric = 2
  case perceptual = 3
  case saturation = 4
}
