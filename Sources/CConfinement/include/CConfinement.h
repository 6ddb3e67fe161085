#ifndef C_CONFINEMENT_H
#define C_CONFINEMENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// What Swift cannot do itself: fork, make raw system calls, handle signals.

/// `fork(2)`, which Swift's Glibc overlay marks unavailable. The caller must be the only thread of its process.
pid_t confinement_fork(void);

/// `pidfd_open(2)`: a descriptor that polls as readable once the process has ended; −1 where the kernel has none.
int confinement_process_descriptor(pid_t process);

/// `pipe2(2)`, closed in programs that are started, holding `capacity` bytes where that is not 0. Returns 0 or −1.
int confinement_pipe(int ends[2], int capacity);

/// `dladdr(3)`: the path of the library or executable that `address` is in, as it was loaded; `NULL` for none.
const char *confinement_file_at(const void *address);

/// The version of Landlock that the kernel offers; 0 where it has none.
int confinement_landlock_version(void);

/// What a preview's process may use and see.
typedef struct {
  /// Absolute paths of files and folders that may be read and mapped as code, ended by `NULL`. Missing ones are left out.
  const char *const *readable;
  /// Bytes of private writable memory, beyond what the process has now.
  uint64_t memory;
  /// Seconds of processor time.
  uint64_t processor_seconds;
  /// Threads and processes of the user together; 0 for no limit. Counted for the user's whole namespace, so of use only
  /// in a namespace of the host's own.
  uint64_t threads;
  /// The greatest descriptor that stays open.
  int last_descriptor;
  /// Whether the process already runs in namespaces of its own, where missing Landlock is no reason to refuse.
  bool is_namespaced;
} confinement_policy;

/// Builds the filter of system calls, once, so that each forked child only loads it. Returns 0, or an `errno`.
int confinement_prepare(void);

/// Confines the calling process for good. Returns `NULL`, or the name of the step that failed, with `errno` set: the
/// process must then run nothing of the component's.
const char *confinement_enter(const confinement_policy *policy);

/// Writes what happens from now on as lines to `descriptor`: marks, and faults with their place in the code. Installs
/// handlers, on a stack of their own, for the signals of crashes and for `SIGXCPU`, the request to say where it hangs.
void confinement_report_to(int descriptor);

/// Learns which libraries are loaded where, so that the handlers need not ask. Call it again after opening libraries.
void confinement_record_libraries(void);

/// Writes a line to the descriptor of `confinement_report_to`.
void confinement_mark(const char *line);

/// The return addresses of the calling thread, innermost first. Returns how many.
size_t confinement_backtrace(uintptr_t *addresses, size_t capacity);

/// The recorded library that `address` is in and the offset from where it is loaded; `NULL` for none. The main
/// executable's path is empty.
const char *confinement_library_at(uintptr_t address, uintptr_t *offset);

#endif
