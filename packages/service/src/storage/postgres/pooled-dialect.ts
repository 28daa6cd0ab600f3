import { PostgresAdapter, PostgresDialect } from "kysely";

/** Migrations have their own lock, which ends with their transaction: see `migrate`. */
class PooledAdapter extends PostgresAdapter {
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
}

/**
 * Kysely on PostgreSQL without anything that outlives a transaction on its connection (named statements, locks and
 * settings of the session), so that a pooler such as PgBouncer may give each transaction another connection.
 */
export class PooledDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new PooledAdapter();
  }
}
