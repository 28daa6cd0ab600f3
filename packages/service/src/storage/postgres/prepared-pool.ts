import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type { Pool, PoolClient, QueryResult } from "pg";
import { isUnreachable } from "../is-unreachable.js";
import { assertGoesOn, isLast } from "../last-statement.js";

/** Statements that are kept planned; what comes after them is planned at each call. */
const MOST = 200;
const KEEPABLE = /^\s*(?:select|insert|update|delete|with)\b/i;
/**
 * Statements of the job engine that look for rows say too little of what they look for: kept from when their table was
 * young, and until the database has counted it, they read all of it.
 */
const LOOKS_OF_ENGINE = /^(?!\s*insert\b).*\bpgboss\./is;
/** SQLSTATE of what the database does not do, such as to give other columns than a statement was planned with. */
const NOT_SUPPORTED = "0A000";

const NOTHING = { command: "ROLLBACK", rows: [] };

/** The names that statements are kept by. */
interface Names {
  /** Undefined where the statement is not kept. */
  readonly of: (sql: string) => string | undefined;
  /** Begins anew: each connection plans each statement again. */
  readonly renew: () => void;
}

/**
 * A pool whose connections keep statements planned: for most of ours that takes the database longer than to run them.
 * Where a migration of a newer version changes what a kept statement gives, it fails once, and all are planned anew.
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
  /** Whether the connection is known to be of no use to anybody else, though its end may not have come yet. */
  let broken = false;
  const noting = async <Result>(answered: Promise<Result>): Promise<Result> => {
    try {
      return await answered;
    } catch (error) {
      broken ||= isUnreachable(error);
      if (error instanceof Error && "code" in error && error.code === NOT_SUPPORTED) names.renew();
      throw error;
    }
  };
  const run = (text: string, values: readonly unknown[]) =>
    noting(client.query({ name: names.of(text), text, values: [...values] }));
  /** Under way since the last statement of a transaction was sent. */
  let committed: Promise<QueryResult> | undefined;
  const runLast = (sql: string, values: readonly unknown[]) => {
    const answered = run(sql, values);
    // Where the statement fails, the database takes this for a rollback.
    committed = noting(client.query("commit"));
    committed.catch(() => undefined);
    return answered;
  };
  /** What Kysely says at the end of a transaction that has ended already. */
  const settle = async (ended: Promise<QueryResult>, sql: string) => {
    assertGoesOn(sql !== "commit" && sql !== "rollback", sql);
    // A commit that fails is followed by a rollback, which must not hide why it failed.
    const result = await (sql === "commit" ? ended : ended.catch(() => NOTHING));
    committed = undefined;
    return result;
  };
  function query<Row>(sql: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(asked: string | object, values: readonly unknown[] = []): unknown {
    if (typeof asked !== "string") throw new Error("The database streams no rows here.");
    if (committed) return settle(committed, asked);
    return isLast(asked) ? runLast(asked, values) : run(asked, values);
  }
  return { query, release: (destroy) => client.release(destroy || broken) };
}

function isKeepable(sql: string): boolean {
  return KEEPABLE.test(sql) && !LOOKS_OF_ENGINE.test(sql);
}

function createNames(): Names {
  let names = new Map<string, string>();
  let renewals = 0;
  return {
    of: (sql) => {
      const known = names.get(sql);
      if (known !== undefined || names.size >= MOST || !isKeepable(sql)) return known;
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
