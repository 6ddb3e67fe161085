#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

const char *confinement_enter(const confinement_policy *policy) {
  // A session of its own: no terminal to push input into, and one group to signal as a whole.
  if (setsid() < 0 && errno != EPERM) return "a session of its own";
  // A preview must not outlive the host. The host may have died before the request was made.
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return "ending with the host";
  if (getppid() == 1 && !policy->is_namespaced) _exit(1);
  // Whatever the host had open stays with the host.
  if (close_range((unsigned)policy->last_descriptor + 1, ~0U, 0) != 0) return "closing the host's descriptors";
  // No other process may look into this one, and it leaves no core file.
  if (prctl(PR_SET_DUMPABLE, 0) != 0) return "being opaque";
  if (confinement_set_limits(policy) != 0) return "limits of memory and time";
  // Needed by the two that follow, and good by itself: no set-user-id program gives rights back.
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return "giving up new privileges";
  if (confinement_restrict_files(policy) != 0) return "restricting files (Landlock)";
  if (confinement_load_filter() != 0) return "filtering system calls (seccomp)";
  return NULL;
}
