import { PGlite } from "@electric-sql/pglite";
import { fromPglite, PgBoss } from "pg-boss";
import { parseSettings } from "../dist/config/load-settings.js";
import { queues, startTaskQueue } from "../dist/storage/queue/task-queue.js";
import { openStorage } from "../dist/storage/open-storage.js";
import { callMany } from "./call.ts";

/** A queue of its own: services on the same database take nothing out of it. */
const QUEUE = "bench";
/** As many connections as the service opens. */
const CONNECTIONS = 20;

/** Where its database is: at a URL, else in a folder. */
interface Where {
  readonly data: string;
  readonly databaseUrl?: string;
}

/** A job engine, and how it is closed. */
interface OpenEngine {
  readonly boss: PgBoss;
  readonly close: () => Promise<void>;
}

/** The engine alone as it comes: with its own connections to PostgreSQL, or its own adapter of the embedded database. */
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

/** The engine alone on the database as the service opens it. */
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

/** Makes runs of an engine: each sends jobs, and then fetches and completes each by itself. */
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
