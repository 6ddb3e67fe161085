#ifndef C_CONFINEMENT_INTERNAL_H
#define C_CONFINEMENT_INTERNAL_H

#include "CConfinement.h"

// The steps of `confinement_enter`; each returns 0, or −1 with `errno` set.

int confinement_set_limits(const confinement_policy *policy);
int confinement_restrict_files(const confinement_policy *policy);
int confinement_load_filter(void);

#endif
