import { PostgresAdapter, PostgresDialect } from "kysely";

/** Migrations use their own lock, which ends with their transaction: see `migrate`. */
class PooledAdapter extends PostgresAdapter {
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
}

/**
 * Kysely dialect for PostgreSQL that leaves nothing on a connection after a transaction (named statements, session
 * locks or session settings), so that a pooler such as PgBouncer may use a different connection for each transaction.
 */
export class PooledDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new PooledAdapter();
  }
}
