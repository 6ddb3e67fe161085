#ifndef C_CONFINEMENT_H
#define C_CONFINEMENT_H

#include <sys/types.h>

/// `fork(2)`, which Swift's Glibc overlay marks unavailable. The caller must be the only thread of its process.
pid_t confinement_fork(void);

/// The version of Landlock that the kernel offers; 0 where it has none.
int confinement_landlock_version(void);

#endif
