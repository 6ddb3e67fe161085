#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Newer than Debian 12's kernel headers; from the kernel's documentation, userspace-api/landlock.
#define ACCESS_FS_TRUNCATE (1ULL << 14)
#define ACCESS_FS_IOCTL_DEV (1ULL << 15)
#define ACCESS_NET_BIND_TCP (1ULL << 0)
#define ACCESS_NET_CONNECT_TCP (1ULL << 1)
#define SCOPE_ABSTRACT_UNIX_SOCKET (1ULL << 0)
#define SCOPE_SIGNAL (1ULL << 1)

/// `struct landlock_ruleset_attr` as of version 6; older kernels are given its beginning.
typedef struct {
  uint64_t handled_access_fs;
  uint64_t handled_access_net;
  uint64_t scoped;
} ruleset_attributes;

int confinement_landlock_version(void) {
  long version = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
  return version > 0 ? (int)version : 0;
}

/// Everything this kernel can forbid.
static ruleset_attributes everything(int version, size_t *size) {
  ruleset_attributes all = {(LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1, 0, 0};
  *size = sizeof(uint64_t);
  if (version >= 2) all.handled_access_fs |= LANDLOCK_ACCESS_FS_REFER;
  if (version >= 3) all.handled_access_fs |= ACCESS_FS_TRUNCATE;
  if (version >= 4) {
    all.handled_access_net = ACCESS_NET_BIND_TCP | ACCESS_NET_CONNECT_TCP;
    *size = 2 * sizeof(uint64_t);
  }
  if (version >= 5) all.handled_access_fs |= ACCESS_FS_IOCTL_DEV;
  if (version >= 6) {
    all.scoped = SCOPE_ABSTRACT_UNIX_SOCKET | SCOPE_SIGNAL;
    *size = sizeof(ruleset_attributes);
  }
  return all;
}

/// Lets what is at `path` be read and mapped as code. A missing path is nothing to read.
static int allow_reading(int ruleset, const char *path) {
  int place = open(path, O_PATH | O_CLOEXEC);
  if (place < 0) return errno == ENOENT || errno == ENOTDIR || errno == EACCES ? 0 : -1;
  struct stat status;
  int result = fstat(place, &status);
  if (result == 0) {
    uint64_t access = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_EXECUTE;
    if (S_ISDIR(status.st_mode)) access |= LANDLOCK_ACCESS_FS_READ_DIR;
    struct landlock_path_beneath_attr rule = {.allowed_access = access, .parent_fd = place};
    result = (int)syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
  }
  close(place);
  return result;
}

int confinement_restrict_files(const confinement_policy *policy) {
  int version = confinement_landlock_version();
  if (version == 0) {
    // The namespaces show nothing but what is needed, and the filter of system calls lets nothing be written.
    if (policy->is_namespaced) return 0;
    errno = ENOSYS;
    return -1;
  }
  size_t size;
  ruleset_attributes attributes = everything(version, &size);
  int ruleset = (int)syscall(SYS_landlock_create_ruleset, &attributes, size, 0);
  if (ruleset < 0) return -1;
  int result = 0;
  for (const char *const *path = policy->readable; *path != NULL && result == 0; path++)
    result = allow_reading(ruleset, *path);
  if (result == 0) result = (int)syscall(SYS_landlock_restrict_self, ruleset, 0);
  int error = errno;
  close(ruleset);
  errno = error;
  return result;
}
