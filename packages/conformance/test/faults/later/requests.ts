import type { AnyJson } from "../any-json.js";
import { create, list, seen, send, statusOf } from "../observe/caller.js";
import { defaultParts, upload } from "../observe/exports.js";
import { partsOf, withParts } from "../plant/form.js";
import { field, jsonOf, queryOf, withBody, withField, withQuery } from "../plant/message.js";
import {
  alters,
  changes,
  exchange,
  isCreate,
  isExport,
  isList,
  isRecords,
  isWebhooks,
  problem,
  remembering,
  sends,
} from "../plant/rewrite.js";
import type { LaterFault } from "./later-fault.js";

const isClient = (accept: string | undefined): boolean => accept === "application/json";
const WRONG = list("collections?pageSize=0", { headers: { accept: "application/json" } });
const MAX_FILE = 32 * 2 ** 20;

/** Faults in how requests are read and refused, and in the order of lists. */
export const LATER_REQUESTS: readonly LaterFault[] = [
  {
    id: "problem-typed-by-accept",
    does: "Sends problems as application/json to whoever accepts that alone.",
    from: "content negotiation of Spring, ASP.NET and JAX-RS",
    rule: "json-accepted",
    plant: alters(
      (request) => isClient(field(request, "accept")),
      (reply) =>
        reply.status < 400 ? reply : withField(reply, "content-type", "application/json"),
    ),
    shows: async (target) => (await send(target, WRONG)).headers["content-type"],
    healthy: "application/problem+json",
    faulty: "application/json",
  },
  {
    id: "problem-not-acceptable",
    does: "Responds with 406 in place of each problem to whoever accepts application/json alone.",
    from: "content negotiation that knows the type of problems only",
    rule: "json-accepted",
    plant: exchange(async (request, next) => {
      const reply = await next(request);
      return reply.status >= 400 && isClient(field(request, "accept")) ? problem(406) : reply;
    }),
    shows: statusOf(WRONG),
    healthy: 400,
    faulty: 406,
  },
  {
    id: "accept-ignored-by-export",
    does: "Exports for a caller that does not take JSON.",
    from: "negotiation that only the routes of JSON bodies have",
    rule: "nothing-acceptable-refused",
    plant: sends(isExport, (request) => withField(request, "accept", undefined)),
    shows: statusOf((target) => upload(target, {}, { headers: { accept: "text/html" } })),
    healthy: 406,
    faulty: 202,
  },
  {
    id: "media-type-by-its-beginning",
    does: "Takes every type that begins with `application/json`, such as that of JSON Patch.",
    from: "startsWith('application/json')",
    rule: "media-type-refused",
    plant: sends(
      (request) =>
        isCreate(request) && /^application\/json[-\w]/.test(field(request, "content-type") ?? ""),
      (request) => withField(request, "content-type", "application/json"),
    ),
    shows: statusOf((target) =>
      create(target, {}, { headers: { "content-type": "application/json-patch+json" } }),
    ),
    healthy: 415,
    faulty: 201,
  },
  {
    id: "file-limit-by-length",
    does: "Limits a file by `Content-Length`, which a body in chunks does not have.",
    from: "hand-made, and limits of a proxy that streams",
    rule: "upload-size-limits",
    plant: sends(
      (request) => isExport(request) && field(request, "transfer-encoding") !== undefined,
      (request) => {
        const cut = (content: string) => (content.length > MAX_FILE ? "{}" : content);
        return withParts(
          request,
          partsOf(request).map((part) => ({ ...part, content: cut(part.content) })),
        );
      },
    ),
    shows: statusOf((target) => {
      const [file, options] = defaultParts(target);
      const large = [file?.[0] ?? "", Buffer.alloc(MAX_FILE + 1, " ")] as const;
      const parts = [large, ...(options ? [options] : [])];
      const chunks = { "transfer-encoding": "chunked" };
      return upload(target, { parts }, { chunked: true, headers: chunks });
    }),
    healthy: 413,
    faulty: 202,
  },
  {
    id: "page-size-of-one-list-cut",
    does: "Takes a page size over 200 of webhooks and cuts it, and refuses it of the other lists.",
    from: "hand-made: each handler checks for itself",
    rule: "page-size-bounds",
    plant: sends(
      (request) => isWebhooks(request) && queryOf(request).get("pageSize") === "201",
      (request) => withQuery(request, (query) => query.set("pageSize", "200")),
    ),
    shows: statusOf(list("webhooks?pageSize=201")),
    healthy: 400,
    faulty: 200,
  },
  {
    id: "minimal-return-preferred",
    does: "Responds with 204 to a webhook that is created with `Prefer: return=minimal`.",
    from: "OData, PostgREST",
    rule: "prefer-ignored",
    plant: alters(
      (request) => isCreate(request) && /return=minimal/.test(field(request, "prefer") ?? ""),
      (reply) =>
        reply.status === 201 ? { status: 204, fields: [], body: Buffer.alloc(0) } : reply,
    ),
    shows: statusOf((target) => create(target, {}, { headers: { prefer: "return=minimal" } })),
    healthy: 201,
    faulty: 204,
  },
  {
    id: "webhooks-ordered-as-text",
    does: "Orders webhooks by their ids as text, so that 10 comes before 2.",
    from: "keys of a document store, ORDER BY of a text column",
    rule: "oldest-first",
    after: ["events-arrive"],
    plant: remembering(
      () => undefined,
      async (_, request, next) => {
        const reply = await next(request);
        if (!isWebhooks(request) || reply.status !== 200) return reply;
        const whole = await next({ ...request, target: "/v2/webhooks?pageSize=200" });
        const body = jsonOf(reply);
        const { pageNo, pageSize } = body.pagination;
        const all = jsonOf(whole).items.toSorted((a: { id: number }, b: { id: number }) =>
          String(a.id) < String(b.id) ? -1 : 1,
        );
        const items = all.slice((pageNo - 1) * pageSize, pageNo * pageSize);
        return withBody(reply, JSON.stringify({ ...body, items }));
      },
    ),
    shows: async (target) => {
      for (let count = 0; count < 10; count += 1) await send(target, create(target));
      const { json } = await send(target, list("webhooks"));
      return json.items.map(({ id }: { id: number }) => id);
    },
    healthy: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    faulty: [1, 10, 2, 3, 4, 5, 6, 7, 8, 9],
  },
  {
    id: "webhook-list-shows-one-event",
    does: "Shows of each webhook in the list only the first of its events.",
    from: "a join that is limited to one row",
    rule: "webhook-created-is-listed",
    after: ["events-arrive"],
    plant: changes(isWebhooks, (body) => ({
      ...body,
      items: body.items.map((item: AnyJson) => ({ ...item, events: item.events.slice(0, 1) })),
    })),
    shows: async (target) => {
      await send(target, create(target, { events: ["job.failed", "job.done"] }));
      return (await send(target, list("webhooks"))).json.items[0].events;
    },
    healthy: ["job.failed", "job.done"],
    faulty: ["job.failed"],
  },
  {
    id: "destination-named-as-source",
    does: "Gives the destination connection of a record the name of its source.",
    from: "a join on the wrong column",
    rule: "connection-names-agree",
    after: ["list-envelope", "order-kept", "page-arithmetic"],
    plant: changes(isRecords, (body) => ({
      ...body,
      items: body.items.map((item: AnyJson) => ({
        ...item,
        destinationConnection: { ...item.destinationConnection, name: item.sourceConnection.name },
      })),
    })),
    shows: seen(list("document-exports?pageSize=1"), ({ json }) => {
      const [{ sourceConnection, destinationConnection }] = json.items;
      return sourceConnection.name === destinationConnection.name;
    }),
    healthy: false,
    faulty: true,
  },
  {
    id: "key-without-quotation-marks",
    does: "Takes a key in quotation marks and the same one without them for one.",
    from: "structured fields (the IETF draft)",
    rule: "keys-compared-whole",
    plant: {
      behaviour: {
        slotOf: ({ token, operation, key }) =>
          JSON.stringify([token, operation, key.replaceAll('"', "")]),
      },
    },
    shows: async (target) => {
      const sent = (key: string) => upload(target, {}, { headers: { "idempotency-key": key } });
      const [first, second] = [await send(target, sent('"a"')), await send(target, sent("a"))];
      return first.json.id === second.json.id;
    },
    healthy: false,
    faulty: true,
  },
  {
    id: "not-modified-by-any-date",
    does: "Responds with 304 to every list with `If-Modified-Since`.",
    from: "a cache in front that compares no dates",
    rule: "unmatched-condition-served",
    plant: exchange(async (request, next) =>
      isList(request) && field(request, "if-modified-since") !== undefined
        ? { status: 304, fields: [], body: Buffer.alloc(0) }
        : next(request),
    ),
    shows: statusOf(
      list("collections", { headers: { "if-modified-since": "Mon, 01 Jan 2001 00:00:00 GMT" } }),
    ),
    healthy: 200,
    faulty: 304,
  },
  {
    id: "token-in-parameter-of-path",
    does: "Takes the token from a parameter of the path, such as `;jwt=`.",
    from: "matrix parameters of JAX-RS and of servlets",
    rule: "token-in-header-only",
    plant: exchange(async (request, next) => {
      const [found, token] = /;jwt=([^;?]+)[^?]*/.exec(request.target) ?? [];
      if (found === undefined) return next(request);
      const target = request.target.replace(/;[^?]*/, "");
      return next(withField({ ...request, target }, "authorization", `Bearer ${token}`));
    }),
    shows: (target) =>
      statusOf({ path: `/v2/collections;jwt=${target.token}`, token: null })(target),
    healthy: 404,
    faulty: 200,
  },
  {
    id: "token-in-websocket-protocol",
    does: "Takes the token from `Sec-WebSocket-Protocol`.",
    from: "servers whose pages open WebSockets, which have no other header",
    rule: "token-in-header-only",
    plant: sends(
      (request) => field(request, "sec-websocket-protocol") !== undefined,
      (request) => {
        const [, token] = field(request, "sec-websocket-protocol")?.split(", ") ?? [];
        return withField(request, "authorization", `Bearer ${token}`);
      },
    ),
    shows: (target) =>
      statusOf(
        list("collections", {
          token: null,
          headers: { "sec-websocket-protocol": `bearer, ${target.token}` },
        }),
      )(target),
    healthy: 401,
    faulty: 200,
  },
];
