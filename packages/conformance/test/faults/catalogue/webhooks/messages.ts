import { without, type AnyJson } from "../../any-json.js";
import { sign } from "node:crypto";
import { generateKeyPairSync } from "node:crypto";
import type { Call } from "../../../implementation/on-stub/behaviour.js";
import { defineFaults, type Plant } from "../../fault.js";
import { optionsOf } from "../../observe/exports.js";
import { deliveries, isSigned, type Received } from "../../observe/receiver.js";
import type { Target } from "../../../implementation/on-stub/in-memory.js";

/** Observes the message that reports a job as done. */
function message(inspect: (received: Received, target: Target) => unknown) {
  return deliveries(([received], target) => received && inspect(received, target), {
    webhook: () => ({ events: ["job.done"] }),
  });
}

const hasSignature = message(isSigned);
const rename = (headers: Call["headers"], from: string, to: string) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name === from ? to : name, value]),
  );
const calls = (call: (call: Call) => Call): Plant => ({ behaviour: { call } });
const withHeader = (name: string, value: string): Plant =>
  calls((call) => ({ ...call, headers: { ...call.headers, [name]: value } }));
const encodes = (change: (event: AnyJson) => unknown): Plant => ({
  behaviour: { encode: (event) => JSON.stringify(change(event)) },
});
const signed = (
  content: (of: { id: string; timestamp: string; body: string }) => string,
): Plant => ({
  behaviour: {
    sign: (of, key) => `v1a,${sign(null, Buffer.from(content(of)), key).toString("base64")}`,
  },
});
const ageOf = ({ headers, at }: Received): number =>
  Math.abs(at / 1000 - Number(headers["webhook-timestamp"]));
const other = generateKeyPairSync("ed25519").privateKey;

/** Faults in the method, header, body and signature of messages. */
export const MESSAGES = defineFaults("delivery", [
  {
    id: "message-by-put",
    does: "Sends events with PUT.",
    from: "hand-made",
    plant: calls((call) => ({ ...call, method: "PUT" })),
    shows: message(({ method }) => method),
    healthy: "POST",
    faulty: "PUT",
  },
  {
    id: "message-by-get",
    does: "Calls the endpoint with GET and no body.",
    from: "hand-made: a ping",
    plant: calls((call) => ({ ...call, method: "GET", body: Buffer.alloc(0) })),
    shows: message(({ method, bytes }) => [method, bytes.length > 0]),
    healthy: ["POST", true],
    faulty: ["GET", false],
  },
  {
    id: "message-as-form",
    does: "Sends the event form-encoded, as the field `payload`.",
    from: "Rails Net::HTTP.post_form, GitHub's old default",
    plant: calls((call) => ({
      ...call,
      headers: { ...call.headers, "content-type": "application/x-www-form-urlencoded" },
      body: Buffer.from(`payload=${encodeURIComponent(call.body.toString())}`),
    })),
    shows: message(({ headers, json }) => [headers["content-type"], json === undefined]),
    healthy: ["application/json", false],
    faulty: ["application/x-www-form-urlencoded", true],
  },
  {
    id: "message-as-text",
    does: "Sends the JSON of an event as text/plain.",
    from: "fetch with a string body",
    plant: withHeader("content-type", "text/plain;charset=UTF-8"),
    shows: message(({ headers }) => headers["content-type"]),
    healthy: "application/json",
    faulty: "text/plain;charset=UTF-8",
  },
  {
    id: "message-without-type",
    does: "Sends events without Content-Type.",
    from: "Go http.NewRequest",
    plant: calls(({ headers, ...call }) => ({
      ...call,
      headers: rename(headers, "content-type", "x-content-type"),
    })),
    shows: message(({ headers }) => headers["content-type"] ?? null),
    healthy: "application/json",
    faulty: null,
  },
  {
    id: "message-names-differ",
    does: "Sends the type of an event as `event`, not as `type`.",
    from: "hand-made",
    plant: encodes(({ type, ...rest }) => ({ event: type, ...rest })),
    shows: message(({ json }) => json.type ?? null),
    healthy: "job.done",
    faulty: null,
  },
  {
    id: "message-type-in-snake-case",
    does: "Names the event `job_done` in the message.",
    from: "Rails and Python enum names",
    plant: encodes((event) => ({ ...event, type: event.type.replace(".", "_") })),
    shows: message(({ json }) => json.type),
    healthy: "job.done",
    faulty: "job_done",
  },
  {
    id: "message-is-bare-job",
    does: "Sends the job itself, without the envelope of type, timestamp and data.",
    from: "hand-made",
    plant: encodes((event) => event.data.job),
    shows: message(({ json }) => Object.keys(json).includes("data")),
    healthy: true,
    faulty: false,
  },
  {
    id: "message-without-attempt",
    does: "Leaves `attempt` out of the data of a job event.",
    from: "hand-made",
    plant: encodes((event) => ({ ...event, data: without(event.data, "attempt") })),
    shows: message(({ json }) => json.data.attempt ?? null),
    healthy: 1,
    faulty: null,
  },
  {
    id: "message-attempt-from-zero",
    does: "Counts attempts from 0.",
    from: "hand-made: an index",
    plant: encodes((event) => ({ ...event, data: { ...event.data, attempt: 0 } })),
    shows: message(({ json }) => json.data.attempt),
    healthy: 1,
    faulty: 0,
  },
  {
    id: "message-without-warnings",
    does: "Leaves empty `warnings` and `warningCounts` out.",
    from: "Go omitempty, Jackson NON_EMPTY",
    plant: encodes(({ data: { job, attempt }, ...event }) => ({
      ...event,
      data: { job, attempt },
    })),
    shows: message(({ json }) => json.data.warnings ?? null),
    healthy: [],
    faulty: null,
  },
  {
    id: "message-warning-counts-empty",
    does: "Sends `warningCounts` empty for a job that has warnings.",
    from: "hand-made",
    plant: encodes((event) =>
      event.data.job ? { ...event, data: { ...event.data, warningCounts: {} } } : event,
    ),
    shows: deliveries(([received]) => received?.json.data.warningCounts, {
      webhook: () => ({ events: ["job.done"] }),
      form: (t) => optionsOf(t, { destinationReference: "a:b.md" }),
    }),
    healthy: { "target-renamed": 1 },
    faulty: {},
  },
  {
    id: "message-timestamp-in-numbers",
    does: "Sends `timestamp` of the event as milliseconds.",
    from: "Jackson WRITE_DATES_AS_TIMESTAMPS",
    plant: encodes((event) => ({ ...event, timestamp: Date.parse(event.timestamp) })),
    shows: message(({ json }) => typeof json.timestamp),
    healthy: "string",
    faulty: "number",
  },
  {
    id: "message-job-is-stale",
    does: "Sends with `job.done` the job as it was when it was queued.",
    from: "hand-made: the job is serialized once, at creation",
    plant: encodes((event) => ({
      ...event,
      data: { ...event.data, job: { ...event.data.job, status: "queued", outputDocuments: [] } },
    })),
    shows: message(({ json }) => [json.type, json.data.job.status]),
    healthy: ["job.done", "done"],
    faulty: ["job.done", "queued"],
  },
  {
    id: "message-is-an-array",
    does: "Sends each event inside an array, as a batch of one.",
    from: "SendGrid and Azure Event Grid style",
    plant: encodes((event) => [event]),
    shows: message(({ json }) => Array.isArray(json)),
    healthy: false,
    faulty: true,
  },
  {
    id: "message-has-bearer-token",
    does: "Sends the caller's `Authorization` on to the endpoint.",
    from: "hand-made: one HTTP client with default headers",
    plant: withHeader("authorization", "Bearer First-token"),
    shows: message(({ headers }) => headers.authorization ?? null),
    healthy: null,
    faulty: "Bearer First-token",
  },
  {
    id: "message-has-document",
    does: "Sends the whole uploaded document with the event.",
    from: "hand-made: the entity is serialized with its relations",
    plant: encodes((event) => ({
      ...event,
      data: { ...event.data, upload: { documentId: "document-1", body: { content: [] } } },
    })),
    shows: message(({ json }) => "upload" in json.data),
    healthy: false,
    faulty: true,
  },
  {
    id: "signature-missing",
    does: "Sends events without the three headers of Standard Webhooks.",
    from: "hand-made",
    plant: calls(({ headers, ...call }) => ({
      ...call,
      headers: { "content-type": headers["content-type"] ?? "" },
    })),
    shows: message(({ headers }) => "webhook-signature" in headers),
    healthy: true,
    faulty: false,
  },
  {
    id: "signature-of-body-only",
    does: "Signs the body without id and timestamp.",
    from: "GitHub style signatures",
    plant: signed(({ body }) => body),
    shows: hasSignature,
    healthy: true,
    faulty: false,
  },
  {
    id: "signature-of-other-bytes",
    does: "Signs the event as it was and sends it with indentation.",
    from: "Express: res.json after signing JSON.stringify",
    plant: calls((call) => ({
      ...call,
      body: Buffer.from(JSON.stringify(JSON.parse(call.body.toString()), undefined, 2)),
    })),
    shows: hasSignature,
    healthy: true,
    faulty: false,
  },
  {
    id: "signature-in-hex",
    does: "Writes the signature in hex instead of base64.",
    from: "GitHub and Slack style signatures",
    plant: {
      behaviour: {
        sign: ({ id, timestamp, body }, key) =>
          `v1a,${sign(null, Buffer.from(`${id}.${timestamp}.${body}`), key).toString("hex")}`,
      },
    },
    shows: message((received, t) => [
      isSigned(received, t),
      /^v1a,[0-9a-f]{128}$/.test(String(received.headers["webhook-signature"])),
    ]),
    healthy: [true, false],
    faulty: [false, true],
  },
  {
    id: "signature-without-version",
    does: "Sends the signature without `v1a,`.",
    from: "hand-made",
    plant: {
      behaviour: {
        sign: ({ id, timestamp, body }, key) =>
          sign(null, Buffer.from(`${id}.${timestamp}.${body}`), key).toString("base64"),
      },
    },
    shows: hasSignature,
    healthy: true,
    faulty: false,
  },
  {
    id: "signature-symmetric",
    does: "Sends a `v1` HMAC signature, whose secret no receiver has.",
    from: "Standard Webhooks libraries: symmetric by default",
    plant: {
      behaviour: { sign: () => `v1,${Buffer.alloc(32, 7).toString("base64")}` },
    },
    shows: hasSignature,
    healthy: true,
    faulty: false,
  },
  {
    id: "signature-by-unpublished-key",
    does: "Signs with a key that was rotated in and never published.",
    from: "hand-made: key rotation",
    plant: {
      behaviour: {
        sign: ({ id, timestamp, body }) =>
          `v1a,${sign(null, Buffer.from(`${id}.${timestamp}.${body}`), other).toString("base64")}`,
      },
    },
    shows: hasSignature,
    healthy: true,
    faulty: false,
  },
  {
    id: "signature-separated-by-commas",
    does: "Separates two signatures by a comma, not by a space, while keys rotate.",
    from: "Stripe style signatures",
    plant: {
      behaviour: {
        sign: ({ id, timestamp, body }, key) => {
          const content = Buffer.from(`${id}.${timestamp}.${body}`);
          const [old, now] = [sign(null, content, other), sign(null, content, key)];
          return `v1a,${old.toString("base64")},v1a,${now.toString("base64")}`;
        },
      },
    },
    shows: message(({ headers }) => /^\S+,v1a,/.test(String(headers["webhook-signature"]))),
    healthy: false,
    faulty: true,
  },
  {
    id: "signature-timestamp-in-milliseconds",
    does: "Sends and signs `webhook-timestamp` in milliseconds.",
    from: "JavaScript Date.now()",
    plant: { behaviour: { timestamp: (now) => String(now) } },
    shows: message((received) => ageOf(received) < 300),
    healthy: true,
    faulty: false,
  },
  {
    id: "signature-timestamp-as-date",
    does: "Sends `webhook-timestamp` as an ISO date.",
    from: "JSON serializers of Spring and ASP.NET",
    plant: { behaviour: { timestamp: (now) => new Date(now).toISOString() } },
    shows: message(({ headers }) => /^\d{10}$/.test(String(headers["webhook-timestamp"]))),
    healthy: true,
    faulty: false,
  },
  {
    id: "signature-timestamp-stale",
    does: "Signs a message once, when its job is created, so that late attempts inspect like replays.",
    from: "hand-made: the signature is stored with the message",
    plant: { behaviour: { timestamp: (now) => String(Math.floor(now / 1000) - 3_600) } },
    shows: message((received) => ageOf(received) < 300),
    healthy: true,
    faulty: false,
  },
  {
    id: "signature-headers-prefixed",
    does: "Names the headers `X-Webhook-Id`, `X-Webhook-Timestamp` and `X-Webhook-Signature`.",
    from: "hand-made",
    plant: calls(({ headers, ...call }) => ({
      ...call,
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [
          name.replace(/^webhook/, "x-webhook"),
          value,
        ]),
      ),
    })),
    shows: message(({ headers }) => "webhook-id" in headers),
    healthy: true,
    faulty: false,
  },
]);
