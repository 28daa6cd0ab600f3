import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from "kysely";
import type { Session } from "./session.js";
import type { Turns } from "./turns.js";

/** Migrations need no lock of their own: the folder's lock keeps every other process out. */
class EmbeddedAdapter extends PostgresAdapter {
  override get supportsMultipleConnections(): boolean {
    return false;
  }
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
}

/**
 * Kysely on the one session of the embedded database.
 * A connection is the right to that session: who holds it, for a statement or for a transaction, holds it alone.
 * So nothing inside a transaction may wait for a statement outside it.
 */
export function embeddedDialect(session: Session, turns: Turns): Dialect {
  return {
    createAdapter: () => new EmbeddedAdapter(),
    createDriver: () => embeddedDriver(session, turns),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function embeddedDriver(session: Session, turns: Turns): Driver {
  const ends = new WeakMap<DatabaseConnection, () => void>();
  const run = (connection: DatabaseConnection, statement: string) =>
    connection.executeQuery(CompiledQuery.raw(statement));
  return {
    init: () => Promise.resolve(),
    acquireConnection: async () => {
      const end = await turns.take();
      const connection = connect(session);
      ends.set(connection, end);
      return connection;
    },
    beginTransaction: async (connection) => void (await run(connection, "begin")),
    commitTransaction: async (connection) => void (await run(connection, "commit")),
    rollbackTransaction: async (connection) => void (await run(connection, "rollback")),
    releaseConnection: (connection) => {
      ends.get(connection)?.();
      return Promise.resolve();
    },
    destroy: () => Promise.resolve(),
  };
}

function connect(session: Session): DatabaseConnection {
  return {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
      const { rows, affectedRows } = await session.query(sql, parameters);
      // The statement says what its rows are; Kysely hands that knowledge in as `Row`.
      const typed = rows as Row[];
      return affectedRows === undefined
        ? { rows: typed }
        : { rows: typed, numAffectedRows: BigInt(affectedRows) };
    },
    streamQuery: () => {
      throw new Error("The embedded database streams no rows.");
    },
  };
}
