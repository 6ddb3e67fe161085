import Foundation

/// A component library, compiled once for all tests, whose tables do what no component should.
enum HostileLibrary {
  /// The bundle's path, or why there is none.
  static let bundle: Result<String, any Error> = Result { try TestHost.compile(source, module: "Hostile") }

  static let source = """
    import Foundation

    func tell(_ what: String, _ result: Int) { print(what, result < 0 ? "refused \\(errno)" : "allowed") }

    @_cdecl("quiet") public func quiet() {}
    @_cdecl("readsUserFiles") public func readsUserFiles() {
      for path in ["/etc/passwd", "/root", "/home", "/proc/self/mem", "/proc/1/environ"] {
        tell(path, Int(open(path, O_RDONLY)))
      }
    }
    @_cdecl("opensSockets") public func opensSockets() {
      tell("internet", Int(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)))
      tell("local", Int(socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)))
      var pair: [Int32] = [0, 0]
      tell("pair", Int(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair)))
    }
    @_cdecl("startsProcesses") public func startsProcesses() {
      let fork = unsafeBitCast(dlsym(nil, "fork")!, to: (@convention(c) () -> Int32).self)
      tell("fork", Int(fork()))
      var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
      tell("exec", Int(execv("/usr/bin/true", &arguments)))
      var process: pid_t = 0
      tell("spawn", -Int(posix_spawn(&process, "/usr/bin/true", nil, nil, &arguments, nil)))
      tell("signal", Int(kill(getppid(), SIGTERM)))
      tell("everyone", Int(kill(-1, 0)))
    }
    @_cdecl("writesFiles") public func writesFiles() {
      let folder = "/tmp/vitrine-hostile"
      tell("create", Int(open(folder, O_WRONLY | O_CREAT, 0o600)))
      tell("folder", Int(mkdir(folder, 0o700)))
      tell("link", Int(symlink("/etc", folder)))
      tell("remove", Int(unlink("/usr/bin/true")))
    }
    @_cdecl("makesSystemCalls") public func makesSystemCalls() {
      typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int
      let call = unsafeBitCast(dlsym(nil, "syscall")!, to: Call.self)
      #if arch(x86_64)
        let calls = [
          "ptrace": 101, "personality": 135, "chroot": 161, "mount": 165, "init_module": 175, "kexec_load": 246,
          "keyctl": 250, "unshare": 272, "perf_event_open": 298, "open_by_handle_at": 304, "setns": 308,
          "process_vm_readv": 310, "memfd_create": 319, "bpf": 321, "userfaultfd": 323, "io_uring_setup": 425,
          "pidfd_open": 434, "clone3": 435, "landlock_restrict_self": 446, "none": 999,
        ]
      #else
        let calls = ["none": 999]
      #endif
      for (name, number) in calls.sorted(by: { $0.value < $1.value }) { tell(name, call(number, 0, 0, 0, 0, 0)) }
      tell("terminal input", call(16, 0, 0x5412, 0, 0, 0))
    }
    @_cdecl("countsDescriptors") public func countsDescriptors() {
      print("open:", (0..<1024).filter { fcntl(Int32($0), F_GETFD) >= 0 })
    }
    @_cdecl("showsWorld") public func showsWorld() {
      print("environment:", ProcessInfo.processInfo.environment.keys.sorted())
      print("year:", Calendar(identifier: .gregorian).component(.year, from: Date()), UInt64.random(in: 0...999_999))
    }
    @_cdecl("usesThreads") public func usesThreads() {
      let done = DispatchSemaphore(value: 0)
      DispatchQueue.global().async { done.signal() }
      print("thread:", done.wait(timeout: .now() + 2) == .success)
      var ran = false
      DispatchQueue.main.async { ran = true }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      print("main queue:", ran)
    }
    @inline(never) func spin(_ count: inout Int) { while count >= 0 { count = (count &+ 1) & 0xFFFF } }
    @_cdecl("loops") public func loops() {
      var count = 0
      spin(&count)
    }
    @_cdecl("allocates") public func allocates() {
      var kept: [[UInt8]] = []
      while true { kept.append([UInt8](repeating: 1, count: 4 << 20)) }
    }
    @_cdecl("allocatesAtOnce") public func allocatesAtOnce() {
      print([UInt8](repeating: 1, count: 4 << 30).count)
    }
    @_cdecl("fails") public func fails() { fatalError("no such card") }
    @_cdecl("unwraps") public func unwraps() {
      let nothing = Int(ProcessInfo.processInfo.processName + "x")
      print(nothing!)
    }
    @inline(never) func deeper(_ depth: Int) -> Int { depth < 0 ? 0 : deeper(depth + 1) + deeper(depth + 2) }
    @_cdecl("recurses") public func recurses() { print(deeper(0)) }
    @_cdecl("dereferences") public func dereferences() {
      print(UnsafePointer<Int>(bitPattern: 8)!.pointee)
    }
    @_cdecl("exits") public func exits() { exit(0) }
    @_cdecl("aborts") public func aborts() { abort() }
    @_cdecl("lies") public func lies() {
      var bytes: [UInt8] = [255, 255, 255, 255, 0, 0, 0, 0]
      write(3, &bytes, 8)
      while true { sleep(1) }
    }
    @_cdecl("babbles") public func babbles() {
      for _ in 0..<100_000 { print("all work and no play makes a dull component, all work and no play") }
    }
    @_cdecl("closesPipes") public func closesPipes() {
      for descriptor in Int32(0)..<5 { close(descriptor) }
      while true { sleep(1) }
    }
    """
}
