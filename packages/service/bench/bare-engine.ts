import { PGlite } from "@electric-sql/pglite";
import { fromPglite, PgBoss } from "pg-boss";
import { parseSettings } from "../dist/config/load-settings.js";
import { queues, startTaskQueue } from "../dist/storage/queue/task-queue.js";
import { openStorage } from "../dist/storage/open-storage.js";
import { callMany } from "./call.ts";

/** A dedicated queue: services on the same database do not fetch from it. */
const QUEUE = "bench";
/** The number of connections that the service opens. */
const CONNECTIONS = 20;

/** Location of the database: a URL, else a folder. */
interface Where {
  readonly data: string;
  readonly databaseUrl?: string;
}

/** A job engine, and the function that closes it. */
interface OpenEngine {
  readonly boss: PgBoss;
  readonly close: () => Promise<void>;
}

/** Opens the bare engine in its default setup: with its own PostgreSQL connections, or its own embedded adapter. */
export async function openOwnEngine({ databaseUrl, data }: Where): Promise<OpenEngine> {
  const embedded = databaseUrl === undefined ? await PGlite.create(data) : undefined;
  const boss = new PgBoss({
    ...(embedded && { db: fromPglite(embedded), backend: "pglite" }),
    ...(databaseUrl !== undefined && { connectionString: databaseUrl, max: CONNECTIONS }),
    schedule: false,
  });
  await boss.start();
  const close = async () => {
    await boss.stop({ graceful: false });
    await embedded?.close();
  };
  return { boss, close };
}

/** Opens the bare engine on the database as the service opens it. */
export async function openOurEngine(input: Where): Promise<OpenEngine> {
  const settings = parseSettings(input);
  const storage = await openStorage(settings);
  const { boss, stop } = await startTaskQueue(storage, settings.workers, () => undefined);
  const close = async () => {
    await stop();
    await storage.close();
  };
  return { boss, close };
}

/** Returns a function that runs the engine: each run sends jobs, then fetches and completes them one by one. */
export async function benchEngine({ boss, close }: OpenEngine) {
  const { name: _, ...options } = queues.exports;
  await boss.createQueue(QUEUE, options);
  const send = () => boss.send(QUEUE, { job: crypto.randomUUID() });
  const finishAll = async (count: number, callers: number) => {
    let done = 0;
    const started = performance.now();
    await callMany(callers, callers, async () => {
      while (done < count)
        for (const { id } of await boss.fetch(QUEUE, { batchSize: 1 })) {
          await boss.complete(QUEUE, id);
          done += 1;
        }
    });
    return (performance.now() - started) / 1000;
  };
  return {
    run: async (count: number, callers: number) => {
      const { rate: accepted } = await callMany(count, callers, send);
      const finishing = await finishAll(count, callers);
      return { accepted, finished: count / (count / accepted + finishing) };
    },
    close,
  };
}
