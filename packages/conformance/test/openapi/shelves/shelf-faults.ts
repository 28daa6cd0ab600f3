// Faults of a shelf, planted in front of its server. They are the same for each language, and were written before the
// rules were changed for these servers.
import type { AnyJson } from "../../faults/any-json.js";
import type { Plant } from "../../faults/fault.js";
import {
  field,
  jsonOf,
  type Message,
  pathOf,
  queryOf,
  type Reply,
  withBody,
  withField,
  withQuery,
} from "../../faults/plant/message.js";
import {
  alters,
  changes,
  type Condition,
  exchange,
  hasToken,
  is,
  plain,
  remembering,
  sends,
  setsField,
  withToken,
} from "../../faults/plant/rewrite.js";

const OWNER = "first-reader";

const isOn =
  (method: string): Condition =>
  (request) =>
    request.method === method && /^\/books\/[^/]+$/.test(pathOf(request));
const isCreate = is("POST /books");
const isList = is("GET /books");
const isSearch = is("GET /search");
const titleOf = (request: Message): string => String(jsonOf(request)?.title);

/** Handles matching requests as if they had the owner's token. */
const opened = (when: Condition): Plant => sends(when, (request) => withToken(request, OWNER));

const FAILURE = plain(500, "Internal Server Error");

const fails = (when: Condition): Plant =>
  exchange(async (request, next) => (when(request) ? FAILURE : next(request)));

function withMember(reply: Reply, change: (body: AnyJson) => AnyJson): Reply {
  return reply.status < 300 ? withBody(reply, JSON.stringify(change(jsonOf(reply)))) : reply;
}

function asItWas(request: Message): Message {
  return { ...withField(withBody(request, ""), "content-type", undefined), method: "GET" };
}

/** The first faults concern who asks, then what is stored, refused and shown. */
export const SHELF_FAULTS: Readonly<Record<string, Plant>> = {
  "list-open": opened(isList),
  "delete-open": opened(isOn("DELETE")),
  "any-token-taken": opened(
    (request) => isSearch(request) && field(request, "authorization") !== undefined,
  ),
  "foreign-book-read": opened(
    (request) => isOn("GET")(request) && hasToken(request, "second-reader"),
  ),
  "foreign-book-deleted": opened(
    (request) => isOn("DELETE")(request) && hasToken(request, "second-reader"),
  ),
  "size-unbounded": sends(
    (request) => isList(request) && Number(queryOf(request).get("size")) > 100,
    (request) => withQuery(request, (query) => query.set("size", "100")),
  ),
  "genre-unchecked": sends(isList, (request) =>
    withQuery(request, (query) => query.delete("genre")),
  ),
  "days-unbounded": sends(
    (request) => pathOf(request).endsWith("/loan") && jsonOf(request)?.days > 30,
    (request) => withBody(request, JSON.stringify({ days: 30 })),
  ),
  "fails-on-nul": fails((request) => isCreate(request) && titleOf(request).includes("\u0000")),
  "fails-on-far-page": fails(
    (request) => isList(request) && Number(queryOf(request).get("page")) > 92_233,
  ),
  "fails-on-percent": fails((request) => isSearch(request) && /%(?:25|00)/.test(request.target)),
  "price-as-text": changes(
    (request) => isCreate(request) || isOn("GET")(request),
    (body) => ({ ...body, price: String(body.price) }),
  ),
  "time-without-zone": changes(isOn("GET"), (body) => {
    const name = "createdAt" in body ? "createdAt" : "created_at";
    return { ...body, [name]: String(body[name]).slice(0, 19) };
  }),
  "created-with-200": alters(isCreate, (reply) =>
    reply.status === 201 ? { ...reply, status: 200 } : reply,
  ),
  "missing-as-html": alters(isOn("GET"), (reply) =>
    reply.status === 404 ? plain(404, "<h1>Not Found</h1>", "text/html") : reply,
  ),
  "created-not-kept": exchange(async (request, next) => {
    const reply = await next(request);
    if (!isCreate(request) || reply.status !== 201) return reply;
    const removal = { ...asItWas(request), method: "DELETE" };
    await next({ ...removal, target: `/books/${jsonOf(reply).id}` });
    return reply;
  }),
  "deleted-still-there": exchange(async (request, next) => {
    if (!isOn("DELETE")(request)) return next(request);
    const reply = await next(asItWas(request));
    return reply.status === 200 ? { status: 204, fields: [], body: Buffer.alloc(0) } : reply;
  }),
  "title-cut": alters(isOn("GET"), (reply) =>
    withMember(reply, (body) => ({ ...body, title: String(body.title).slice(0, 5) })),
  ),
  "second-put-refused": remembering(
    () => new Set<string>(),
    async (seen, request, next) => {
      const isAgain = isOn("PUT")(request) && seen.has(request.target);
      const reply = await next(request);
      if (isAgain && reply.status === 200) return { ...reply, status: 404 };
      if (isOn("PUT")(request) && reply.status === 200) seen.add(request.target);
      return reply;
    },
  ),
  "total-missing": changes(isList, (body) => ({ ...body, total: undefined })),
  "text-plain-taken": sends(
    (request) => isCreate(request) && field(request, "content-type")?.includes("json") === false,
    (request) => withField(request, "content-type", "application/json"),
  ),
  "challenge-missing": setsField(() => true, "www-authenticate", undefined),
};
