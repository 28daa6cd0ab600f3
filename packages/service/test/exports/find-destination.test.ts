import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { hostedDocument } from "../support/hosted-document.js";
import { sharedDemo } from "../support/shared/shared-demo.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

test("uses the current settings of a destination changed since the last export", async () => {
  const { caller, destination, folder, service } = await sharedDemo();
  const change = (values: { name?: string; settings?: string; role?: "source" }) =>
    service.storage.db
      .updateTable("connections")
      .set(values)
      .where("id", "=", destination)
      .execute();
  await caller.export(hostedDocument("First"), { destination });

  const other = await temporaryFolder();
  await change({ name: "Renamed", settings: JSON.stringify({ folder: other, format: "text" }) });
  const options = JSON.stringify({ destination });
  const key = { "idempotency-key": "k" };
  const response = await caller.upload({ file: hostedDocument("Second"), options }, key);
  expect(response.status).toBe(202);
  expect(await response.json()).toMatchObject({ summary: "Waiting to be exported to Renamed." });
  const job = await caller.export(
    hostedDocument("Second"),
    { destination },
    { ...key, prefer: "wait=60" },
  );
  expect(job).toMatchObject({ status: "done" });
  expect(await readdir(other)).toEqual([expect.stringMatching(/\.txt$/)]);
  expect(await readdir(folder)).toHaveLength(1);

  await change({ role: "source" });
  const refused = await caller.upload({ file: hostedDocument("Third"), options });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ errors: [{ pointer: "/options/destination" }] });
});
