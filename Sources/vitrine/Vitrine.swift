import Foundation
import PreviewEngine
import PreviewProject

/// The command line.
@main
enum Vitrine {
  static func main() async {
    setvbuf(stdout, nil, _IOLBF, 0)
    exit(await run(Array(CommandLine.arguments.dropFirst())))
  }

  private static func run(_ arguments: [String]) async -> Int32 {
    do {
      switch try Options.parse(arguments) {
      case .help: print(helpText)
      case .version: print(versionText)
      case .run(let options): return try await run(options)
      }
      return ExitStatus.success
    } catch let error as UsageError {
      return fail(error, ExitStatus.unusable)
    } catch let error as ProjectError {
      return fail(error, ExitStatus.unusable)
    } catch let error as MachineError {
      return fail(error, ExitStatus.notReady)
    } catch {
      return fail(error, ExitStatus.failed)
    }
  }

  private static func run(_ options: Options) async throws -> Int32 {
    switch options.command {
    case .render: try await RenderCommand(options).run()
    case .watch: try await WatchCommand(options).run()
    case .inspect: try await InspectCommand(options).run()
    case .list: try ListCommand(options).run()
    case .doctor: DoctorCommand(options).run()
    }
  }

  private static func fail(_ error: any Error, _ status: Int32) -> Int32 {
    FileHandle.standardError.write(Data("vitrine: error: \(error)\n".utf8))
    return status
  }
}

/// What a caller can tell from how the program ended.
enum ExitStatus {
  static let success: Int32 = 0
  static let failed: Int32 = 1
  static let unusable: Int32 = 2
  static let notReady: Int32 = 3
  static let interrupted: Int32 = 130
}
