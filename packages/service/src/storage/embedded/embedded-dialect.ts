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
import { assertGoesOn, isLast } from "../last-statement.js";
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
 * Whoever is in a transaction holds the session alone, so nothing inside it may wait for a statement outside it.
 * The session runs what it is handed in order; so a turn ends when its last statement is handed over,
 * not when that is answered.
 */
export function embeddedDialect(session: Session, turns: Turns): Dialect {
  return {
    createAdapter: () => new EmbeddedAdapter(),
    createDriver: () => embeddedDriver(session, turns),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** A transaction that has the session. */
interface Held {
  /** Gives the session to the next. */
  readonly end: () => void;
  /** Whether the transaction has begun: it does with its first statement, which saves a way to the session and back. */
  begun: boolean;
  /** What becomes of its last statement, once that was handed over, and the commit with it. */
  ended: Promise<unknown> | undefined;
}

function embeddedDriver(session: Session, turns: Turns): Driver {
  const transactions = new WeakMap<DatabaseConnection, Held>();
  const settle = async (connection: DatabaseConnection, statement: "commit" | "rollback") => {
    const held = transactions.get(connection);
    transactions.delete(connection);
    if (held?.ended) {
      // The statement was committed, or where it failed all was undone.
      if (statement === "commit") await held.ended;
      return;
    }
    const settled = held?.begun ? session.query(statement, []) : undefined;
    held?.end();
    await settled;
  };
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connect(session, turns, transactions)),
    beginTransaction: async (connection) => {
      transactions.set(connection, { end: await turns.take(), begun: false, ended: undefined });
    },
    commitTransaction: (connection) => settle(connection, "commit"),
    rollbackTransaction: (connection) => settle(connection, "rollback"),
    releaseConnection: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
  };
}

function connect(
  session: Session,
  turns: Turns,
  transactions: WeakMap<DatabaseConnection, Held>,
): DatabaseConnection {
  const run = async (sql: string, parameters: readonly unknown[]) => {
    const held = transactions.get(connection);
    if (!held) {
      const end = await turns.take();
      const answered = session.query(sql, parameters);
      end();
      return answered;
    }
    assertGoesOn(held.ended !== undefined, sql);
    const begin = !held.begun;
    const commit = isLast(sql);
    held.begun = true;
    const answered = session.query(sql, parameters, { begin, commit });
    if (commit) {
      held.ended = answered;
      held.end();
    }
    return answered;
  };
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
      const { rows, affectedRows } = await run(sql, parameters);
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
  return connection;
}
