import Foundation
import HostConnection
import PreviewMessages
import Testing

@Suite struct `A connection to the host` {
  func request(_ bundle: String, document: String? = nil) -> PreviewRequest {
    let subject: PreviewSubject =
      document.map { .document(path: $0, object: nil) } ?? .component(className: "Absent")
    var request = PreviewRequest(id: 3, subject: subject)
    request.modules = [PreviewModule(name: "Cards", bundle: bundle)]
    return request
  }

  @Test func `says why a host cannot be started`() async throws {
    let missing = HostConnection(HostConfiguration(executable: "/nonexistent/PreviewHost"), bubblewrap: nil)
    await #expect(throws: HostError.self) { try await missing.start() }
    let mute = HostConnection(HostConfiguration(executable: "/usr/bin/false"), bubblewrap: nil)
    await #expect(throws: HostError.cannotStart("exit status 1")) { try await mute.start() }
  }

  @Test func `says when what started is no host`() async throws {
    let connection = HostConnection(HostConfiguration(executable: "/usr/bin/printenv"), bubblewrap: nil)
    await #expect(throws: HostError.self) { try await connection.start() }
  }

  @Test func `waits longer and longer before it starts another`() {
    let pauses = (0..<6).map { HostConnection.pause(afterFailedStarts: $0) }
    #expect(pauses == [0, 0, 0.1, 0.5, 2, 2])
  }

  @Test func `knows which folders its host cannot see`() {
    let configuration = HostConfiguration(executable: "/opt/PreviewHost", readableFolders: ["/cache"])
    #expect(HostConnection.unreadableFolders(of: request("/cache/a/Cards.framework"), configuration).isEmpty)
    #expect(HostConnection.unreadableFolders(of: request("/cached/Cards.framework"), configuration) == ["/cached"])
    let both = request("/cache/Cards.framework", document: "/home/ada/Main.xib")
    #expect(HostConnection.unreadableFolders(of: both, configuration) == ["/home/ada"])
  }

  @Test func `answers nothing once it is closed`() async throws {
    let host = try #require(TestHost.products).appendingPathComponent("PreviewHost").path
    let connection = HostConnection(HostConfiguration(executable: host), bubblewrap: nil)
    try await connection.start()
    connection.close()
    await #expect(throws: HostError.closed) { try await connection.answer(to: request("/tmp")) }
  }

  @Test func `starts another host where one cannot see a folder, and goes on`() async throws {
    let host = try #require(TestHost.products).appendingPathComponent("PreviewHost").path
    let connection = HostConnection(
      HostConfiguration(executable: host), bubblewrap: SandboxReport.probe().bubblewrap)
    for folder in ["/usr/share", "/usr/lib", "/usr/share"] {
      let answer = try await connection.answer(to: request("\(folder)/Cards.framework"))
      #expect(answer.reply.id == 3 && !answer.reply.isDrawn)
    }
    connection.close()
  }
}
