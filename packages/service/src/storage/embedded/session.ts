import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { DatabaseOptions } from "./database-options.js";
import { EmbeddedDatabaseError } from "./embedded-database-error.js";
import type { CrashId, SessionCall, SessionReply, StatementResult } from "./session-message.js";

/** The only session of an embedded database. */
export interface Session {
  /** Runs one statement, after all earlier ones. */
  readonly query: (sql: string, parameters: readonly unknown[]) => Promise<StatementResult>;
  /** Runs several statements without parameters. */
  readonly script: (sql: string) => Promise<readonly StatementResult[]>;
  readonly close: () => Promise<void>;
  /** Resolves with the reason if the database crashes; every later call rejects with that reason. */
  readonly lost: Promise<Error>;
  /** Calls `listener` for each fsync from now on, with its duration in milliseconds. */
  readonly onSync: (listener: (ms: number) => void) => void;
}

/** SQLSTATE codes that a server would use: `admin_shutdown` and `crash_shutdown`. */
const CLOSED = "57P01";
const CRASH = "57P02";

const CRASHED: CrashId = -1;

type Without<T, Name extends PropertyKey> = T extends unknown ? Omit<T, Name> : never;

/** Results are short-lived, so a small young generation is enough; the default one grows to 48 MiB. */
const LIMITS = { maxYoungGenerationSizeMb: 8 };

interface Waiting {
  readonly resolve: (results: readonly StatementResult[]) => void;
  readonly reject: (error: Error) => void;
}

/** Opens the database in its own thread. Rejects if it cannot be opened. */
export async function openSession(options: DatabaseOptions): Promise<Session> {
  // The worker is in a folder next to this module, compiled or not.
  const entry = new URL(`./thread/database-worker${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(entry, { workerData: options, resourceLimits: LIMITS });
  const waiting = new Map<number, Waiting>();
  const opened = new Promise<readonly StatementResult[]>((resolve, reject) => {
    waiting.set(0, { resolve, reject });
  });
  const lost = Promise.withResolvers<Error>();
  let ended: Error | undefined;
  const end = (error: Error) => {
    if (ended === undefined) lost.resolve(error);
    ended ??= error;
    rejectAll(waiting, ended);
  };
  let isOpen = false;
  let synced: (ms: number) => void = () => undefined;
  worker.on("error", (error) => end(isOpen ? crashed(error.message) : error));
  worker.on("exit", () => end(crashed("its thread exited")));
  worker.on("message", (reply: SessionReply) => {
    if (reply.id === CRASHED && "fault" in reply) return end(crashed(reply.fault.message));
    reply.syncs?.forEach((ms) => synced(ms));
    resolveCall(waiting, reply);
  });

  let last = 0;
  const call = (message: Without<SessionCall, "id">) =>
    new Promise<readonly StatementResult[]>((resolve, reject) => {
      // The thread has exited, so there would be no reply.
      if (ended) return reject(ended);
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ ...message, id: last }, []);
    });
  /** Rejects calls from now on, because the library can no longer run them. */
  const closeDatabase = async (): Promise<void> => {
    const closing = call({ kind: "close" });
    ended = new EmbeddedDatabaseError({
      message: "The embedded database is closed.",
      code: CLOSED,
    });
    await closing;
  };
  await opened;
  isOpen = true;
  return {
    query: async (sql, parameters) => {
      const [result] = await call({ kind: "query", sql, parameters });
      return result ?? { rows: [], affectedRows: undefined };
    },
    script: (sql) => call({ kind: "script", sql }),
    close: async () => {
      if (!ended) await closeDatabase();
      await worker.terminate();
    },
    lost: lost.promise,
    onSync: (listener) => {
      synced = listener;
    },
  };
}

function crashed(reason: string): EmbeddedDatabaseError {
  const message = `The embedded database crashed (${reason}). Nothing that was committed is lost; restart the service.`;
  return new EmbeddedDatabaseError({ message, code: CRASH });
}

function resolveCall(waiting: Map<number, Waiting>, reply: SessionReply): void {
  const entry = waiting.get(reply.id);
  waiting.delete(reply.id);
  if ("fault" in reply) entry?.reject(new EmbeddedDatabaseError(reply.fault));
  else entry?.resolve(reply.results);
}

function rejectAll(waiting: Map<number, Waiting>, error: Error): void {
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}
