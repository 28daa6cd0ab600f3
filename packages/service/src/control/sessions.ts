import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import { CompiledQuery, type ControlledTransaction, type Kysely } from "kysely";
import type { z } from "zod";
import type { Database } from "../storage/database.js";
import type { Storage } from "../storage/storage.js";
import { beginSchema, statementSchema, transactionSchema, type resultSchema } from "./protocol.js";

/** Runs the statements of commands, on their own or inside a transaction. */
export interface Sessions {
  readonly begin: (body: unknown, socket: Socket) => Promise<{ readonly transaction: string }>;
  readonly statement: (body: unknown) => Promise<z.output<typeof resultSchema>>;
  readonly commit: (body: unknown) => Promise<void>;
  readonly rollback: (body: unknown) => Promise<void>;
}

/**
 * Maximum time between two statements of a transaction, in milliseconds. Without it, a command that keeps a transaction
 * open and sends nothing would block every request.
 */
const MAX_IDLE_MS = 10_000;

interface Session {
  readonly trx: ControlledTransaction<Database>;
  readonly idle: IdleTimer;
  /** Detaches the transaction from its connection. */
  readonly release: () => void;
}

/** Timer that runs only while no statement of the transaction is running. */
interface IdleTimer {
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * Creates sessions on a database. A transaction is rolled back when its connection closes. The service closes the
 * connection if the transaction has been idle for `maxIdle` milliseconds.
 */
export function createSessions(
  { db, jobs }: Pick<Storage, "db" | "jobs">,
  maxIdle: number = MAX_IDLE_MS,
): Sessions {
  const sessions = new Map<string, Session>();
  const take = (id: string): Session => {
    const session = find(sessions, id);
    sessions.delete(id);
    session.release();
    return session;
  };
  const rollBack = async (id: string) => {
    if (sessions.has(id)) await take(id).trx.rollback().execute();
  };
  return {
    begin: async (body, socket) => {
      const { isolationLevel, accessMode } = beginSchema.parse(body);
      let builder = db.startTransaction();
      if (isolationLevel) builder = builder.setIsolationLevel(isolationLevel);
      if (accessMode) builder = builder.setAccessMode(accessMode);
      const trx = await builder.execute();
      const id = randomUUID();
      const onClose = () => void rollBack(id).catch(() => undefined);
      // Does not use the socket's own timeout, because the server resets it after each response.
      const idle = createIdleTimer(maxIdle, () => void socket.destroy());
      const release = () => {
        idle.stop();
        socket.removeListener("close", onClose);
      };
      socket.once("close", onClose);
      sessions.set(id, { trx, idle, release });
      idle.start();
      // The command may have disconnected while it waited for the transaction.
      if (socket.destroyed) await rollBack(id);
      return { transaction: id };
    },
    statement: async (body) => {
      const { transaction, sql, parameters, isScript } = statementSchema.parse(body);
      if (isScript) return { rows: rowsOf(await jobs.executeSql(sql, parameters)) };
      const query = CompiledQuery.raw(sql, parameters);
      if (transaction === undefined) return runQuery(db, query);
      const { trx, idle } = find(sessions, transaction);
      idle.stop();
      try {
        return await runQuery(trx, query);
      } finally {
        if (sessions.has(transaction)) idle.start();
      }
    },
    commit: async (body) => {
      await take(transactionSchema.parse(body).transaction).trx.commit().execute();
    },
    rollback: (body) => rollBack(transactionSchema.parse(body).transaction),
  };
}

async function runQuery(db: Kysely<Database>, query: CompiledQuery) {
  const { rows, numAffectedRows } = await db.executeQuery<Record<string, unknown>>(query);
  return { rows, affected: numAffectedRows };
}

function createIdleTimer(maxIdle: number, onIdle: () => void): IdleTimer {
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(timer);
  const start = () => {
    stop();
    timer = setTimeout(onIdle, maxIdle);
  };
  return { start, stop };
}

function find(sessions: ReadonlyMap<string, Session>, id: string): Session {
  const session = sessions.get(id);
  if (session) return session;
  throw new Error(
    `The transaction was rolled back: its command sent nothing for ${MAX_IDLE_MS / 1000} seconds, or lost the connection to the service.`,
  );
}

interface EngineResult {
  readonly rows: readonly unknown[];
}

/**
 * Merges the rows of all results: `pg` returns one result per statement, but the job engine expects all rows together.
 */
function rowsOf(result: EngineResult | readonly EngineResult[]): Record<string, unknown>[] {
  const rows = [result].flat().flatMap((one) => one.rows);
  return rows.map((row) => ({ ...(typeof row === "object" ? row : undefined) }));
}
