import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type { Pool, PoolClient } from "pg";
import { isUnreachable } from "../is-unreachable.js";

/**
 * Wraps a pool to replace a connection after a statement that could not reach the database: the server may have closed
 * the connection before its end was reported, and the next statement on it would fail too.
 */
export function replacingPool(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => replaceableClient(await pool.connect()),
    end: () => pool.end(),
  };
}

function replaceableClient(client: PoolClient): PostgresPoolClient {
  let isBroken = false;
  const run = async (text: string, values: readonly unknown[]) => {
    try {
      return await client.query({ text, values: [...values] });
    } catch (error) {
      isBroken ||= isUnreachable(error);
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
