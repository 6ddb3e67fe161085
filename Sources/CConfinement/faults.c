#define _GNU_SOURCE
#include "CConfinement.h"

#include <link.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>
#include <unwind.h>

// Everything that the handlers call is async-signal-safe: no allocation, no locks, no formatted output. The unwinder finds
// libraries through glibc's `_dl_find_object`, which takes no lock.

enum { greatest_libraries = 512, greatest_frames = 48, alternate_stack = 256 << 10 };

typedef struct {
  uintptr_t start;
  uintptr_t end;
  uintptr_t base;
  const char *path;
} loaded_library;

static loaded_library libraries[greatest_libraries];
static size_t library_count;
static int report_descriptor = -1;
static volatile sig_atomic_t is_reporting;

static int record_library(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  (void)context;
  loaded_library library = {UINTPTR_MAX, 0, info->dlpi_addr, NULL};
  for (size_t index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
    if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
    uintptr_t start = info->dlpi_addr + segment->p_vaddr;
    if (start < library.start) library.start = start;
    if (start + segment->p_memsz > library.end) library.end = start + segment->p_memsz;
  }
  if (library.end == 0 || library_count == greatest_libraries) return 0;
  library.path = strdup(info->dlpi_name != NULL ? info->dlpi_name : "");
  libraries[library_count++] = library;
  return 0;
}

void confinement_record_libraries(void) {
  library_count = 0;
  dl_iterate_phdr(record_library, NULL);
}

const char *confinement_library_at(uintptr_t address, uintptr_t *offset) {
  for (size_t index = 0; index < library_count; index++) {
    if (address < libraries[index].start || address >= libraries[index].end) continue;
    *offset = address - libraries[index].base;
    return libraries[index].path;
  }
  return NULL;
}

static void write_all(const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t written = write(report_descriptor, bytes, length);
    if (written <= 0) return;
    bytes += written;
    length -= (size_t)written;
  }
}

void confinement_mark(const char *line) {
  write_all(line, strlen(line));
  write_all("\n", 1);
}

/// Writes `value` in base 10 or 16.
static void write_number(uintptr_t value, unsigned base) {
  char digits[24];
  size_t position = sizeof digits;
  do {
    digits[--position] = "0123456789abcdef"[value % base];
    value /= base;
  } while (value > 0);
  write_all(digits + position, sizeof digits - position);
}

/// Writes `at OFFSET PATH`.
static void write_place(uintptr_t address) {
  uintptr_t offset = 0;
  const char *path = confinement_library_at(address, &offset);
  if (path == NULL) return;
  write_all("at ", 3);
  write_number(offset, 16);
  write_all(" ", 1);
  confinement_mark(*path ? path : "-");
}

typedef struct {
  uintptr_t start;
  uintptr_t *addresses;
  size_t capacity;
  size_t count;
} trace;

static _Unwind_Reason_Code collect(struct _Unwind_Context *context, void *argument) {
  trace *trace = argument;
  int is_exact = 0;
  uintptr_t address = _Unwind_GetIPInfo(context, &is_exact);
  if (address == 0) return _URC_END_OF_STACK;
  // Frames of the handler itself come before the one that was interrupted.
  if (trace->start != 0 && address == trace->start) trace->start = 0;
  if (trace->start != 0) return _URC_NO_REASON;
  // A return address is after the call, which may be the last instruction of its line.
  trace->addresses[trace->count++] = is_exact ? address : address - 1;
  return trace->count < trace->capacity ? _URC_NO_REASON : _URC_END_OF_STACK;
}

size_t confinement_backtrace(uintptr_t *addresses, size_t capacity) {
  trace trace = {0, addresses, capacity, 0};
  if (capacity > 0) _Unwind_Backtrace(collect, &trace);
  return trace.count;
}

static uintptr_t interrupted_address(const ucontext_t *context) {
#if defined(__x86_64__)
  return (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
  return (uintptr_t)context->uc_mcontext.pc;
#else
#error "where does this architecture keep the interrupted address?"
#endif
}

static uintptr_t interrupted_stack(const ucontext_t *context) {
#if defined(__x86_64__)
  return (uintptr_t)context->uc_mcontext.gregs[REG_RSP];
#else
  return (uintptr_t)context->uc_mcontext.sp;
#endif
}

/// Whether the fault is a push beyond the end of the stack.
static bool is_stack_overflow(int signal, const siginfo_t *information, const ucontext_t *context) {
  if (signal != SIGSEGV || information->si_code <= 0) return false;
  uintptr_t stack = interrupted_stack(context), address = (uintptr_t)information->si_addr;
  return address < stack + 4096 && address + (1 << 20) > stack;
}

/// Whether there is no memory left to map.
static bool is_out_of_memory(void) {
  const size_t probe = 8 << 20;
  void *memory = mmap(NULL, probe, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return true;
  munmap(memory, probe);
  return false;
}

static void die_of(int signal) {
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigaction(signal, &action, NULL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, signal);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
  raise(signal);
  _exit(128 + signal);
}

static void report_fault(int signal, siginfo_t *information, void *context) {
  // A fault while reporting one, or on a second thread meanwhile: what has been written must do.
  if (is_reporting) die_of(signal);
  is_reporting = 1;
  write_all("\nfault ", 7);
  write_number((uintptr_t)signal, 10);
  if (is_stack_overflow(signal, information, context)) write_all(" stack", 6);
  if (is_out_of_memory()) write_all(" memory", 7);
  write_all("\n", 1);
  static uintptr_t addresses[greatest_frames];
  uintptr_t start = interrupted_address(context);
  trace trace = {start, addresses, greatest_frames, 0};
  _Unwind_Backtrace(collect, &trace);
  if (trace.count == 0) write_place(start);
  for (size_t index = 0; index < trace.count; index++) write_place(addresses[index]);
  confinement_mark("fault-end");
  die_of(signal);
}

void confinement_report_to(int descriptor) {
  report_descriptor = descriptor;
  confinement_record_libraries();
  // A stack of its own, since the usual one may be what is used up.
  stack_t stack = {.ss_sp = malloc(alternate_stack), .ss_size = alternate_stack};
  sigaltstack(&stack, NULL);
  struct sigaction action = {.sa_sigaction = report_fault, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigfillset(&action.sa_mask);
  const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGSYS, SIGXCPU};
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) {
    // A fault while its signal is blocked ends the process at once, which is right.
    sigdelset(&action.sa_mask, signals[index]);
    sigaction(signals[index], &action, NULL);
  }
  // A thread of the daemon that blocks signals hands that down to what it starts.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}
