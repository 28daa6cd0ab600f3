import { defineFaults } from "../../fault.js";
import { create, send, sendBytes, type Sent } from "../../observe/caller.js";
import { upload, type Form } from "../../observe/exports.js";
import type { Target } from "../../../implementation/on-stub/in-memory.js";
import { field, withField } from "../../plant/message.js";
import { always, exchange, problem, sends } from "../../plant/rewrite.js";

export const KEY = "key-of-a-proof";
export const keyed = (t: Target, form: Form = {}, rest: Partial<Sent> = {}) =>
  upload(t, form, { ...rest, headers: { "idempotency-key": KEY, ...rest.headers } });

/** Observes two requests: the statuses, and whether both return the same resource. */
export const twice =
  (first: (target: Target) => Sent, second: (target: Target) => Sent = first) =>
  async (t: Target): Promise<unknown> => {
    const [a, b] = [await send(t, first(t)), await send(t, second(t))];
    return [a.status, b.status, b.json.id === undefined ? null : a.json.id === b.json.id];
  };
export const same = twice((t) => keyed(t));
export const hook = (t: Target, key: string, members = {}) =>
  create(t, members, { headers: { "idempotency-key": key } });
const withKey = (key: string) => async (t: Target) =>
  (await send(t, upload(t, {}, { headers: { "idempotency-key": key } }))).status;

export const TWO = [202, 202, false];
export const ONE = [202, 202, true];

/** Faults in `Idempotency-Key`. */
export const IDEMPOTENCY = defineFaults("idempotency", [
  {
    id: "key-ignored-but-echoed",
    does: "Sends the key back and exports again.",
    from: "hand-made: the header is only copied",
    plant: { behaviour: { slotOf: () => undefined } },
    shows: same,
    healthy: ONE,
    faulty: TWO,
  },
  {
    id: "key-not-echoed",
    does: "Honours the key and does not send it back, so that no caller may rely on it.",
    from: "Stripe and most middleware: no echo",
    plant: { behaviour: { keyHeader: () => undefined } },
    shows: async (t) => (await send(t, keyed(t))).headers["idempotency-key"] ?? null,
    healthy: KEY,
    faulty: null,
  },
  {
    id: "key-echoed-otherwise",
    does: "Sends the key back in lower case and quotation marks.",
    from: "structured fields (the IETF draft)",
    plant: { behaviour: { keyHeader: (key) => `"${key}"` } },
    shows: async (t) => (await send(t, keyed(t))).headers["idempotency-key"] ?? null,
    healthy: KEY,
    faulty: `"${KEY}"`,
  },
  {
    id: "key-shared-by-tokens",
    does: "Shares keys between the tokens of a workspace.",
    from: "hand-made: the key alone is unique",
    plant: {
      behaviour: { slotOf: ({ workspace, operation, key }) => `${workspace} ${operation} ${key}` },
    },
    shows: twice(
      (t) => keyed(t),
      (t) => keyed(t, {}, { token: t.siblingToken }),
    ),
    healthy: TWO,
    faulty: ONE,
  },
  {
    id: "key-shared-by-workspaces",
    does: "Gives another workspace the job of whoever used the key first.",
    from: "hand-made: a unique index on the key alone",
    plant: {
      behaviour: { slotOf: ({ operation, key }) => `${operation} ${key}`, contentOf: () => "" },
    },
    shows: twice(
      (t) => keyed(t),
      (t) => keyed(t, { options: { destination: t.foreignDestination } }, { token: t.secondToken }),
    ),
    healthy: TWO,
    faulty: ONE,
  },
  {
    id: "key-shared-by-operations",
    does: "Refuses a key for a webhook that was used for an export.",
    from: "middleware that knows no operations",
    plant: { behaviour: { slotOf: ({ token, key }) => `${token} ${key}` } },
    shows: twice(
      (t) => keyed(t),
      (t) => hook(t, KEY),
    ),
    healthy: [202, 201, false],
    faulty: [202, 422, null],
  },
  {
    id: "key-case-ignored",
    does: "Takes two keys that differ in case for one.",
    from: "MySQL and SQL Server collations",
    plant: {
      behaviour: {
        slotOf: ({ token, operation, key }) => `${token} ${operation} ${key.toLowerCase()}`,
      },
    },
    shows: twice(
      (t) => keyed(t),
      (t) => upload(t, {}, { headers: { "idempotency-key": KEY.toUpperCase() } }),
    ),
    healthy: TWO,
    faulty: ONE,
  },
  {
    id: "key-cut-off",
    does: "Stores the first 36 characters of a key.",
    from: "char(36) columns in MySQL without strict mode",
    plant: {
      behaviour: {
        slotOf: ({ token, operation, key }) => `${token} ${operation} ${key.slice(0, 36)}`,
      },
    },
    shows: twice(
      (t) => upload(t, {}, { headers: { "idempotency-key": `${"k".repeat(254)}1` } }),
      (t) => upload(t, {}, { headers: { "idempotency-key": `${"k".repeat(254)}2` } }),
    ),
    healthy: TWO,
    faulty: ONE,
  },
  {
    id: "key-of-256-taken",
    does: "Takes keys longer than 255 characters.",
    from: "text columns",
    plant: sends(always, (r) =>
      withField(r, "Idempotency-Key", field(r, "idempotency-key")?.slice(0, 255)),
    ),
    shows: withKey("k".repeat(256)),
    healthy: 400,
    faulty: 202,
  },
  {
    id: "key-of-255-refused",
    does: "Refuses keys longer than 64 characters.",
    from: "hand-made: varchar(64)",
    plant: exchange(async (r, next) =>
      (field(r, "idempotency-key") ?? "").length > 64 ? problem(400) : next(r),
    ),
    shows: withKey("k".repeat(255)),
    healthy: 202,
    faulty: 400,
  },
  {
    id: "key-must-be-uuid",
    does: "Refuses keys that are not UUID.",
    from: "Spring @RequestHeader UUID, ASP.NET Guid",
    plant: exchange(async (r, next) =>
      /^[0-9a-f-]{36}$/.test(field(r, "idempotency-key") ?? "0".repeat(36))
        ? next(r)
        : problem(400),
    ),
    shows: withKey("order 7"),
    healthy: 202,
    faulty: 400,
  },
  {
    id: "key-empty-taken",
    does: "Takes an empty key as no key.",
    from: "truthiness: if (key)",
    plant: sends(always, (r) =>
      withField(r, "Idempotency-Key", field(r, "idempotency-key") || undefined),
    ),
    shows: withKey(""),
    healthy: 400,
    faulty: 202,
  },
  {
    id: "key-sent-twice-taken",
    does: "Takes the first of two keys.",
    from: "Go Header.Get, Express req.get",
    plant: sends(always, (r) => withField(r, "Idempotency-Key", field(r, "idempotency-key"))),
    shows: async (t) => {
      const sent = keyed(t).body as Buffer;
      const lines = [
        "POST /v2/export/hosted-docs HTTP/1.1",
        "Host: localhost",
        `Authorization: Bearer ${t.token}`,
        "Idempotency-Key: one",
        "Idempotency-Key: two",
        "Connection: close",
        "Content-Type: multipart/form-data; boundary=----boundary-of-a-proof",
        `Content-Length: ${sent.length}`,
      ];
      const bytes = Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`), sent]);
      return (await sendBytes(t, bytes)).slice(9, 12);
    },
    healthy: "400",
    faulty: "202",
  },
]);
