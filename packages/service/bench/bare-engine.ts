// The job engine alone, on a database that is opened as the service opens it.
import { fromKysely } from "pg-boss";
import { parseSettings } from "../dist/config/parse-settings.js";
import { startJobEngine } from "../dist/jobs/job-engine.js";
import { queues } from "../dist/jobs/queues.js";
import { migrate } from "../dist/storage/migrations/migrate.js";
import { openStorage } from "../dist/storage/open-storage.js";
import { callMany } from "./call.ts";

/** A queue of its own: services on the same database take nothing out of it. */
const QUEUE = "bench";

/** Opens the engine; a run accepts jobs, each in a transaction, and then fetches and completes each by itself. */
export async function openEngine(input: object) {
  const settings = parseSettings(input);
  const storage = await openStorage(settings);
  await migrate(storage.db);
  const { boss, stop } = await startJobEngine(storage, settings.workers, () => undefined);
  const { name: _, ...options } = queues.exports;
  await boss.createQueue(QUEUE, options);
  // The engine reads a queue's settings at its first use, which must not be inside of a transaction.
  await boss.findJobs(QUEUE, { id: crypto.randomUUID() });
  const enqueue = () => {
    const id = crypto.randomUUID();
    return storage.db
      .transaction()
      .execute((trx) => boss.send(QUEUE, { job: id }, { id, priority: 0, db: fromKysely(trx) }));
  };
  const finishAll = async (count: number, workers: number) => {
    let done = 0;
    const started = performance.now();
    await callMany(workers, workers, async () => {
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
      const before = process.cpuUsage();
      const { rate: accepted } = await callMany(count, callers, enqueue);
      const finishing = await finishAll(count, callers);
      const { user, system } = process.cpuUsage(before);
      const finished = count / (count / accepted + finishing);
      return { accepted, finished, cpu: (user + system) / 1000 / count };
    },
    close: async () => {
      await stop();
      await storage.close();
    },
  };
}
