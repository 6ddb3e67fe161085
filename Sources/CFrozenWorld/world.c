#define _GNU_SOURCE
#include "CFrozenWorld.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdarg.h>
#include <pthread.h>
#include <semaphore.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static long syscall_to_kernel(long call, long a, long b, long c, long d, long e, long f) {
#if defined(__x86_64__)
  register long fourth __asm__("r10") = d;
  register long fifth __asm__("r8") = e;
  register long sixth __asm__("r9") = f;
  long result;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(call), "D"(a), "S"(b), "d"(c), "r"(fourth), "r"(fifth), "r"(sixth)
                   : "rcx", "r11", "memory");
  return result;
#elif defined(__aarch64__)
  register long number __asm__("x8") = call;
  register long first __asm__("x0") = a;
  register long second __asm__("x1") = b;
  register long third __asm__("x2") = c;
  register long fourth __asm__("x3") = d;
  register long fifth __asm__("x4") = e;
  register long sixth __asm__("x5") = f;
  __asm__ volatile("svc 0"
                   : "+r"(first)
                   : "r"(number), "r"(second), "r"(third), "r"(fourth), "r"(fifth), "r"(sixth)
                   : "memory");
  return first;
#else
#error "how does this architecture call its kernel?"
#endif
}

/// When the world was frozen, by the monotonic clock; 0 before.
static atomic_uint_fast64_t frozen_since;
static atomic_uint_fast64_t random_state = 0x9E3779B97F4A7C15;

/// 9 January 2007, 9:41 (UTC): the time that the status bar of every iPhone in an advertisement shows.
static const time_t frozen_time = 1168335660;
static const uint64_t nanoseconds = 1000000000;

static uint64_t monotonic_now(void) {
  struct timespec now;
  syscall_to_kernel(SYS_clock_gettime, CLOCK_MONOTONIC, (long)&now, 0, 0, 0, 0);
  return (uint64_t)now.tv_sec * nanoseconds + (uint64_t)now.tv_nsec;
}

void frozen_world_begin(void) { atomic_store(&frozen_since, monotonic_now()); }

static bool is_frozen(void) { return atomic_load(&frozen_since) != 0; }

static bool shows_the_day(clockid_t clock) {
  return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (is_frozen() && shows_the_day(clock)) {
    // Whole seconds go by, so that a loop that waits for a later time ends.
    time_t passed = (time_t)((monotonic_now() - atomic_load(&frozen_since)) / nanoseconds);
    *time = (struct timespec){frozen_time + passed, 0};
    return 0;
  }
  return (int)syscall(SYS_clock_gettime, clock, time);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec now;
  int result = clock_gettime(CLOCK_REALTIME, &now);
  if (result == 0) *time = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
  return result;
}

time_t time(time_t *result) {
  struct timespec now = {0, 0};
  clock_gettime(CLOCK_REALTIME, &now);
  if (result != NULL) *result = now.tv_sec;
  return now.tv_sec;
}

/// SplitMix64, by Sebastiano Vigna, https://prng.di.unimi.it/splitmix64.c.
static uint64_t next_random(void) {
  uint64_t value = atomic_fetch_add(&random_state, 0x9E3779B97F4A7C15) + 0x9E3779B97F4A7C15;
  value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9;
  value = (value ^ (value >> 27)) * 0x94D049BB133111EB;
  return value ^ (value >> 31);
}

ssize_t getrandom(void *buffer, size_t length, unsigned flags) {
  if (!is_frozen()) return syscall(SYS_getrandom, buffer, length, flags);
  unsigned char *bytes = buffer;
  uint64_t value = 0;
  for (size_t index = 0; index < length; index++) {
    if (index % 8 == 0) value = next_random();
    bytes[index] = (unsigned char)(value >> (index % 8 * 8));
  }
  return (ssize_t)length;
}

int getentropy(void *buffer, size_t length) {
  if (length > 256) {
    errno = EIO;
    return -1;
  }
  return getrandom(buffer, length, 0) == (ssize_t)length ? 0 : -1;
}

void arc4random_buf(void *buffer, size_t length) { getrandom(buffer, length, 0); }

uint32_t arc4random(void) {
  uint32_t value;
  arc4random_buf(&value, sizeof value);
  return value;
}

/// Swift's own random numbers come from `syscall(SYS_getrandom, …)`.
long syscall(long call, ...) {
  va_list list;
  va_start(list, call);
  long argument[6];
  for (int index = 0; index < 6; index++) argument[index] = va_arg(list, long);
  va_end(list);
  if (call == SYS_getrandom && is_frozen()) return getrandom((void *)argument[0], (size_t)argument[1], 0);
  long result =
      syscall_to_kernel(call, argument[0], argument[1], argument[2], argument[3], argument[4], argument[5]);
  if (result >= 0 || result < -4095) return result;
  errno = (int)-result;
  return -1;
}

/// What to wait for by the monotonic clock, where a time of day is given: the kernel does not know of the frozen one.
/// A condition may also be made to count by the monotonic clock; its times are those since the machine was started.
static struct timespec monotonic_deadline(const struct timespec *deadline) {
  const time_t least_time_of_day = 1000000000;
  if (deadline->tv_sec < least_time_of_day) return *deadline;
  struct timespec day;
  clock_gettime(CLOCK_REALTIME, &day);
  int64_t wait = (int64_t)(deadline->tv_sec - day.tv_sec) * (int64_t)nanoseconds + deadline->tv_nsec - day.tv_nsec;
  uint64_t end = monotonic_now() + (uint64_t)(wait > 0 ? wait : 0);
  return (struct timespec){(time_t)(end / nanoseconds), (long)(end % nanoseconds)};
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
  struct timespec end = monotonic_deadline(deadline);
  return sem_clockwait(semaphore, CLOCK_MONOTONIC, &end);
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict deadline) {
  struct timespec end = monotonic_deadline(deadline);
  return pthread_cond_clockwait(condition, mutex, CLOCK_MONOTONIC, &end);
}

int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict deadline) {
  struct timespec end = monotonic_deadline(deadline);
  return pthread_mutex_clocklock(mutex, CLOCK_MONOTONIC, &end);
}
