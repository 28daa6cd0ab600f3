import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from "kysely";
import type { Session } from "./session.js";
import type { Mutex } from "./mutex.js";

/** Migrations need no lock of their own: the lock of the folder excludes every other process. */
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
 * A transaction holds the session alone, so nothing inside it may wait for a statement outside of it.
 */
export function embeddedDialect(session: Session, mutex: Mutex): Dialect {
  return {
    createAdapter: () => new EmbeddedAdapter(),
    createDriver: () => embeddedDriver(session, mutex),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function embeddedDriver(session: Session, mutex: Mutex): Driver {
  /** Releases the session, by the connection whose transaction holds it. */
  const transactions = new WeakMap<DatabaseConnection, () => void>();
  const end = async (connection: DatabaseConnection, statement: "commit" | "rollback") => {
    const release = transactions.get(connection);
    // A commit that failed has ended the transaction, and the next one may have begun.
    if (!release) return;
    transactions.delete(connection);
    // The session runs statements in order: the next transaction may send its first one now.
    const ended = session.query(statement, []);
    release();
    await ended;
  };
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connect(session, mutex, transactions)),
    beginTransaction: async (connection) => {
      const release = await mutex.lock();
      try {
        await session.query("begin", []);
      } catch (error) {
        release();
        throw error;
      }
      transactions.set(connection, release);
    },
    commitTransaction: (connection) => end(connection, "commit"),
    rollbackTransaction: (connection) => end(connection, "rollback"),
    releaseConnection: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
  };
}

function connect(
  session: Session,
  mutex: Mutex,
  transactions: WeakMap<DatabaseConnection, () => void>,
): DatabaseConnection {
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
      const { rows, affectedRows } = await (transactions.has(connection)
        ? session.query(sql, parameters)
        : mutex.within(() => session.query(sql, parameters)));
      // The statement says what its rows are; Kysely passes that in as `Row`.
      const typed = rows as Row[];
      return affectedRows === undefined
        ? { rows: typed }
        : { rows: typed, numAffectedRows: BigInt(affectedRows) };
    },
    streamQuery: () => {
      throw new Error("Streaming of rows is not supported.");
    },
  };
  return connection;
}
