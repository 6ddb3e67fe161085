#define _GNU_SOURCE
#include "internal.h"

#include <fcntl.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

typedef struct {
  uint64_t total;
  uint64_t data;
} memory_use;

/// What the process has mapped now, in bytes, from /proc; a guess where there is no /proc.
static memory_use current_memory(void) {
  memory_use use = {4ULL << 30, 512ULL << 20};
  char text[256];
  int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return use;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length <= 0) return use;
  text[length] = 0;
  unsigned long total = 0, data = 0;
  if (sscanf(text, "%lu %*u %*u %*u %*u %lu", &total, &data) != 2) return use;
  uint64_t page = (uint64_t)sysconf(_SC_PAGESIZE);
  return (memory_use){total * page, data * page};
}

static int limit(int resource, uint64_t soft, uint64_t hard) {
  struct rlimit value = {soft, hard};
  struct rlimit now;
  if (getrlimit(resource, &now) != 0) return -1;
  if (value.rlim_max > now.rlim_max) value.rlim_max = now.rlim_max;
  if (value.rlim_cur > value.rlim_max) value.rlim_cur = value.rlim_max;
  return setrlimit(resource, &value);
}

int confinement_set_limits(const confinement_policy *policy) {
  // One arena: each further one reserves 64 MiB of address space, which a preview with a few threads would pay for.
  mallopt(M_ARENA_MAX, 1);
  memory_use use = current_memory();
  // RLIMIT_DATA counts what is private and writable, which is what "memory" means to a user. RLIMIT_AS counts every
  // mapping and so bounds shared ones as well; code and fonts that a preview maps need room in it.
  const uint64_t mapped_files = 1ULL << 30;
  if (limit(RLIMIT_DATA, use.data + policy->memory, use.data + policy->memory) != 0) return -1;
  if (limit(RLIMIT_AS, use.total + policy->memory + mapped_files, use.total + policy->memory + mapped_files) != 0)
    return -1;
  // Wall time is watched by the parent; this one holds when the parent is stopped. SIGXCPU comes first and says where.
  if (limit(RLIMIT_CPU, policy->processor_seconds, policy->processor_seconds + 1) != 0) return -1;
  // No file may grow, whatever a descriptor is open for. Pipes are no files.
  if (limit(RLIMIT_FSIZE, 0, 0) != 0) return -1;
  if (limit(RLIMIT_CORE, 0, 0) != 0) return -1;
  if (limit(RLIMIT_NOFILE, 128, 128) != 0) return -1;
  if (limit(RLIMIT_MEMLOCK, 0, 0) != 0) return -1;
  if (limit(RLIMIT_MSGQUEUE, 0, 0) != 0) return -1;
  if (policy->threads > 0 && limit(RLIMIT_NPROC, policy->threads, policy->threads) != 0) return -1;
  return 0;
}
