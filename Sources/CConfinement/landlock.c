#include "CConfinement.h"

#include <sys/syscall.h>
#include <unistd.h>

int confinement_landlock_version(void) {
  const unsigned version_flag = 1;
  long version = syscall(SYS_landlock_create_ruleset, (void *)0, 0, version_flag);
  return version > 0 ? (int)version : 0;
}
