#ifndef C_FROZEN_WORLD_H
#define C_FROZEN_WORLD_H

// Time and chance for previews. To be linked into the host's executable only: its definitions of the C library's
// functions come before the C library's own for every library that is loaded into the process.

/// Makes the time of day stand still and random numbers begin with the same seed, so that the same input gives the same
/// picture. The monotonic clock keeps running.
void frozen_world_begin(void);

#endif
