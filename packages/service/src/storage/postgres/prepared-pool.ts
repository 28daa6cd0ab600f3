import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type { Pool, PoolClient } from "pg";
import { isUnreachable } from "../is-unreachable.js";

/** Prepared statements of a connection; any other is planned at each call. */
const MAX_PREPARED = 200;
const PREPARABLE = /^\s*(?:select|insert|update|delete|with)\b/i;
/**
 * Queries of pg-boss on its tasks. A generic plan of these that was made while the table was small, and before it was
 * analyzed, scans all of it for as long as the connection lives.
 */
const QUEUE_STATEMENT = /^(?!\s*insert\b).*\bpgboss\./is;
/** SQLSTATE `feature_not_supported`: a prepared statement would return other columns than it was planned with. */
const NOT_SUPPORTED = "0A000";

/** The names of prepared statements. */
interface Names {
  /** Undefined where the statement is not prepared. */
  readonly of: (sql: string) => string | undefined;
  /** Gives new names: each connection plans each statement again. */
  readonly renew: () => void;
}

/**
 * A pool whose connections prepare statements: to plan most of ours takes the database longer than to run them.
 * Where a migration of a newer version changes the columns of a prepared statement, it fails once, and all are prepared
 * again.
 */
export function preparedPool(pool: Pool): PostgresPool {
  const names = createNames();
  return {
    options: pool.options,
    connect: async () => preparedClient(await pool.connect(), names),
    end: () => pool.end(),
  };
}

function preparedClient(client: PoolClient, names: Names): PostgresPoolClient {
  /** Whether the connection broke, although its end may not have been reported yet. */
  let isBroken = false;
  const run = async (text: string, values: readonly unknown[]) => {
    try {
      return await client.query({ name: names.of(text), text, values: [...values] });
    } catch (error) {
      isBroken ||= isUnreachable(error);
      if (error instanceof Error && "code" in error && error.code === NOT_SUPPORTED) names.renew();
      throw error;
    }
  };
  function query<Row>(sql: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(sql: string | object, values: readonly unknown[] = []): unknown {
    if (typeof sql !== "string") throw new Error("Streaming of rows is not supported.");
    return run(sql, values);
  }
  return { query, release: (destroy) => client.release(destroy || isBroken) };
}

function isPreparable(sql: string): boolean {
  return PREPARABLE.test(sql) && !QUEUE_STATEMENT.test(sql);
}

function createNames(): Names {
  let names = new Map<string, string>();
  let renewals = 0;
  return {
    of: (sql) => {
      const known = names.get(sql);
      if (known !== undefined || names.size >= MAX_PREPARED || !isPreparable(sql)) return known;
      const name = `s${renewals}_${names.size}`;
      names.set(sql, name);
      return name;
    },
    renew: () => {
      names = new Map();
      renewals += 1;
    },
  };
}
