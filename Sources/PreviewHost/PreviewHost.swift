internal import CConfinement
internal import CFrozenWorld
import CoreText
import ForkServer
import Foundation
import PreviewMessages

/// The program that draws previews: a warm process, which the daemon starts in a sandbox and talks to over standard
/// input and output.
@main enum PreviewHost {
  @MainActor static func main() {
    let arguments = HostArguments(CommandLine.arguments.dropFirst())
    let timings = WarmUp.run()
    // Without a folder of fonts, text is drawn with the machine's own.
    let fonts = TextEngine.fontsFolder.map { [$0.path] } ?? ["/usr/share/fonts", "/usr/local/share/fonts"]
    var configuration = ForkServerConfiguration(
      readablePaths: arguments.readablePaths + HostArguments.systemPaths + fonts, isNamespaced: arguments.isNamespaced)
    configuration.afterConfinement = { frozen_world_begin() }
    let server = ForkServer(configuration) { PreviewSession($0).run() }
    server.run(
      HostReadiness(
        landlockVersion: Int(confinement_landlock_version()), isNamespaced: arguments.isNamespaced, timings: timings))
  }
}
