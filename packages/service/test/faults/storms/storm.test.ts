import { postgresMissing } from "@document-export/local-servers";
import { expect, test } from "vitest";
import { preparedFolder } from "../../support/storage/prepared-folder.js";
import { serviceProcess } from "../support/service-process.js";
import { quiet, storm } from "../support/storm.js";

const missing = postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED on PostgreSQL: ${missing}.`);

test("embedded service keeps every promise after a kill under load", async () => {
  const settings = { ...quiet, data: await preparedFolder() };
  const processes = [await serviceProcess(settings)];
  const { faults, tally } = await storm({ settings, processes, signal: "SIGKILL", count: 1 });
  expect(faults).toEqual([]);
  expect(tally.records).toBe(tally.jobs);
});
