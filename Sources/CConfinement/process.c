#define _GNU_SOURCE
#include "CConfinement.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

pid_t confinement_fork(void) { return fork(); }

int confinement_process_descriptor(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }

int confinement_pipe(int ends[2], int capacity) {
  int result = pipe2(ends, O_CLOEXEC);
  // More than the system grants an ordinary user is refused, and the pipe keeps its usual capacity.
  if (result == 0 && capacity > 0) fcntl(ends[1], F_SETPIPE_SZ, capacity);
  return result;
}

const char *confinement_file_at(const void *address) {
  Dl_info information;
  return dladdr(address, &information) != 0 ? information.dli_fname : NULL;
}
