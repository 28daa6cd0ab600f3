import { Kysely } from "kysely";
import { Client, Pool } from "pg";
import type { Database } from "../database.js";
import type { Storage } from "../storage.js";
import { PooledDialect } from "./pooled-dialect.js";
import { replacingPool } from "./replacing-pool.js";

/**
 * Time in milliseconds that a connection is idle before the first keep-alive probe (`SO_KEEPALIVE`); Node sends ten,
 * one per second.
 */
const KEEP_ALIVE_MS = 30_000;

/**
 * Time limit of the first connection in milliseconds. Without it, a server behind a network that drops packets would
 * take minutes to fail.
 */
const CONNECT_TIMEOUT_MS = 30_000;

/** Opens a PostgreSQL database (14 or later) by its connection URL, with a maximum number of connections. */
export async function openPostgres(
  connectionString: string,
  maxConnections: number,
): Promise<Storage> {
  await assertReachable(connectionString);
  const pool = new Pool({
    connectionString,
    max: maxConnections,
    pipeline: true,
    // If the server disappears silently, for example in a power cut, a statement fails instead of waiting forever.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  // A broken connection is replaced on its next use, and its running statements are rejected. Without listeners, on the
  // pool for idle connections and on each connection in use, the error would also crash the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const db = new Kysely<Database>({ dialect: new PooledDialect({ pool: replacingPool(pool) }) });
  return {
    kind: "postgres",
    db,
    // Without parameters, `pg` uses the simple protocol, which accepts several statements at once.
    jobs: {
      executeSql: (text, values) =>
        values && values.length > 0 ? pool.query(text, values) : pool.query(text),
    },
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      max: maxConnections,
    }),
    close: () => db.destroy(),
  };
}

async function assertReachable(connectionString: string): Promise<void> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new Error(`The database at \`databaseUrl\` is not reachable: ${reason}.`, { cause });
  } finally {
    await client.end().catch(() => undefined);
  }
}
