import { trace } from "@opentelemetry/api";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openSecretBox } from "../../src/secrets/open-secret-box.js";
import { queues, startTaskQueue } from "../../src/storage/queue/task-queue.js";
import { circuitOf } from "../../src/webhooks/circuit.js";
import { deliverMessage } from "../../src/webhooks/deliver-message.js";
import { hostedDocument } from "../support/hosted-document.js";
import { localOutbound } from "../support/servers/local-outbound.js";
import { startDemo, type Demo } from "../support/start-demo.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

const NAME = queues.deliveries.name;
const ENDPOINT = "http://127.0.0.1:9/hook";
const now = () => new Date();

/** Opens deliveries as a worker does, next to a service that makes none. */
async function openDeliveries({ service: { storage } }: Demo) {
  const queue = await startTaskQueue(storage, { lease: 600 }, () => undefined);
  onTestFinished(queue.stop);
  const { db } = storage;
  const data = await temporaryFolder();
  const secretBox = await openSecretBox({ data, isInUse: async () => false });
  const { dispatcher } = localOutbound;
  const metrics = { deliveryAttempted: () => undefined };
  const tracer = trace.getTracer("test");
  return { db, queue, dispatcher, secretBox, metrics, tracer, now };
}

test.each([
  ["lost its lease", 1],
  ["holds its lease", 0],
])("keeps one task per delivery when a worker postpones who %s", async (_, lost) => {
  const demo = await startDemo({ workers: { deliveries: 0 } });
  const { caller, destination, workspace } = demo;
  const context = await openDeliveries(demo);
  const { db, queue } = context;
  await caller.post("/v2/webhooks", {
    endpoint: ENDPOINT,
    events: ["job.done"],
    connections: [destination],
  });
  await caller.export(hostedDocument("Report"), { destination });
  const circuit = circuitOf({ workspace_id: workspace, endpoint: ENDPOINT });
  await db
    .insertInto("circuits")
    .values({
      workspace_id: circuit.workspace,
      address: circuit.address,
      failures: 3,
      open_until: new Date(Date.now() + 300_000),
      changed_at: new Date(),
    })
    .execute();
  const request = { limit: 1, ignoreGroups: [] };
  const [{ data, lease } = expect.fail("It was enqueued.")] = await queue.claim(db, NAME, request);
  // Simulates another worker that has claimed the task in the meantime.
  await sql`update pgboss.job set retry_count = retry_count + ${lost}::int`.execute(db);
  await deliverMessage(context, data, lease);
  const { rows } = await sql<{ state: string }>`
    select state from pgboss.job where name = ${NAME}`.execute(db);
  expect(rows).toEqual([{ state: lost === 1 ? "active" : "created" }]);
});
