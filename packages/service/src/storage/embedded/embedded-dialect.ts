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

/** Migrations need no separate lock, because the folder lock excludes every other process. */
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
 * Returns the Kysely dialect for the only session of the embedded database. A transaction has exclusive use of the
 * session, so code inside it must not wait for a statement outside of it.
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
  /** Functions that release the session, by the connection whose transaction has locked it. */
  const transactions = new WeakMap<DatabaseConnection, () => void>();
  const end = async (connection: DatabaseConnection, statement: "commit" | "rollback") => {
    const release = transactions.get(connection);
    // A failed commit has already ended the transaction, and the next one may have started.
    if (!release) return;
    transactions.delete(connection);
    // The session runs statements in order, so the next transaction may already send its first one.
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
      // The statement determines the type of its rows, which Kysely passes in as `Row`.
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
