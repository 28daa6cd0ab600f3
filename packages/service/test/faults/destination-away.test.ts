import { once } from "node:events";
import { createServer } from "node:http";
import { rm } from "node:fs/promises";
import type { Selectable } from "kysely";
import { until } from "../support/until.js";
import { testTime } from "../support/test-time.js";
import type { Database } from "../../src/storage/database.js";
import { expect, test } from "vitest";
import { addConnection } from "../../src/storage/statements/connections.js";
import { freePort } from "@document-export/local-servers";
import { hostedDocument } from "../support/hosted-document.js";
import { startReceiver } from "../support/servers/receiver.js";
import { startDemo } from "../support/start-demo.js";
import { aftermath } from "./support/aftermath.js";

/** Longer than the wait before any attempt, in milliseconds. */
const NEXT_ATTEMPT = 60_000;

/** Starts an export to an unreachable server, whose job has failed once already. */
async function exportToNowhere() {
  const port = await freePort();
  const time = testTime();
  const demo = await startDemo({ destinations: { allowLoopback: true } }, { now: time.now });
  const { caller, service, workspace } = demo;
  const { db } = service.storage;
  const connection = { workspace, name: "Away", role: "destination", kind: "http" } as const;
  const settings = { url: `http://127.0.0.1:${port}` };
  const destination = await addConnection(db, { ...connection, settings });
  const receiver = await startReceiver();
  const options = { destination, destinationReference: "a.md", webhooks: [receiver.url] };
  const { id } = await caller.export(hostedDocument("Report"), options, {});
  const jobOf = () =>
    db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  /** Waits until the job has reached a state; its clock skips the waits between its attempts. */
  const untilJob = (hasState: (job: Selectable<Database["jobs"]>) => boolean) =>
    until(async () => {
      const job = await jobOf();
      if (job.status === "queued" && job.attempt > 1) await time.move(db, NEXT_ATTEMPT);
      return hasState(job);
    });
  await until(async () => (await jobOf()).attempt > 1);
  return { ...demo, db, port, receiver, id, jobOf, untilJob };
}

test("a permanently missing destination fails its jobs with a reason", async () => {
  const { db, folder, id, jobOf, port, receiver, untilJob } = await exportToNowhere();
  await untilJob(({ ended_at }) => ended_at !== null);
  expect(await jobOf()).toMatchObject({
    status: "failed",
    attempt: 5,
    summary: "The export to Away failed in 5 attempts.",
  });
  // The operator's timeline shows the cause, which callers do not see.
  const cause = `Cause: connect ECONNREFUSED 127.0.0.1:${port}`;
  const reported = (await jobOf()).history.flatMap(({ detail = "" }) =>
    detail.endsWith(cause) ? [detail.slice(0, -cause.length - 1)] : [],
  );
  expect(reported).toEqual([
    ...Array(4).fill("Waiting for the next attempt: the delivery to Away failed."),
    "The export to Away failed in 5 attempts.",
  ]);
  expect(JSON.stringify(receiver.calls)).not.toContain("ECONNREFUSED");
  await until(async () => (await aftermath(db, { jobs: [id], folder })).length === 0);
  expect(receiver.calls.map(({ type }) => type)).toContain("job.failed");
});

test("a destination that returns gets the exports it missed", async () => {
  const { port, untilJob } = await exportToNowhere();
  const taken: string[] = [];
  const server = createServer((request, response) => {
    if (request.method === "PUT") taken.push(request.url ?? "");
    request
      .resume()
      .on("end", () => response.writeHead(request.method === "PUT" ? 201 : 404).end());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  try {
    await untilJob(({ status }) => status === "done");
  } finally {
    server.close().closeAllConnections();
  }
  expect(taken).toEqual(["/a.md"]);
});

test("creates a removed directory again", async () => {
  const { caller, destination, folder, service } = await startDemo();
  await caller.export(hostedDocument("Before"), { destination });
  await rm(folder, { recursive: true });
  const { id, status } = await caller.export(hostedDocument("After"), {
    destination,
    destinationReference: "after.md",
  });
  expect(status).toBe("done");
  const faults = await aftermath(service.storage.db, { jobs: [id], folder });
  expect(faults).toEqual([expect.stringMatching(/^record without its file: before-/)]);
});
