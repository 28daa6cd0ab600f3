import { expect, test } from "vitest";
import { parseSettings } from "../../src/config/load-settings.js";
import { listSettings } from "../../src/operator-api/handlers/settings.js";
import { hostedDocument } from "../support/hosted-document.js";
import { startReceiver } from "../support/servers/receiver.js";
import {
  addOperatorToken,
  bearer,
  rawRequest,
  readEvents,
  startOperated,
} from "./support/operator.js";

/** Events for queued, processing, done, and the record. */
const JOB_EVENTS = 4;

test("overview counts jobs done and waiting, and deliveries", async () => {
  const demo = await startOperated();
  const headers = bearer(await addOperatorToken(demo, "read"));
  const { url: endpoint } = await startReceiver();
  const events = await readEvents(demo.port, { headers });
  const options = { destination: demo.destination };
  await demo.caller.export(hostedDocument("Report"), { ...options, webhooks: [endpoint] });
  await demo.caller.export(hostedDocument("Report"), options);
  await events.until(({ type, deliveries }) => {
    const { deliveredLastHour, pending } = (deliveries ?? {}) as Readonly<Record<string, number>>;
    return type === "overview" && deliveredLastHour === JOB_EVENTS && pending === 0;
  });
  const { text } = await rawRequest(`${demo.port}/operator/v1/overview`, { headers });
  const overview = JSON.parse(text);
  expect(overview).toMatchObject({
    jobs: {
      queued: 0,
      processing: 0,
      doneLastHour: 2,
      failedLastHour: 0,
      oldestQueuedSeconds: null,
    },
    deliveries: { pending: 0, deliveredLastHour: JOB_EVENTS, failedLastHour: 0 },
    webhooks: { active: 0, failing: 0, disabled: 0 },
    openCircuits: 0,
  });
  expect(overview.rates).toHaveLength(60);
  const rates: { at: string; accepted: number }[] = overview.rates;
  expect(rates.at(-1)?.at).toBe(`${overview.at.slice(0, "yyyy-mm-ddThh:mm".length)}:00.000Z`);
  expect(rates.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(2);
});

test("lists settings without secrets", () => {
  const secretKey = Buffer.alloc(32, 1).toString("base64");
  const settings = parseSettings({
    secretKey,
    previousSecretKeys: [secretKey],
    databaseUrl: "postgres://me:s3cret@db.example/exports",
    tracesUrl: "https://me:s3cret@traces.example/v1",
  });
  const { items } = listSettings(settings).body;
  expect(JSON.stringify(items)).not.toContain("s3cret");
  expect(JSON.stringify(items)).not.toContain(secretKey);
  expect(items.find(({ name }) => name === "tracesUrl")?.value).toBe(
    "https://(hidden)@traces.example/v1",
  );
  expect(items.find(({ name }) => name === "limits.webhooks")).toEqual({
    name: "limits.webhooks",
    value: 100,
    default: 100,
    variable: "DOCUMENT_EXPORT_LIMITS_WEBHOOKS",
    description: expect.stringContaining("webhooks"),
  });
});
