import { deflateSync, gzipSync } from "node:zlib";
import { defineFaults } from "../../fault.js";
import { create, list, seen, send, statusOf } from "../../observe/caller.js";
import { field, withBody, withField, type Message } from "../../plant/message.js";
import {
  always,
  alters,
  exchange,
  insteadOf,
  isCollections,
  isCreate,
  isList,
  plain,
  problem,
  refuses,
  remembering,
  sends,
  setsField,
} from "../../plant/rewrite.js";

const collections = list("collections");
const accepting = (accept: string) => statusOf({ ...collections, headers: { accept } });
const acceptOf = (r: Message): string => field(r, "accept") ?? "";
const refusesAccept = (pattern: RegExp) => refuses((r) => pattern.test(acceptOf(r)), 406);
const KNOWN = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE)$/;
const open = sends(always, (r) => withField(r, "accept", undefined));
const encoded = (accept: string) =>
  seen({ ...collections, headers: { "accept-encoding": accept } }, ({ headers, json }) => [
    headers["content-encoding"] ?? null,
    json !== undefined,
  ]);
const gzipped = (when: (r: Message) => boolean) =>
  alters(when, (reply) =>
    withField(withBody(reply, gzipSync(reply.body)), "content-encoding", "gzip"),
  );

/** Faults in Accept, Accept-Encoding, methods and limits. */
export const NEGOTIATION = defineFaults("transport", [
  {
    id: "accept-ignored",
    does: "Sends JSON to a caller that takes only XML, not 406.",
    from: "Express res.json, FastAPI, Go",
    plant: open,
    shows: accepting("application/xml"),
    healthy: 406,
    faulty: 200,
  },
  {
    id: "accept-quality-zero-ignored",
    does: "Sends JSON to a caller that excludes it with `q=0`.",
    from: "accept.includes('application/json')",
    plant: sends(
      (r) => /q=0(?:\.0*)?\s*(?:,|$)/.test(acceptOf(r)),
      (r) => withField(r, "accept", undefined),
    ),
    shows: accepting("application/json;q=0"),
    healthy: 406,
    faulty: 200,
  },
  {
    id: "accept-wildcard-refused",
    does: "Responds with 406 to `Accept: */*`.",
    from: "comparison of strings",
    plant: refusesAccept(/^\*\/\*$/),
    shows: accepting("*/*"),
    healthy: 200,
    faulty: 406,
  },
  {
    id: "accept-type-wildcard-refused",
    does: "Responds with 406 to `Accept: application/*`.",
    from: "hand-made: only */* is known",
    plant: refusesAccept(/^application\/\*$/),
    shows: accepting("application/*"),
    healthy: 200,
    faulty: 406,
  },
  {
    id: "accept-list-refused",
    does: "Responds with 406 to a list that has JSON in second place.",
    from: "accept === 'application/json'",
    plant: refusesAccept(/,/),
    shows: accepting("text/html, application/json;q=0.5"),
    healthy: 200,
    faulty: 406,
  },
  {
    id: "accept-missing-refused",
    does: "Responds with 406 if there is no `Accept`.",
    from: "JSON:API middleware",
    plant: refuses((r) => isCollections(r) && acceptOf(r) === "", 406),
    shows: statusOf(collections),
    healthy: 200,
    faulty: 406,
  },
  {
    id: "accept-capitals-refused",
    does: "Responds with 406 to `Application/JSON`.",
    from: "comparison of strings",
    plant: refusesAccept(/Application/),
    shows: accepting("Application/JSON"),
    healthy: 200,
    faulty: 406,
  },
  {
    id: "html-for-browsers",
    does: "Sends a page of HTML where `Accept` prefers it.",
    from: "Django REST framework's browsable API",
    plant: exchange(async (r, next) =>
      acceptOf(r).startsWith("text/html") ? plain(200, "<html></html>", "text/html") : next(r),
    ),
    shows: seen(
      { ...collections, headers: { accept: "text/html, application/json;q=0.9" } },
      ({ headers }) => headers["content-type"]?.split(";")[0],
    ),
    healthy: "application/json",
    faulty: "text/html",
  },
  {
    id: "gzip-for-identity",
    does: "Compresses for a caller that takes `identity` only.",
    from: "static gzip, servers behind caches without Vary",
    plant: gzipped((r) => isList(r) && field(r, "accept-encoding") === "identity"),
    shows: encoded("identity"),
    healthy: [null, true],
    faulty: ["gzip", false],
  },
  {
    id: "gzip-excluded-and-sent",
    does: "Compresses for a caller that excludes gzip with `q=0`.",
    from: "header.includes('gzip')",
    plant: gzipped((r) => (field(r, "accept-encoding") ?? "").includes("gzip")),
    shows: encoded("gzip;q=0, identity"),
    healthy: [null, true],
    faulty: ["gzip", false],
  },
  {
    id: "gzip-not-announced",
    does: "Sends gzip without `Content-Encoding`.",
    from: "proxies that drop the header",
    plant: alters(
      (r) => /gzip/.test(field(r, "accept-encoding") ?? ""),
      (reply) => withBody(reply, gzipSync(reply.body)),
    ),
    shows: encoded("gzip"),
    healthy: [null, true],
    faulty: [null, false],
  },
  {
    id: "gzip-announced-and-not-sent",
    does: "Says `Content-Encoding: gzip` over plain JSON.",
    from: "two layers of compression middleware",
    plant: setsField(
      (r) => /gzip/.test(field(r, "accept-encoding") ?? ""),
      "content-encoding",
      "gzip",
    ),
    shows: encoded("gzip"),
    healthy: [null, true],
    faulty: ["gzip", true],
  },
  {
    id: "deflate-without-zlib-header",
    does: "Sends another coding than the one that it names.",
    from: "old IIS and raw deflate",
    plant: alters(
      (r) => /gzip/.test(field(r, "accept-encoding") ?? ""),
      (reply) => withField(withBody(reply, deflateSync(reply.body)), "content-encoding", "gzip"),
    ),
    shows: encoded("gzip"),
    healthy: [null, true],
    faulty: ["gzip", false],
  },
  {
    id: "compressed-request-misread",
    does: "Responds with 400 to compressed JSON, as if it were broken, not 415.",
    from: "body parsers that ignore Content-Encoding",
    plant: insteadOf([415], () => problem(400)),
    shows: statusOf((t) => create(t, gzipSync("{}"), { headers: { "content-encoding": "gzip" } })),
    healthy: 415,
    faulty: 400,
  },
  {
    id: "codings-not-named",
    does: "Refuses compressed content with 415 and does not name the codings that it takes.",
    from: "hand-made",
    plant: setsField(always, "accept-encoding", undefined),
    shows: seen(
      (t) => create(t, gzipSync("{}"), { headers: { "content-encoding": "gzip" } }),
      ({ headers }) => "accept-encoding" in headers,
    ),
    healthy: true,
    faulty: false,
  },
  {
    id: "request-media-type-ignored",
    does: "Reads JSON from a body of text/plain.",
    from: "Go json.NewDecoder(r.Body), express.json({ type: '*/*' })",
    plant: sends(isCreate, (r) => withField(r, "content-type", "application/json")),
    shows: statusOf((t) => create(t, {}, { headers: { "content-type": "text/plain" } })),
    healthy: 415,
    faulty: 201,
  },
  {
    id: "request-media-type-missing-taken",
    does: "Reads JSON from a body without Content-Type.",
    from: "Go, Flask get_json(force=True)",
    plant: sends(isCreate, (r) => withField(r, "content-type", "application/json")),
    shows: statusOf((t) => {
      const { headers: _, ...sent } = create(t);
      return sent;
    }),
    healthy: 415,
    faulty: 201,
  },
  {
    id: "request-charset-refused",
    does: "Responds with 415 to `application/json; charset=UTF-8`.",
    from: "comparison of strings",
    plant: refuses((r) => isCreate(r) && /charset/.test(field(r, "content-type") ?? ""), 415),
    shows: statusOf((t) =>
      create(t, {}, { headers: { "content-type": "application/json; charset=UTF-8" } }),
    ),
    healthy: 201,
    faulty: 415,
  },
  {
    id: "other-methods-are-404",
    does: "Responds with 404 to a method that a path does not have.",
    from: "Express: no route matches",
    plant: insteadOf([405], () => problem(404)),
    shows: statusOf({ ...collections, method: "DELETE" }),
    healthy: 405,
    faulty: 404,
  },
  {
    id: "other-methods-are-served",
    does: "Answers PUT like GET.",
    from: "handlers for all methods: Go http.HandleFunc, Express app.all",
    plant: sends(
      (r) => r.method === "PUT",
      (r) => ({ ...r, method: "GET" }),
    ),
    shows: statusOf({ ...collections, method: "PUT" }),
    healthy: 405,
    faulty: 200,
  },
  {
    id: "allow-missing",
    does: "Responds with 405 without `Allow`.",
    from: "Prism, FastAPI behind some proxies, hand-made",
    plant: setsField(always, "allow", undefined),
    shows: seen({ ...collections, method: "DELETE" }, ({ headers }) => "allow" in headers),
    healthy: true,
    faulty: false,
  },
  {
    id: "allow-names-too-many",
    does: "Names methods in `Allow` that the path does not have.",
    from: "a constant list of a CORS middleware",
    plant: insteadOf([405], (reply) =>
      withField(reply, "allow", "GET, HEAD, POST, PUT, PATCH, DELETE"),
    ),
    shows: seen({ ...collections, method: "DELETE" }, ({ headers }) =>
      /DELETE/.test(headers.allow ?? ""),
    ),
    healthy: false,
    faulty: true,
  },
  {
    id: "head-is-405",
    does: "Responds with 405 to HEAD.",
    from: "FastAPI, Go 1.22 with hand-made method checks, Prism",
    plant: refuses((r) => r.method === "HEAD", 405),
    shows: statusOf({ ...collections, method: "HEAD" }),
    healthy: 200,
    faulty: 405,
  },
  {
    id: "head-says-less",
    does: "Answers HEAD without the Content-Type of GET.",
    from: "hand-made: an empty response",
    plant: setsField((r) => r.method === "HEAD", "content-type", undefined),
    shows: seen(
      { ...collections, method: "HEAD" },
      ({ headers }) => headers["content-type"]?.split(";")[0] ?? null,
    ),
    healthy: "application/json",
    faulty: null,
  },
  {
    id: "options-is-405",
    does: "Responds with 405 to OPTIONS.",
    from: "Fastify, Go, FastAPI without CORS",
    plant: refuses((r) => r.method === "OPTIONS", 405),
    shows: statusOf({ ...collections, method: "OPTIONS" }),
    healthy: 204,
    faulty: 405,
  },
  {
    id: "options-without-allow",
    does: "Answers OPTIONS without `Allow`.",
    from: "CORS middleware",
    plant: setsField((r) => r.method === "OPTIONS", "allow", undefined),
    shows: seen({ ...collections, method: "OPTIONS" }, ({ headers }) => "allow" in headers),
    healthy: true,
    faulty: false,
  },
  {
    id: "trace-echoes",
    does: "Answers TRACE with the request, its token included.",
    from: "Apache TraceEnable On, Jetty",
    plant: exchange(async (r, next) =>
      r.method === "TRACE" ? plain(200, JSON.stringify(r.fields), "message/http") : next(r),
    ),
    shows: seen({ ...collections, method: "TRACE" }, ({ text }, t) => text.includes(t.token)),
    healthy: false,
    faulty: true,
  },
  {
    id: "unknown-method-is-500",
    does: "Responds with 500 to a method that it does not know.",
    from: "enum lookups: HttpMethod.valueOf",
    plant: exchange(async (r, next) => (KNOWN.test(r.method) ? next(r) : problem(500))),
    shows: async (t) => (await send(t, { ...collections, method: "PROPFIND" })).status === 500,
    healthy: false,
    faulty: true,
  },
  {
    id: "busy-without-retry-after",
    does: "Responds with 429 without `Retry-After` when requests come quickly.",
    from: "express-rate-limit and nginx limit_req in their older forms",
    plant: remembering(
      () => ({ count: 0 }),
      async (state, r, next) => ((state.count += 1) % 10 === 0 ? problem(429) : next(r)),
    ),
    shows: async (t) => {
      const got = [];
      for (let i = 0; i < 10; i += 1) got.push(await send(t, collections));
      const last = got.at(-1)!;
      return [last.status, last.headers["retry-after"] ?? null];
    },
    healthy: [200, null],
    faulty: [429, null],
  },
  {
    id: "busy-retry-after-in-words",
    does: "Sends `Retry-After: 1m` with 429.",
    from: "Go time.Duration.String()",
    plant: remembering(
      () => ({ count: 0 }),
      async (state, r, next) =>
        (state.count += 1) % 10 === 0 ? problem(429, [["retry-after", "1m"]]) : next(r),
    ),
    shows: async (t) => {
      const got = [];
      for (let i = 0; i < 10; i += 1) got.push(await send(t, collections));
      return got.at(-1)!.headers["retry-after"] ?? null;
    },
    healthy: null,
    faulty: "1m",
  },
  {
    id: "unavailable-at-times",
    does: "Answers every seventh request with 503, without `Retry-After`.",
    from: "load balancers with a dead instance",
    plant: remembering(
      () => ({ count: 0 }),
      async (state, r, next) => ((state.count += 1) % 7 === 0 ? problem(503) : next(r)),
    ),
    shows: async (t) => {
      const got = [];
      for (let i = 0; i < 7; i += 1) got.push(await send(t, collections));
      return got.at(-1)!.status;
    },
    healthy: 200,
    faulty: 503,
  },
]);
