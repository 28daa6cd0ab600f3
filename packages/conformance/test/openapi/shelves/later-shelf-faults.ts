// Twenty more faults of a shelf, written on 27 November 2026 without reading a rule of the checker. The README has the first run
// of each tool on them, unchanged.
import type { AnyJson } from "../../faults/any-json.js";
import type { Plant } from "../../faults/fault.js";
import {
  jsonOf,
  type Message,
  pathOf,
  queryOf,
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
  withToken,
} from "../../faults/plant/rewrite.js";

const OWNER = "first-reader";
const UUID = /^\/books\/[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const ISBN = /^97[89]-\d{10}$/;

const isOnBook = (method: string) => (request: Message) =>
  request.method === method && /^\/books\/[^/]+$/.test(pathOf(request));
const isLoan: Condition = (request) =>
  request.method === "POST" && pathOf(request).endsWith("/loan");
const isCreate = is("POST /books");
const isList = is("GET /books");
const isSearch = is("GET /search");

const FAILURE = plain(500, "Internal Server Error");

const fails = (when: Condition): Plant =>
  exchange(async (request, next) => (when(request) ? FAILURE : next(request)));

const asOwner = (when: Condition): Plant => sends(when, (request) => withToken(request, OWNER));

const dropsParameter = (when: Condition, name: string): Plant =>
  sends(when, (request) => withQuery(request, (query) => query.delete(name)));

/** Repairs an invalid body before the server sees it, so that it is accepted. */
const repairs = (repair: (body: AnyJson) => AnyJson): Plant =>
  sends(isCreate, (request) => {
    const body = jsonOf(request);
    const isBook = typeof body === "object" && body !== null && !Array.isArray(body);
    return isBook ? withBody(request, JSON.stringify(repair(body))) : request;
  });

function asRead(request: Message): Message {
  return { ...withField(withBody(request, ""), "content-type", undefined), method: "GET" };
}

/** Faults in access, storage, lists, validation, crashes and output. */
export const LATER_SHELF_FAULTS: Readonly<Record<string, Plant>> = {
  "foreign-book-replaced": asOwner(
    (request) => isOnBook("PUT")(request) && hasToken(request, "second-reader"),
  ),
  "foreign-books-listed": asOwner(
    (request) => isList(request) && hasToken(request, "second-reader"),
  ),
  "loan-open": asOwner(isLoan),
  "replacement-not-kept": exchange(async (request, next) => {
    if (!isOnBook("PUT")(request)) return next(request);
    const before = await next(asRead(request));
    const reply = await next(request);
    if (reply.status === 200) {
      const { id: _id, createdAt: _at, created_at: _time, ...old } = jsonOf(before);
      await next(withBody(request, JSON.stringify(old)));
    }
    return reply;
  }),
  "replacement-gets-new-id": changes(isOnBook("PUT"), (body) => ({
    ...body,
    id: crypto.randomUUID(),
  })),
  "creation-time-moves": changes(isOnBook("GET"), (body) => {
    const name = "createdAt" in body ? "createdAt" : "created_at";
    return { ...body, [name]: new Date().toISOString() };
  }),
  "page-ignored": dropsParameter(isList, "page"),
  "size-ignored": dropsParameter(isList, "size"),
  "total-of-page": changes(isList, (body) => ({ ...body, total: body.items.length })),
  "tag-ignored": dropsParameter(isSearch, "tag"),
  "birth-unbounded": repairs((body) => {
    const { author } = body;
    return typeof author?.born === "number" && (author.born < 0 || author.born > 2100)
      ? { ...body, author: { ...author, born: 2000 } }
      : body;
  }),
  "price-not-required": repairs((body) => ("price" in body ? body : { ...body, price: 0 })),
  "isbn-unchecked": repairs((body) =>
    typeof body.isbn === "string" && !ISBN.test(body.isbn)
      ? { ...body, isbn: "978-1234567890" }
      : body,
  ),
  "fails-on-long-search": fails(
    (request) => isSearch(request) && (queryOf(request).get("q") ?? "").length > 50,
  ),
  "fails-on-array": fails((request) => isCreate(request) && Array.isArray(jsonOf(request))),
  "second-delete-fails": remembering(
    () => new Set<string>(),
    async (gone, request, next) => {
      if (!isOnBook("DELETE")(request)) return next(request);
      if (gone.has(request.target)) return FAILURE;
      const reply = await next(request);
      if (reply.status < 300) gone.add(request.target);
      return reply;
    },
  ),
  "malformed-id-fails": fails((request) => isOnBook("GET")(request) && !UUID.test(pathOf(request))),
  "due-with-time": changes(isLoan, (body) => ({ ...body, due: `${body.due}T00:00:00Z` })),
  "author-missing-in-list": changes(isList, (body) => ({
    ...body,
    items: body.items.map(({ author: _author, ...item }: AnyJson) => item),
  })),
  "nothing-found-as-null": alters(isSearch, (reply) =>
    reply.status === 200 && jsonOf(reply).length === 0 ? withBody(reply, "null") : reply,
  ),
};
