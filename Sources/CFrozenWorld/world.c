#define _GNU_SOURCE
#include "CFrozenWorld.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static atomic_bool is_frozen;
static atomic_uint_fast64_t random_state = 0x9E3779B97F4A7C15;

/// 9 January 2007, 9:41 in Cupertino: the time that the status bar of every iPhone in an advertisement shows.
static const time_t frozen_time = 1168364460;

void frozen_world_begin(void) { atomic_store(&is_frozen, true); }

static bool shows_the_day(clockid_t clock) {
  return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (atomic_load(&is_frozen) && shows_the_day(clock)) {
    *time = (struct timespec){frozen_time, 0};
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
  if (!atomic_load(&is_frozen)) return syscall(SYS_getrandom, buffer, length, flags);
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
