import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import { CompiledQuery, type ControlledTransaction } from "kysely";
import type { z } from "zod";
import type { Database } from "../storage/database.js";
import type { Storage } from "../storage/storage.js";
import { beginSchema, statementSchema, transactionSchema, type resultSchema } from "./protocol.js";

/** Runs statements of commands, each by itself or inside a transaction. */
export interface Sessions {
  readonly begin: (body: unknown, socket: Socket) => Promise<{ readonly transaction: string }>;
  readonly statement: (body: unknown) => Promise<z.output<typeof resultSchema>>;
  readonly commit: (body: unknown) => Promise<void>;
  readonly rollback: (body: unknown) => Promise<void>;
}

/** In milliseconds. A command that holds a transaction and sends nothing would block every request. */
const MAX_IDLE_MS = 10_000;

interface Session {
  readonly trx: ControlledTransaction<Database>;
  /** Lets the connection be idle again. */
  readonly release: () => void;
}

/** Opens sessions on a database. A transaction ends with its connection, which ends where it is idle too long. */
export function createSessions({ db, jobs }: Pick<Storage, "db" | "jobs">): Sessions {
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
      const onIdle = () => void socket.destroy();
      socket.once("close", onClose);
      socket.setTimeout(MAX_IDLE_MS, onIdle);
      const release = () => {
        socket.removeListener("close", onClose);
        socket.setTimeout(0);
        socket.removeListener("timeout", onIdle);
      };
      sessions.set(id, { trx, release });
      // The command may have gone while it waited for the transaction.
      if (socket.destroyed) await rollBack(id);
      return { transaction: id };
    },
    statement: async (body) => {
      const { transaction, sql, parameters, isScript } = statementSchema.parse(body);
      if (isScript) return { rows: rowsOf(await jobs.executeSql(sql, parameters)) };
      const database = transaction === undefined ? db : find(sessions, transaction).trx;
      const query = CompiledQuery.raw(sql, parameters);
      const result = await database.executeQuery<Record<string, unknown>>(query);
      return { rows: result.rows, affected: result.numAffectedRows };
    },
    commit: async (body) => {
      await take(transactionSchema.parse(body).transaction).trx.commit().execute();
    },
    rollback: (body) => rollBack(transactionSchema.parse(body).transaction),
  };
}

function find(sessions: ReadonlyMap<string, Session>, id: string): Session {
  const session = sessions.get(id);
  if (session) return session;
  throw new Error(
    `The transaction was rolled back: its command sent nothing for ${MAX_IDLE_MS / 1000} seconds, or lost the connection to the service.`,
  );
}

function rowsOf({ rows }: { readonly rows: readonly unknown[] }): Record<string, unknown>[] {
  return rows.map((row) => ({ ...(typeof row === "object" ? row : undefined) }));
}
