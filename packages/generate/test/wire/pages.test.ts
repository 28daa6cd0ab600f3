import { beforeAll, expect, test } from "vitest";
import { createNotes } from "@document-export/openapi";
import { clientGate } from "../../src/emit/client/supported-by-client.ts";
import { buildModel } from "../../src/model/build/build-model.ts";
import { loadPairs, type LoadedClient } from "../support/load-pairs.ts";

const text = { type: "string" };
const integer = { type: "integer" };
const boolean = { type: "boolean" };
const perhaps = { type: ["string", "null"] };
const rows = { type: "array", items: { type: "object", properties: { id: text } } };
const object = (properties: object) => ({ type: "object", properties });
const part = (name: string, schema: object) => ({ properties: { [name]: schema } });

interface Kind {
  readonly query: Readonly<Record<string, object>>;
  readonly page: object;
  readonly headers?: object;
  readonly said?: object;
  /**
   * Returns the page that a request asks for; `address` returns the URL of another page in the form that other APIs
   * use.
   */
  readonly respond: (query: URLSearchParams, address: (query: string) => string) => Page;
}
interface Page {
  readonly body: unknown;
  readonly link?: string;
}

const ALL = ["a", "b", "c", "d", "e"].map((id) => ({ id }));
const from = (start: number, size = 2) => ALL.slice(start, start + size);
const number = (query: URLSearchParams, name: string, otherwise = 0) =>
  Number(query.get(name) ?? otherwise);
/** The position of a page whose cursor is the position of its first item. */
const at = (query: URLSearchParams, name: string) => Number(query.get(name)?.slice(1) ?? 0);
const after = (start: number) => (start + 2 < ALL.length ? `c${start + 2}` : null);

const KINDS: Readonly<Record<string, Kind>> = {
  "numbers, with the next address one object deeper": {
    query: { page: integer, per_page: integer },
    page: object({ total: integer, data: rows, paging: object({ next: perhaps }) }),
    respond: (query, address) => {
      const page = number(query, "page", 1);
      const next = page < 3 ? address(`page=${page + 1}&per_page=2`) : null;
      return { body: { total: 5, data: from(page * 2 - 2), paging: { next } } };
    },
  },
  "numbers, in a description of parts": {
    query: { page: integer },
    page: {
      allOf: [
        part("droplets", rows),
        part("links", object({ pages: object({ next: text }) })),
        part("meta", object({ total: integer })),
      ],
    },
    respond: (query, address) => {
      const page = number(query, "page", 1);
      const pages = page < 3 ? { next: address(`page=${page + 1}`) } : {};
      return { body: { droplets: from(page * 2 - 2), links: { pages }, meta: { total: 5 } } };
    },
  },
  "numbers, with `Link`": {
    query: { page: integer, per_page: integer },
    page: rows,
    headers: { Link: { schema: text } },
    respond: (query, address) => {
      const page = number(query, "page", 1);
      const next = page < 3 ? `, <${address(`page=${page + 1}`)}>; rel="next"` : "";
      return { body: from(page * 2 - 2), link: `<${address("page=1")}>; rel="first"${next}` };
    },
  },
  "numbers from 0, until a page is not full": {
    query: { page: { ...integer, default: 0 }, size: integer },
    page: object({ content: rows }),
    respond: (query) => ({ body: { content: from(number(query, "page") * 2) } }),
  },
  "numbers, with `has_next`": {
    query: { pageNumber: integer },
    page: object({ items: rows, has_next: boolean }),
    respond: (query) => {
      const page = number(query, "pageNumber", 1);
      return { body: { items: from(page * 2 - 2), has_next: page < 3 } };
    },
  },
  "offsets, with the next address": {
    query: { offset: integer, limit: integer },
    page: object({ items: rows, next: perhaps, previous: perhaps, total: integer }),
    respond: (query, address) => {
      const start = number(query, "offset");
      const next = start < 4 ? address(`offset=${start + 2}&limit=2`) : null;
      return { body: { items: from(start), next, previous: null, total: 5 } };
    },
  },
  "offsets, with a total": {
    query: { skip: integer, take: integer },
    page: object({ results: rows, count: integer }),
    respond: (query) => ({ body: { results: from(number(query, "skip")), count: 5 } }),
  },
  "cursors in `Link`, which says whether there is something": {
    query: { cursor: text },
    page: rows,
    respond: (query, address) => {
      const start = at(query, "cursor");
      const link = `<${address(`cursor=c${start + 2}`)}>; rel="next"; results="${start < 4}"; cursor="c"`;
      return { body: from(start), link };
    },
  },
  "cursors far inside": {
    query: { after: text },
    page: object({ data: rows, paging: object({ cursors: object({ after: text }) }) }),
    respond: (query) => {
      const start = at(query, "after");
      return {
        body: { data: from(start), paging: { cursors: { after: after(start) ?? undefined } } },
      };
    },
  },
  "cursors of another name": {
    query: { marker: text, limit: integer },
    page: object({ entries: rows, next_marker: perhaps }),
    respond: (query) => {
      const start = at(query, "marker");
      return { body: { entries: from(start), next_marker: after(start) } };
    },
  },
  "texts beside numbers of the next page": {
    query: { page: text, per_page: integer },
    page: object({ items: rows, next_page: { type: ["integer", "null"] } }),
    respond: (query) => {
      const page = number(query, "page", 1);
      return { body: { items: from(page * 2 - 2), next_page: page < 3 ? page + 1 : null } };
    },
  },
  "text cursors beside numbers, with 0 at the end": {
    query: { cursor: text },
    page: object({ results: rows, next_cursor: integer }),
    respond: (query) => {
      const start = number(query, "cursor");
      return { body: { results: from(start), next_cursor: start < 4 ? start + 2 : 0 } };
    },
  },
  "number cursors beside texts": {
    query: { cursor: integer },
    page: object({ results: rows, next_cursor: perhaps }),
    respond: (query) => {
      const start = number(query, "cursor");
      return { body: { results: from(start), next_cursor: start < 4 ? `${start + 2}` : null } };
    },
  },
  "cursors in metadata, after a page without items": {
    query: { continue: text, limit: integer },
    page: object({ items: rows, metadata: object({ continue: text }) }),
    respond: (query) => {
      const start = at(query, "continue") - 3;
      return start < 0
        ? { body: { items: [], metadata: { continue: "c3" } } }
        : { body: { items: from(start, 3), metadata: { continue: start < 3 ? "c6" : "" } } };
    },
  },
  "cursors in what is said about the response": {
    query: { cursor: text },
    page: object({ members: rows, response_metadata: object({ next_cursor: text }) }),
    respond: (query) => {
      const start = at(query, "cursor");
      return {
        body: { members: from(start), response_metadata: { next_cursor: after(start) ?? "" } },
      };
    },
  },
  "the id of the last item, with `has_more`": {
    query: { starting_after: text },
    page: object({ data: rows, has_more: boolean }),
    respond: (query) => {
      const start = ALL.findIndex(({ id }) => id === query.get("starting_after")) + 1;
      return { body: { data: from(start), has_more: start < 4 } };
    },
  },
  "the last id, with `has_more`": {
    query: { after: text },
    page: object({ data: rows, first_id: text, last_id: text, has_more: boolean }),
    respond: (query) => {
      const start = ALL.findIndex(({ id }) => id === query.get("after")) + 1;
      const data = from(start);
      return {
        body: { data, first_id: data[0]?.id, last_id: data.at(-1)?.id, has_more: start < 4 },
      };
    },
  },
  "links of HAL": {
    query: { page: integer },
    page: object({ records: rows, _links: object({ next: object({ href: text }) }) }),
    respond: (query, address) => {
      const page = number(query, "page", 1);
      const links = page < 3 ? { next: { href: address(`page=${page + 1}`) } } : {};
      return { body: { records: from(page * 2 - 2), _links: links } };
    },
  },
  "what `x-pagination` says": {
    query: { von: integer },
    page: object({ mine: rows, yours: rows, weiter: boolean }),
    said: { offset: "von", items: "mine", more: "weiter" },
    respond: (query) => {
      const start = number(query, "von");
      return { body: { mine: from(start), yours: [], weiter: start < 4 } };
    },
  },
};

const OTHERS: Readonly<Record<string, Omit<Kind, "respond">>> = {
  "two lists of which none is the one": {
    query: { page: integer, per_page: integer },
    page: object({ cats: rows, dogs: rows }),
  },
  "no list": { query: { page: integer, per_page: integer }, page: object({ name: text }) },
  "nothing that asks for a page": { query: { limit: integer }, page: rows },
  "an `after` that may be a date": { query: { after: text }, page: object({ data: rows }) },
  "what is denied": {
    query: { page: integer, per_page: integer },
    page: object({ data: rows }),
    said: false as never,
  },
};

const pathsOf = (kinds: Readonly<Record<string, Omit<Kind, "respond">>>, prefix: string) =>
  Object.fromEntries(
    Object.values(kinds).map(({ query, page, headers, said }, index) => [
      `/${prefix}${index}`,
      {
        get: {
          operationId: `list${prefix}${index}`,
          parameters: Object.entries(query).map(([name, schema]) => ({
            name,
            in: "query",
            schema,
          })),
          responses: {
            "200": {
              description: "A page",
              headers,
              content: { "application/json": { schema: page } },
            },
          },
          ...(said !== undefined && { "x-pagination": said }),
        },
      },
    ]),
  );
const model = buildModel({
  openapi: "3.1.1",
  info: { title: "Pages", version: "1" },
  paths: { ...pathsOf(KINDS, "Kind"), ...pathsOf(OTHERS, "Other") },
});

type Client = ReturnType<LoadedClient["createClient"]>;
let client: Client;
let clientOf: (fetch: (request: Request) => Promise<Response>) => Client;
let asked: string[] = [];
beforeAll(async () => {
  const { made } = await loadPairs({ made: { model } });
  const kinds = Object.values(KINDS);
  clientOf = (fetch) => made.client.createClient({ baseUrl: "http://pages.test", fetch });
  client = clientOf(async ({ url }) => {
    const { pathname, search, searchParams } = new URL(url);
    asked.push(search);
    if (asked.length > 9) throw new Error("The list never ends.");
    const address = (query: string) => `http://pages.test${pathname}?${query}`;
    const kind = kinds[Number(/\d+/.exec(pathname)?.[0])];
    const { body, link } = kind?.respond(searchParams, address) ?? {};
    return Response.json(body, { headers: link ? { link } : {} });
  });
});

async function* itemsOf(lists: Client, kind: string, options?: object): AsyncGenerator<unknown> {
  asked = [];
  const method = `iterateKind${Object.keys(KINDS).indexOf(kind)}`;
  yield* lists[method]?.(options) as unknown as AsyncIterable<unknown>;
}

test.each(Object.keys(KINDS))("lists are read to their end by %s", async (kind) => {
  const items: unknown[] = [];
  for await (const item of itemsOf(client, kind)) items.push(item);
  expect(items, asked.join(" ")).toEqual(ALL);
  expect(asked.length).toBeLessThanOrEqual(kind.includes("not full") ? 4 : 3);
});

test("reads a list from the position the caller gives", async () => {
  const items: unknown[] = [];
  for await (const item of itemsOf(client, "offsets, with a total", { skip: 3, take: 2 }))
    items.push(item);
  expect(items).toEqual(ALL.slice(3));
  expect(asked).toEqual(["?skip=3&take=2"]);
});

test("fails if the next page of a list repeats", async () => {
  const loop = clientOf(async () => Response.json({ entries: ALL, next_marker: "c2" }));
  const reading = async () => {
    for await (const _ of itemsOf(loop, "cursors of another name")) if (asked.length > 9) return;
  };
  await expect(reading()).rejects.toThrow("a page that was not read before");
});

test("ends at a page without items whose cursor is not new", async () => {
  const bodies = [
    { entries: ALL, next_marker: "c5" },
    { entries: [], next_marker: "c5" },
  ];
  const feed = clientOf(async () => Response.json(bodies.shift()));
  const items: unknown[] = [];
  for await (const item of itemsOf(feed, "cursors of another name")) items.push(item);
  expect(items).toEqual(ALL);
});

test("adds no page method for lists of another form", () => {
  expect(Object.keys(client).filter((name) => name.startsWith("iterateOther"))).toEqual([]);
});

test("writes a note for each recognised list, with how to deny it", () => {
  const notes = createNotes();
  clientGate(model, notes);
  const [note] = notes.list;
  expect(notes.list.length).toBe(Object.keys(KINDS).length - 1);
  expect(note).toMatchObject({
    kind: "pages",
    place: "#/paths/~1Kind0/get",
    read: "`iterateKind0` reads every page, by `paging.next`",
  });
});
