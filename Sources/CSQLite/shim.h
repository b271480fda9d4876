#ifndef DTKB_CSQLITE_SHIM_H
#define DTKB_CSQLITE_SHIM_H

#include <sqlite3.h>

// Swift cannot call C functions with variable arguments; these two lines can.
static inline int dtkb_sqlite3_db_config_flag(sqlite3 *database, int option, int value) {
  return sqlite3_db_config(database, option, value, (int *)0);
}

#endif
