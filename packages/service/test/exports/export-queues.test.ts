import { sql } from "kysely";
import pWaitFor from "p-wait-for";
import { expect, test } from "vitest";
import type { RunningService } from "../../src/index.js";
import { hostedDocument } from "../support/hosted-document.js";
import { startDemo } from "../support/start-demo.js";
import { temporaryFolder } from "../support/temporary-folder.js";

/** Name of the queue and state of the task of each job. */
async function tasks({ storage }: RunningService) {
  const { rows } = await sql<{ id: string; name: string; state: string }>`
    select id, name, state::text as state from pgboss.job where name like '%exports'`.execute(
    storage.db,
  );
  return new Map(rows.map(({ id, name, state }) => [id, { name, state }]));
}

test("small and large exports of one workspace that come at once wait in their own queues, and all tasks end there", async () => {
  const data = await temporaryFolder();
  const { caller, destination, service } = await startDemo({ data, workers: { exports: 0 } });
  const large = Array.from(
    { length: 30_000 },
    (_, index) => `Paragraph ${index} of many, many more.`,
  );
  const ask = (paragraphs: readonly string[]) =>
    caller.export(hostedDocument("Report", paragraphs), { destination }, {});
  const jobs = await Promise.all(
    [["Small."], large, ["Of `imageProperties`."], ["Small."], ["Small."]].map(ask),
  );
  const waiting = await tasks(service);
  expect(jobs.map(({ id }) => waiting.get(id)?.name)).toEqual([
    "small-exports",
    "exports",
    "exports",
    "small-exports",
    "small-exports",
  ]);
  await service.stop();

  const working = await startDemo({ data });
  const states = async () => [...(await tasks(working.service)).values()].map(({ state }) => state);
  await pWaitFor(async () => (await states()).every((state) => state === "completed"), {});
  expect(await states()).toHaveLength(jobs.length);
});
