import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { sql } from "kysely";
import { until } from "../support/until.js";
import { expect, test } from "vitest";
import type { StartedService } from "../../src/experimental.js";
import { hostedDocument } from "../support/hosted-document.js";
import { addWorkspace, startDemo, type Demo } from "../support/start-demo.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

const problem = (type: string) => ({ type: `urn:problem-type:document-export:${type}` });

function send({ caller, destination }: Demo, key: string, document = hostedDocument("Report")) {
  const parts = { file: document, options: JSON.stringify({ destination }) };
  return caller.upload(parts, { "idempotency-key": key });
}

/** Returns the usage of each workspace by waiting exports, ordered by workspace id. */
async function usage({ storage }: StartedService) {
  const { rows } = await sql`
    select queued_exports as exports, stored_bytes::float8 as bytes from workspace_usage
    order by workspace_id`.execute(storage.db);
  return rows;
}

test("responds with 429 above a workspace's limit of queued exports", async () => {
  const data = await temporaryFolder();
  const limits = { queuedExports: 3 };
  const idle = await startDemo({ data, limits, workers: { exports: 0 } });
  const other = await addWorkspace(idle.service, join(data, "other"));
  const keys = ["a", "b", "c", "d", "e"];
  const responses = await Promise.all(keys.map((key) => send(idle, key)));
  const refused = responses.filter(({ status }) => status === 429);
  expect(responses.filter(({ status }) => status === 202)).toHaveLength(3);
  expect(refused).toHaveLength(2);
  for (const response of refused) {
    expect(response.headers.get("retry-after")).toBe("30");
    expect(await response.json()).toMatchObject(problem("too-many-queued-exports"));
  }
  const accepted = keys[responses.findIndex(({ status }) => status === 202)] ?? "";
  expect((await send(idle, accepted)).status).toBe(202);
  expect((await send(other, "a")).status).toBe(202);
  await idle.service.stop();

  const { service } = await startDemo({ data, limits });
  const isEmpty = async () => (await usage(service)).every((one) => JSON.stringify(one) === empty);
  const empty = JSON.stringify({ exports: 0, bytes: 0 });
  await until(isEmpty);
});

test("responds with 429 above a workspace's limit of stored bytes", async () => {
  const limits = { storedBytes: 20_000 };
  const demo = await startDemo({ limits, workers: { exports: 0 } });
  // Compresses to about three quarters.
  const document = hostedDocument("Report", [randomBytes(10_000).toString("base64")]);
  expect((await send(demo, "a", document)).status).toBe(202);
  const before = await usage(demo.service);
  const refused = await send(demo, "b", document);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject(problem("too-many-stored-bytes"));
  expect(await usage(demo.service)).toEqual(before);
  expect((await send(demo, "c")).status).toBe(202);
});
