#ifndef DTKB_CSQLITE_SHIM_H
#define DTKB_CSQLITE_SHIM_H

#include <sqlite3.h>

// Swift cannot call C functions with variable arguments, nor write SQLITE_TRANSIENT without a cast.

static inline int dtkb_sqlite3_set_flag(sqlite3 *database, int option, int value) {
  return sqlite3_db_config(database, option, value, (int *)0);
}

static inline int dtkb_sqlite3_config_memory_statistics(int wanted) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, wanted);
}

// For how many pages a connection takes memory at once when it reads its first.
static inline int dtkb_sqlite3_config_first_pages(int count) {
  return sqlite3_config(SQLITE_CONFIG_PAGECACHE, (void *)0, 0, count);
}

static inline int dtkb_sqlite3_bind_text(
    sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 length) {
  // An empty text may have no address, and no address would bind NULL.
  return sqlite3_bind_text64(
      statement, index, text ? text : "", length, SQLITE_TRANSIENT, SQLITE_UTF8);
}

static inline int dtkb_sqlite3_bind_blob(
    sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 length) {
  return sqlite3_bind_blob64(statement, index, bytes ? bytes : "", length, SQLITE_TRANSIENT);
}

// The functions of FTS5, or nothing where the library has none.
static inline fts5_api *dtkb_sqlite3_fts5_api(sqlite3 *database) {
  fts5_api *api = 0;
  sqlite3_stmt *statement = 0;
  if (sqlite3_prepare_v2(database, "SELECT fts5(?1)", -1, &statement, 0) == SQLITE_OK) {
    sqlite3_bind_pointer(statement, 1, (void *)&api, "fts5_api_ptr", 0);
    sqlite3_step(statement);
  }
  sqlite3_finalize(statement);
  return api;
}

static inline int dtkb_bytes_are_equal(const void *one, const void *other, sqlite3_uint64 count) {
  return __builtin_memcmp(one, other, count) == 0;
}

#endif
