#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <seccomp.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <unistd.h>

// What is not named here is refused with EPERM: sockets, programs, new processes, namespaces, mounts, tracing, the
// memory of others, kernel modules, BPF, io_uring, keys, and every call that changes a file or its name.

/// What a process needs that computes, draws and has threads.
static const int plain_calls[] = {
    // Descriptors that are open already.
    SCMP_SYS(read), SCMP_SYS(readv), SCMP_SYS(pread64), SCMP_SYS(preadv), SCMP_SYS(write), SCMP_SYS(writev),
    SCMP_SYS(close), SCMP_SYS(close_range), SCMP_SYS(lseek), SCMP_SYS(dup), SCMP_SYS(fcntl), SCMP_SYS(poll),
    SCMP_SYS(ppoll), SCMP_SYS(select), SCMP_SYS(pselect6), SCMP_SYS(fadvise64),
    // Looking at files; which ones is Landlock's business.
    SCMP_SYS(fstat), SCMP_SYS(newfstatat), SCMP_SYS(stat), SCMP_SYS(lstat), SCMP_SYS(statx), SCMP_SYS(access),
    SCMP_SYS(faccessat), SCMP_SYS(faccessat2), SCMP_SYS(readlink), SCMP_SYS(readlinkat), SCMP_SYS(getdents64),
    SCMP_SYS(getcwd), SCMP_SYS(statfs), SCMP_SYS(fstatfs),
    // Memory.
    SCMP_SYS(brk), SCMP_SYS(mmap), SCMP_SYS(munmap), SCMP_SYS(mremap), SCMP_SYS(mprotect), SCMP_SYS(madvise),
    SCMP_SYS(mincore),
    // Threads and what they wait with: queues, run loops and timers use epoll, eventfd and timerfd.
    SCMP_SYS(futex), SCMP_SYS(set_robust_list), SCMP_SYS(get_robust_list), SCMP_SYS(rseq), SCMP_SYS(membarrier),
    SCMP_SYS(set_tid_address), SCMP_SYS(arch_prctl), SCMP_SYS(gettid), SCMP_SYS(sched_yield),
    SCMP_SYS(sched_getaffinity), SCMP_SYS(sched_getscheduler), SCMP_SYS(sched_getparam),
    SCMP_SYS(sched_get_priority_min), SCMP_SYS(sched_get_priority_max), SCMP_SYS(getpriority),
    SCMP_SYS(epoll_create1), SCMP_SYS(epoll_ctl), SCMP_SYS(epoll_wait), SCMP_SYS(epoll_pwait),
    SCMP_SYS(eventfd2), SCMP_SYS(timerfd_create), SCMP_SYS(timerfd_settime), SCMP_SYS(timerfd_gettime),
    SCMP_SYS(pipe), SCMP_SYS(pipe2),
    // Signals to itself, time, and facts about the process.
    SCMP_SYS(rt_sigaction), SCMP_SYS(rt_sigprocmask), SCMP_SYS(rt_sigreturn), SCMP_SYS(rt_sigpending),
    SCMP_SYS(rt_sigtimedwait), SCMP_SYS(rt_sigsuspend), SCMP_SYS(sigaltstack), SCMP_SYS(restart_syscall),
    SCMP_SYS(clock_gettime), SCMP_SYS(clock_getres), SCMP_SYS(clock_nanosleep), SCMP_SYS(nanosleep),
    SCMP_SYS(gettimeofday), SCMP_SYS(time), SCMP_SYS(times), SCMP_SYS(getrusage), SCMP_SYS(getrandom),
    SCMP_SYS(getpid), SCMP_SYS(getppid), SCMP_SYS(getpgrp), SCMP_SYS(getpgid), SCMP_SYS(getsid), SCMP_SYS(getuid),
    SCMP_SYS(geteuid), SCMP_SYS(getgid), SCMP_SYS(getegid), SCMP_SYS(getgroups), SCMP_SYS(getrlimit),
    SCMP_SYS(uname), SCMP_SYS(sysinfo), SCMP_SYS(umask), SCMP_SYS(exit), SCMP_SYS(exit_group),
};

static scmp_filter_ctx filter;

/// Allows a call where its arguments fit. A call that this architecture lacks is nothing to allow.
static int allow(int call, unsigned count, const struct scmp_arg_cmp *arguments) {
  int result = seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, call, count, arguments);
  return result == -EDOM || result == -EINVAL ? 0 : result;
}

static int allow_threads(void) {
  // New threads only. Only `clone` shows its flags to a filter: `clone3` is said not to exist, and glibc then uses it.
  struct scmp_arg_cmp thread = SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD | CLONE_VM | CLONE_SIGHAND,
                                       CLONE_THREAD | CLONE_VM | CLONE_SIGHAND);
  int result = allow(SCMP_SYS(clone), 1, &thread);
  return result ? result : seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0);
}

static int allow_opening(void) {
  // Reading only, also where the kernel has no Landlock. `openat2` keeps its flags in memory, so it is said not to exist.
  const scmp_datum_t writes = O_ACCMODE | O_CREAT | O_TRUNC | O_APPEND;
  struct scmp_arg_cmp first = SCMP_A1(SCMP_CMP_MASKED_EQ, writes, O_RDONLY);
  struct scmp_arg_cmp second = SCMP_A2(SCMP_CMP_MASKED_EQ, writes, O_RDONLY);
  int result = allow(SCMP_SYS(open), 1, &first);
  if (result == 0) result = allow(SCMP_SYS(openat), 1, &second);
  return result ? result : seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(openat2), 0);
}

static int allow_asking(void) {
  // How many bytes wait, and whether it is a terminal. Not TIOCSTI and TIOCLINUX, which push input into one.
  const scmp_datum_t questions[] = {FIONREAD, TCGETS, TIOCGWINSZ};
  for (size_t index = 0; index < sizeof questions / sizeof *questions; index++) {
    struct scmp_arg_cmp question = SCMP_A1(SCMP_CMP_EQ, questions[index]);
    int result = allow(SCMP_SYS(ioctl), 1, &question);
    if (result) return result;
  }
  // A thread's name. Not the rest of prctl.
  struct scmp_arg_cmp naming = SCMP_A0(SCMP_CMP_EQ, PR_SET_NAME);
  int result = allow(SCMP_SYS(prctl), 1, &naming);
  // Its own limits, read and not set.
  struct scmp_arg_cmp own[] = {SCMP_A0(SCMP_CMP_EQ, 0), SCMP_A2(SCMP_CMP_EQ, 0)};
  return result ? result : allow(SCMP_SYS(prlimit64), 2, own);
}

int confinement_prepare(void) {
  filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
  if (filter == NULL) return ENOMEM;
  // Balanced, not a list: previews make many calls that stand late in it.
  seccomp_attr_set(filter, SCMP_FLTATR_CTL_OPTIMIZE, 2);
  for (size_t index = 0; index < sizeof plain_calls / sizeof *plain_calls; index++) {
    int result = allow(plain_calls[index], 0, NULL);
    if (result) return -result;
  }
  int result = allow_threads();
  if (result == 0) result = allow_opening();
  if (result == 0) result = allow_asking();
  return -result;
}

int confinement_load_filter(void) {
  if (filter == NULL && (errno = confinement_prepare()) != 0) return -1;
  // Signals to itself, as `abort` sends them, and to nobody else.
  struct scmp_arg_cmp itself = SCMP_A0(SCMP_CMP_EQ, (scmp_datum_t)getpid());
  int result = allow(SCMP_SYS(tgkill), 1, &itself);
  if (result == 0) result = allow(SCMP_SYS(kill), 1, &itself);
  if (result == 0) result = seccomp_load(filter);
  if (result == 0) return 0;
  errno = -result;
  return -1;
}
