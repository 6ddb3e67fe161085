internal import CConfinement
internal import CFrozenWorld
import ForkServer
import Foundation
import PreviewMessages

let arguments = HostArguments(CommandLine.arguments.dropFirst())
let warmUp = WarmUp.run()
var configuration = ForkServerConfiguration(
  readablePaths: arguments.readablePaths + HostArguments.systemPaths, isNamespaced: arguments.isNamespaced)
configuration.afterConfinement = { frozen_world_begin() }
let readiness = HostReadiness(
  landlockVersion: Int(confinement_landlock_version()), isNamespaced: arguments.isNamespaced, timings: warmUp)
ForkServer(configuration) { task in PreviewSession(task).run() }.run(readiness)
