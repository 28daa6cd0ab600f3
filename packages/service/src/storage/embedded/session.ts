import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { EmbeddedDatabaseError } from "./embedded-database-error.js";
import type {
  InTransaction,
  SessionCall,
  SessionReply,
  StatementResult,
} from "./session-message.js";

/** The one session that an embedded database has. */
export interface Session {
  /** Runs one statement, after all that it was handed before. */
  readonly query: (
    sql: string,
    parameters: readonly unknown[],
    where?: InTransaction,
  ) => Promise<StatementResult>;
  /** Runs several statements without parameters. */
  readonly script: (sql: string) => Promise<readonly StatementResult[]>;
  readonly close: () => Promise<void>;
}

const ALONE: InTransaction = { begin: false, commit: false };

type Without<T, Name extends PropertyKey> = T extends unknown ? Omit<T, Name> : never;

interface Waiting {
  readonly resolve: (results: readonly StatementResult[]) => void;
  readonly reject: (error: Error) => void;
}

/** Opens the database in `folder` in a thread of its own. Rejects where it cannot be opened. */
export async function openSession(folder: string): Promise<Session> {
  // Beside this module lies the worker, compiled or not.
  const entry = new URL(`./database-worker${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(entry, { workerData: folder });
  const waiting = new Map<number, Waiting>();
  const opened = new Promise<readonly StatementResult[]>((resolve, reject) => {
    waiting.set(0, { resolve, reject });
  });
  worker.on("message", (reply: SessionReply) => settle(waiting, reply));
  worker.on("error", (error) => rejectAll(waiting, error));
  worker.on("exit", () => rejectAll(waiting, new Error("The embedded database is closed.")));
  let last = 0;
  const call = (message: Without<SessionCall, "id">) =>
    new Promise<readonly StatementResult[]>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ ...message, id: last }, []);
    });
  await opened;
  return {
    query: async (sql, parameters, where = ALONE) => {
      const [result] = await call({ kind: "query", sql, parameters, ...where });
      return result ?? { rows: [], affectedRows: undefined };
    },
    script: (sql) => call({ kind: "script", sql }),
    close: async () => {
      await call({ kind: "close" });
      await worker.terminate();
    },
  };
}

function settle(waiting: Map<number, Waiting>, reply: SessionReply): void {
  const entry = waiting.get(reply.id);
  waiting.delete(reply.id);
  if ("fault" in reply) entry?.reject(new EmbeddedDatabaseError(reply.fault));
  else entry?.resolve(reply.results);
}

function rejectAll(waiting: Map<number, Waiting>, error: Error): void {
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}
