import { connect } from "node:net";
import { once } from "node:events";
import { defineFaults } from "../../fault.js";
import {
  create,
  list,
  outcome,
  seen,
  send,
  serveOthers,
  statusOf,
  unlessSilent,
} from "../../observe/caller.js";
import { upload } from "../../observe/exports.js";
import { partsOf } from "../../plant/form.js";
import { jsonOf, queryOf, withBody } from "../../plant/message.js";
import {
  changes,
  exchange,
  isCreate,
  isExport,
  isList,
  isWebhooks,
  problem,
  refuses,
  remembering,
} from "../../plant/rewrite.js";

const KNOWN = new Set(["endpoint", "events", "connections", "description", "origin"]);

/** Faults with silent clients, slow clients, and several requests at the same time. */
export const CONCURRENCY = defineFaults("robustness", [
  {
    id: "broken-json-hangs",
    does: "Never responds to broken JSON.",
    from: "Prism, Express: a rejected promise that nobody awaits",
    plant: exchange(async (r, next) =>
      isCreate(r) && jsonOf(r) === undefined
        ? { status: 0, fields: [], body: Buffer.alloc(0), write: () => undefined }
        : next(r),
    ),
    shows: (t) => unlessSilent(t, outcome(t, create(t, "{"))),
    healthy: 400,
    faulty: "silence",
  },
  {
    id: "dies-of-broken-multipart",
    does: "Closes the connection without a response on a part without a name.",
    from: "parse-multipart-data: the process dies",
    plant: exchange(async (r, next) =>
      isExport(r) && partsOf(r).some(({ name }) => name === "")
        ? { status: 0, fields: [], body: Buffer.alloc(0), write: (socket) => void socket.destroy() }
        : next(r),
    ),
    shows: async (t) =>
      send(t, upload(t, { parts: [["Content-Type: text/plain", "x"]] })).then(
        ({ status }) => status,
        () => "closed",
      ),
    healthy: 400,
    faulty: "closed",
  },
  {
    id: "sick-after-bad-request",
    does: "Responds with 500 to the request that follows a bad one.",
    from: "connections returned to a pool inside a failed transaction",
    plant: remembering(
      () => ({ isSick: false }),
      async (state, r, next) => {
        if (state.isSick) {
          state.isSick = false;
          return problem(500);
        }
        const reply = await next(r);
        state.isSick = reply.status === 400;
        return reply;
      },
    ),
    shows: async (t) => {
      await send(t, list("collections?pageNo=x"));
      return (await send(t, list("collections"))).status;
    },
    healthy: 200,
    faulty: 500,
  },
  {
    id: "refused-webhook-stored",
    does: "Stores a webhook that it refuses.",
    from: "insert before validation, without a transaction",
    plant: remembering(
      () => ({ refused: 0 }),
      async (state, r, next) => {
        const reply = await next(r);
        if (isCreate(r) && reply.status === 422) state.refused += 1;
        if (!isWebhooks(r) || state.refused === 0) return reply;
        const page = jsonOf(reply);
        page.items.push({
          id: 999,
          endpoint: "x",
          events: ["x"],
          connections: [],
          description: null,
        });
        return withBody(reply, JSON.stringify(page));
      },
    ),
    shows: async (t) => {
      await send(t, create(t, { connections: [987_654] }));
      return (await send(t, list("webhooks"))).json.items.length;
    },
    healthy: 0,
    faulty: 1,
  },
  {
    id: "parallel-creates-lost",
    does: "Loses webhooks that are registered at the same time.",
    from: "read, change, write of one JSON column",
    plant: remembering(
      () => ({ under: 0, lost: new Set<number>() }),
      async (state, r, next) => {
        state.under += isCreate(r) ? 1 : 0;
        const isParallel = isCreate(r) && state.under > 1;
        const reply = await next(r);
        state.under -= isCreate(r) ? 1 : 0;
        if (isParallel) state.lost.add(jsonOf(reply)?.id);
        if (!isWebhooks(r)) return reply;
        const page = jsonOf(reply);
        const items = page.items.filter(({ id }: { id: number }) => !state.lost.has(id));
        return withBody(reply, JSON.stringify({ ...page, items }));
      },
    ),
    shows: async (t) => {
      await Promise.all(Array.from({ length: 8 }, () => send(t, create(t))));
      return (await send(t, list("webhooks"))).json.items.length === 8;
    },
    healthy: true,
    faulty: false,
  },
  {
    id: "parallel-creates-share-id",
    does: "Gives several webhooks one id.",
    from: "SELECT MAX(id) + 1",
    plant: changes(isCreate, (made) => ({ ...made, id: Math.ceil(made.id / 4) })),
    shows: async (t) => {
      const got = await Promise.all(Array.from({ length: 8 }, () => send(t, create(t))));
      return new Set(got.map(({ json }) => json.id)).size;
    },
    healthy: 8,
    faulty: 2,
  },
  {
    id: "parallel-exports-mixed-up",
    does: "Gives two exports that come at the same time one job.",
    from: "state in a field of a singleton: Spring beans, module variables",
    plant: remembering(
      () => ({
        last: undefined as Promise<Awaited<ReturnType<typeof problem>>> | undefined,
        under: 0,
      }),
      async (state, r, next) => {
        if (!isExport(r)) return next(r);
        if (state.under === 0) state.last = next(r);
        state.under += 1;
        const reply = await state.last!;
        state.under -= 1;
        return reply;
      },
    ),
    shows: async (t) => {
      const got = await Promise.all(Array.from({ length: 6 }, () => send(t, upload(t))));
      return new Set(got.map(({ json }) => json.id)).size === 6;
    },
    healthy: true,
    faulty: false,
  },
  {
    id: "parallel-requests-refused",
    does: "Responds with 503 to all but one of the requests that come at once.",
    from: "single-threaded development servers, SQLite: database is locked",
    plant: remembering(
      () => ({ under: 0 }),
      async (state, r, next) => {
        if (state.under > 0) return problem(503);
        state.under += 1;
        const reply = await next(r);
        state.under -= 1;
        return reply;
      },
    ),
    shows: async (t) => {
      const got = await Promise.all(Array.from({ length: 6 }, () => send(t, list("collections"))));
      return got.every(({ status }) => status === 200);
    },
    healthy: true,
    faulty: false,
  },
  {
    id: "slow-body-cut-off",
    does: "Takes what has come of a slow body after a moment for the whole.",
    from: "hand-made: one read of the socket",
    plant: exchange(async (r, next) =>
      isCreate(r) && r.pieces > 1 && r.body.length < 4_096 ? problem(400) : next(r),
    ),
    shows: async (t) => {
      const sent = create(t);
      const body = String(sent.body);
      const { hostname, port } = new URL(t.baseUrl);
      const socket = connect(Number(port), hostname);
      socket.write(
        `POST /v2/webhooks HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${t.token}\r\n` +
          `Content-Type: application/json\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n` +
          body.slice(0, 10),
      );
      // Writes the second piece only after the first has been read.
      await serveOthers(t);
      socket.write(body.slice(10));
      const [first] = (await once(socket, "data")) as [Buffer];
      socket.destroy();
      return first.toString().slice(9, 12);
    },
    healthy: "201",
    faulty: "400",
  },
  {
    id: "unknown-parameter-refused",
    does: "Responds with 400 to a query parameter that it does not know.",
    from: "Rails strong parameters raise, strict validators",
    plant: refuses(
      (r) =>
        isList(r) &&
        [...queryOf(r).keys()].some((name) => name !== "pageNo" && name !== "pageSize"),
      400,
    ),
    shows: statusOf(list("collections?notInTheInterface=1")),
    healthy: 200,
    faulty: 400,
  },
  {
    id: "unknown-member-refused",
    does: "Responds with 400 to a member of a webhook that it does not know.",
    from: "Jackson FAIL_ON_UNKNOWN_PROPERTIES, additionalProperties: false",
    plant: refuses(
      (r) => isCreate(r) && Object.keys(jsonOf(r) ?? {}).some((name) => !KNOWN.has(name)),
      400,
    ),
    shows: statusOf((t) => create(t, { notInTheInterface: true })),
    healthy: 201,
    faulty: 400,
  },
  {
    id: "unknown-member-returned",
    does: "Stores members that it does not know and returns them.",
    from: "document databases: insert(req.body)",
    plant: exchange(async (r, next) => {
      const reply = await next(r);
      if (!isCreate(r) || reply.status !== 201) return reply;
      return withBody(reply, JSON.stringify({ ...jsonOf(r), ...jsonOf(reply) }));
    }),
    shows: seen(
      (t) => create(t, { notInTheInterface: true }),
      ({ json }) => "notInTheInterface" in json,
    ),
    healthy: false,
    faulty: true,
  },
]);
