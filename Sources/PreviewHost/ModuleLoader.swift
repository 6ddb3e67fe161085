import ForkServer
import Foundation
import PreviewMessages
import UIKit

/// Opens the modules of a request in the child.
enum ModuleLoader {
  /// Opens every module's library, in order, makes its resources findable by `Bundle(for:)`, and has its tables register
  /// its classes. The last one's bundle is the component's. Throws ``ModuleLoaderError``.
  static func open(_ modules: [PreviewModule]) throws {
    for module in modules {
      if let library = module.library { try open(module, library) }
      let bundle = Bundle(path: module.bundle)
      _ = bundle?.load()
      if let bundle { UIFont.registerFonts(in: bundle) }
      DesignTime.componentBundle = bundle
    }
    ChildChannel.recordLibraries()
  }

  private static func open(_ module: PreviewModule, _ library: String) throws {
    // Global, so that the modules after it find its symbols; now, so that a missing one is told here and not in a draw.
    guard let handle = dlopen(library, RTLD_NOW | RTLD_GLOBAL) else {
      throw ModuleLoaderError.cannotOpen(module: module.name, reason: lastError())
    }
    ChildChannel.recordLibraries()
    for table in module.tables {
      guard let symbol = dlsym(handle, table) else {
        throw ModuleLoaderError.missingTable(module: module.name, symbol: table)
      }
      unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
    }
  }

  private static func lastError() -> String { dlerror().map { String(cString: $0) } ?? "no reason given" }
}

/// Why a module cannot be used.
enum ModuleLoaderError: Error, CustomStringConvertible {
  /// The dynamic linker refuses the library; the reason is its own.
  case cannotOpen(module: String, reason: String)
  /// The library lacks the function that registers one file's classes.
  case missingTable(module: String, symbol: String)

  var description: String {
    switch self {
    case .cannotOpen(let module, let reason): "the module \(module) cannot be opened: \(reason)"
    case .missingTable(let module, let symbol): "the module \(module) has no table \(symbol); compile it again"
    }
  }
}
