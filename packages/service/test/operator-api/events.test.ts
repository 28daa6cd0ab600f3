import { expect, test } from "vitest";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { hostedDocument } from "../support/hosted-document.js";
import { startReceiver } from "../support/servers/receiver.js";
import { addOperatorToken, bearer, readEvents, startOperated } from "./support/operator.js";

test("streams jobs, deliveries and webhooks as they change", async () => {
  const demo = await startOperated();
  const headers = bearer(await addOperatorToken(demo, "read"));
  const { url: endpoint } = await startReceiver();
  const events = await readEvents(demo.port, { headers });
  const isOf = (kind: string, list: string) => (data: { type: string; list?: unknown }) =>
    data.type === kind || (data.type === "changed" && data.list === list);
  const webhook = await demo.caller.post("/v2/webhooks", {
    endpoint,
    connections: [demo.destination],
    events: ["job.done"],
  });
  expect(webhook.status).toBe(201);
  await events.until(isOf("webhook", "webhooks"));
  const job = await demo.caller.export(hostedDocument("Report"), { destination: demo.destination });
  await events.until(({ type, id }) => type === "job" && id === job.id);
  await events.until(isOf("delivery", "deliveries"));
  await events.until(({ type }) => type === "overview");
});

test("replaces too many changes by an event to reload the list", async () => {
  const demo = await startOperated();
  const headers = bearer(await addOperatorToken(demo, "read"));
  const events = await readEvents(demo.port, { headers });
  const exports = Array.from({ length: 12 }, (_, index) =>
    demo.caller.export(hostedDocument(`Report ${index}`), { destination: demo.destination }, {}),
  );
  await Promise.all(exports);
  await events.until(({ type, list }) => type === "changed" && list === "jobs");
});

test("ends a stream when its token is deleted", async () => {
  const demo = await startOperated();
  const headers = bearer(await addOperatorToken(demo, "read"));
  const { ended } = await readEvents(demo.port, { headers });
  const { db } = demo.service.storage;
  await db.deleteFrom("operator_tokens").execute();
  await db
    .insertInto("audit_log")
    .values({
      changed_at: new Date(),
      actor: "a",
      action: "operator-token.revoke",
      subject: "operator token 1",
      details: "{}",
    })
    .execute();
  await ended;
});

test("ends streams when the service stops", async () => {
  const demo = await startOperated();
  const headers = bearer(await addOperatorToken(demo, "read"));
  const { ended } = await readEvents(demo.port, { headers });
  await demo.service.stop();
  await ended;
});

test("requires no API token over the control socket", async () => {
  const data = await temporaryFolder();
  const demo = await startOperated({ data });
  const events = await readEvents("http://localhost", { socket: data });
  expect(events.status).toBe(200);
  await demo.caller.export(hostedDocument("Report"), { destination: demo.destination });
  await events.until(({ type }) => type === "job");
});
