import { defineFaults } from "../../fault.js";
import { create, list, send } from "../../observe/caller.js";
import { DOCUMENT, optionsOf } from "../../observe/exports.js";
import { field, jsonOf } from "../../plant/message.js";
import { alters, isExport, problem, remembering } from "../../plant/rewrite.js";
import { KEY, ONE, TWO, hook, keyed, same, twice } from "./idempotency.js";

const otherFile = twice(
  (t) => keyed(t),
  (t) => keyed(t, { document: { ...DOCUMENT, title: "Other" } }),
);
const otherOptions = twice(
  (t) => keyed(t),
  (t) => keyed(t, optionsOf(t, { destinationReference: "b.md" })),
);

/** Faults in the response to a repeat with the same key. */
export const REPEATS = defineFaults("idempotency", [
  {
    id: "other-file-gives-first-job",
    does: "Gives the first job for the same key with another file, because only options are compared.",
    from: "middleware that hashes parsed fields",
    plant: { behaviour: { contentOf: ({ value }) => JSON.stringify(value) } },
    shows: otherFile,
    healthy: [202, 422, null],
    faulty: ONE,
  },
  {
    id: "other-options-give-first-job",
    does: "Gives the first job for the same key with other options, because only the file is compared.",
    from: "hand-made: the checksum of the upload",
    plant: { behaviour: { contentOf: ({ file }) => file } },
    shows: otherOptions,
    healthy: [202, 422, null],
    faulty: ONE,
  },
  {
    id: "other-content-gives-first",
    does: "Never compares contents: the same key gives the first webhook, whatever is sent.",
    from: "Stripe-like middleware without a fingerprint",
    plant: { behaviour: { onOtherContent: "first" } },
    shows: twice(
      (t) => hook(t, KEY),
      (t) => hook(t, KEY, { description: "other" }),
    ),
    healthy: [201, 422, null],
    faulty: [201, 201, true],
  },
  {
    id: "other-content-makes-another",
    does: "Makes a second resource where the same key comes with another content.",
    from: "key and content hashed together",
    plant: { behaviour: { onOtherContent: "another" } },
    shows: otherFile,
    healthy: [202, 422, null],
    faulty: TWO,
  },
  {
    id: "other-content-is-409",
    does: "Responds with 409 where the same key comes with another content.",
    from: "the older IETF draft, PayPal",
    plant: alters(isExport, (reply) =>
      jsonOf(reply)?.type?.endsWith("idempotency-mismatch") ? problem(409) : reply,
    ),
    shows: otherFile,
    healthy: [202, 422, null],
    faulty: [202, 409, null],
  },
  {
    id: "member-order-counts",
    does: "Takes another order of members for another content.",
    from: "a hash of the raw body",
    plant: { behaviour: { contentOf: ({ value, file }) => JSON.stringify(value) + file } },
    shows: twice(
      (t) => keyed(t, { options: { destination: t.destination, destinationReference: "c.md" } }),
      (t) => keyed(t, { options: { destinationReference: "c.md", destination: t.destination } }),
    ),
    healthy: ONE,
    faulty: [202, 422, null],
  },
  {
    id: "boundary-counts",
    does: "Takes another multipart boundary for another content.",
    from: "a hash of the raw body",
    plant: remembering(
      () => new Map<string, string>(),
      async (bodies, r, next) => {
        const key = field(r, "idempotency-key");
        const text = r.body.toString("latin1");
        if (key !== undefined && (bodies.get(key) ?? text) !== text) return problem(422);
        if (key !== undefined) bodies.set(key, text);
        return next(r);
      },
    ),
    shows: twice(
      (t) => keyed(t),
      (t) => keyed(t, { boundary: "another" }),
    ),
    healthy: ONE,
    faulty: [202, 422, null],
  },
  {
    id: "repeat-is-409",
    does: "Answers each repeat of a finished request with 409.",
    from: "hand-made: the key must be unique",
    plant: remembering(
      () => new Set<string>(),
      async (keys, r, next) => {
        const key = field(r, "idempotency-key");
        if (key !== undefined && keys.has(key)) return problem(409);
        if (key !== undefined) keys.add(key);
        return next(r);
      },
    ),
    shows: same,
    healthy: ONE,
    faulty: [202, 409, null],
  },
  {
    id: "repeat-is-200",
    does: "Answers a repeat with 200, not 202.",
    from: "hand-made: found is 200",
    plant: remembering(
      () => new Set<string>(),
      async (keys, r, next) => {
        const reply = await next(r);
        const key = field(r, "idempotency-key") ?? "";
        const isRepeat = keys.has(key);
        keys.add(key);
        return isRepeat && reply.status === 202 ? { ...reply, status: 200 } : reply;
      },
    ),
    shows: same,
    healthy: ONE,
    faulty: [202, 200, true],
  },
  {
    id: "race-makes-two",
    does: "Exports twice where two requests with one key come at once.",
    from: "find-then-insert without a unique key",
    plant: { behaviour: { storesKeyLate: true } },
    shows: async (t) => {
      const got = await Promise.all(Array.from({ length: 5 }, () => send(t, keyed(t))));
      return (
        new Set(got.filter(({ status }) => status === 202).map(({ json }) => json.id)).size > 1
      );
    },
    healthy: false,
    faulty: true,
  },
  {
    id: "refusal-kept",
    does: "Answers with the stored refusal after the caller has fixed the request.",
    from: "middleware that stores every response",
    plant: { behaviour: { keepsRefusals: true } },
    shows: twice(
      (t) => keyed(t, { options: { destination: 999_999 } }),
      (t) => keyed(t),
    ),
    healthy: [422, 202, false],
    faulty: [422, 422, null],
  },
  {
    id: "key-forgotten-at-end",
    does: "Forgets a key when its job has ended, and exports again.",
    from: "locks (Redis SET NX) released at the end",
    plant: { behaviour: { forgetsKeyAtEnd: true } },
    shows: async (t) => {
      const first = (await send(t, keyed(t))).json.id;
      await t.settled();
      return (await send(t, keyed(t))).json.id === first;
    },
    healthy: true,
    faulty: false,
  },
  {
    id: "key-not-for-webhooks",
    does: "Honours keys for exports only, and registers a webhook twice.",
    from: "hand-made",
    plant: {
      behaviour: { slotOf: (use) => (use.operation === "createWebhook" ? undefined : use.key) },
    },
    shows: twice((t) => hook(t, KEY)),
    healthy: [201, 201, true],
    faulty: [201, 201, false],
  },
  {
    id: "get-needs-no-key-but-is-cached",
    does: "Answers a GET that has a key with the stored response of the first one.",
    from: "middleware on every method",
    plant: remembering(
      () => new Map<string, ReturnType<typeof problem>>(),
      async (replies, r, next) => {
        const key = field(r, "idempotency-key");
        if (r.method !== "GET" || key === undefined) return next(r);
        const reply = replies.get(key) ?? (await next(r));
        replies.set(key, reply);
        return reply;
      },
    ),
    shows: async (t) => {
      const headers = { "idempotency-key": KEY };
      await send(t, list("webhooks", { headers }));
      await send(t, create(t));
      return (await send(t, list("webhooks", { headers }))).json.items.length;
    },
    healthy: 1,
    faulty: 0,
  },
]);
