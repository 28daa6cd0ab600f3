// A bookshelf API, described by the output of `@fastify/swagger` for its schemas.
import { randomUUID } from "node:crypto";
import Fastify from "fastify";
import swagger from "@fastify/swagger";

const OWNERS = { "Bearer first-reader": "first", "Bearer second-reader": "second" };
const BOOK_INPUT = {
  type: "object",
  required: ["title", "genre", "price", "author"],
  additionalProperties: false,
  properties: {
    title: { type: "string", minLength: 1, maxLength: 80 },
    genre: { type: "string", enum: ["novel", "poetry", "science"] },
    price: { type: "number", minimum: 0, maximum: 10_000 },
    author: {
      type: "object",
      required: ["name"],
      additionalProperties: false,
      properties: {
        name: { type: "string", minLength: 1, maxLength: 60 },
        born: { type: ["integer", "null"], minimum: 0, maximum: 2100 },
      },
    },
    isbn: { type: ["string", "null"], pattern: String.raw`^97[89]-\d{10}$` },
    tags: { type: "array", maxItems: 5, items: { type: "string", maxLength: 20 } },
    available: { type: "boolean" },
  },
};
const BOOK = {
  ...BOOK_INPUT,
  required: [...BOOK_INPUT.required, "id", "createdAt"],
  properties: {
    ...BOOK_INPUT.properties,
    id: { type: "string", format: "uuid" },
    createdAt: { type: "string", format: "date-time" },
  },
};
const LOAN = {
  type: "object",
  required: ["book", "due", "days"],
  properties: {
    book: { type: "string", format: "uuid" },
    due: { type: "string", format: "date" },
    days: { type: "integer" },
  },
};
const PROBLEM = {
  type: "object",
  required: ["statusCode", "message"],
  properties: {
    statusCode: { type: "integer" },
    code: { type: "string" },
    error: { type: "string" },
    message: { type: "string" },
  },
};
const REFUSED = { "4xx": { description: "Refused", ...PROBLEM } };
const ID = {
  type: "object",
  required: ["id"],
  properties: { id: { type: "string", format: "uuid" } },
};

const books = new Map();
const loans = new Map();
// Body values are not coerced; query values are strings.
const app = Fastify({
  ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  schemaErrorFormatter: (errors) => new Error(errors[0]?.message ?? "invalid"),
});
const lenient = new (await import("ajv")).default({ coerceTypes: "array", useDefaults: true });
(await import("ajv-formats")).default.default(lenient);
const strict = new (await import("ajv")).default({ allowUnionTypes: true });
(await import("ajv-formats")).default.default(strict);
app.setValidatorCompiler(({ schema, httpPart }) =>
  (httpPart === "body" ? strict : lenient).compile(schema),
);
await app.register(swagger, {
  openapi: {
    openapi: "3.1.0",
    info: { title: "Shelf", version: "1" },
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    security: [{ bearer: [] }],
  },
});

function fail(statusCode, message) {
  return Object.assign(new Error(message), { statusCode });
}

app.decorateRequest("owner", "");
app.addHook("onRequest", async (request, reply) => {
  if (request.url === "/openapi.json" || request.is404) return;
  request.owner = OWNERS[request.headers.authorization];
  if (request.owner) return;
  reply.header("www-authenticate", "Bearer");
  throw fail(401, "unknown token");
});

function bookOf({ owner, params: { id } }) {
  const found = books.get(id.toLowerCase());
  if (found?.owner !== owner) throw fail(404, "no such book");
  return found.book;
}

const route = (method, url, { operationId, handler, status = 200, body, shown, query, params }) =>
  app.route({
    method,
    url,
    handler,
    schema: {
      operationId,
      ...(body && { body }),
      ...(query && { querystring: query }),
      ...(params && { params }),
      response: { [status]: { description: "Done", ...shown }, ...REFUSED },
    },
  });

app.register(async () => {
  route("GET", "/books", {
    operationId: "listBooks",
    query: {
      type: "object",
      properties: {
        page: { type: "integer", minimum: 1, maximum: 100_000, default: 1 },
        size: { type: "integer", minimum: 1, maximum: 100, default: 20 },
        genre: BOOK_INPUT.properties.genre,
      },
    },
    shown: {
      type: "object",
      required: ["items", "total", "page"],
      properties: {
        items: { type: "array", items: BOOK },
        total: { type: "integer" },
        page: { type: "integer" },
      },
    },
    async handler({ owner, query: { page, size, genre } }) {
      const own = [...books.values()]
        .filter((one) => one.owner === owner && (!genre || genre === one.book.genre))
        .map(({ book }) => book);
      return { items: own.slice((page - 1) * size, page * size), total: own.length, page };
    },
  });
  route("POST", "/books", {
    operationId: "createBook",
    status: 201,
    body: BOOK_INPUT,
    shown: BOOK,
    async handler({ owner, body }, reply) {
      const book = { ...body, id: randomUUID(), createdAt: new Date().toISOString() };
      books.set(book.id, { owner, book });
      reply.code(201).header("location", `/books/${book.id}`);
      return book;
    },
  });
  const one = { params: ID, shown: BOOK };
  route("GET", "/books/:id", {
    operationId: "readBook",
    ...one,
    handler: async (request) => bookOf(request),
  });
  route("PUT", "/books/:id", {
    operationId: "replaceBook",
    body: BOOK_INPUT,
    ...one,
    async handler(request) {
      const { id, createdAt } = bookOf(request);
      const book = { ...request.body, id, createdAt };
      books.set(id, { owner: request.owner, book });
      return book;
    },
  });
  route("DELETE", "/books/:id", {
    operationId: "deleteBook",
    params: ID,
    status: 204,
    shown: { type: "null" },
    async handler(request, reply) {
      const { id } = bookOf(request);
      books.delete(id);
      loans.delete(id);
      reply.code(204);
    },
  });
  route("POST", "/books/:id/loan", {
    operationId: "lendBook",
    params: ID,
    status: 201,
    shown: LOAN,
    body: {
      type: "object",
      required: ["days"],
      additionalProperties: false,
      properties: { days: { type: "integer", minimum: 1, maximum: 30 } },
    },
    async handler(request, reply) {
      const { id } = bookOf(request);
      if (loans.has(id)) throw fail(409, "the book is lent");
      const { days } = request.body;
      const due = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      loans.set(id, { book: id, due, days });
      reply.code(201);
      return loans.get(id);
    },
  });
  route("GET", "/search", {
    operationId: "searchBooks",
    query: {
      type: "object",
      required: ["q"],
      properties: {
        q: { type: "string", minLength: 1, maxLength: 50 },
        tag: { type: "array", maxItems: 3, items: { type: "string" } },
        lent: { type: "boolean" },
      },
    },
    shown: { type: "array", items: BOOK },
    async handler({ owner, query: { q, tag = [], lent } }) {
      return [...books.values()]
        .filter((found) => found.owner === owner)
        .map(({ book }) => book)
        .filter((book) => book.title.includes(q) && tag.every((name) => book.tags?.includes(name)))
        .filter((book) => lent === undefined || lent === loans.has(book.id));
    },
  });
});

app.get("/openapi.json", { schema: { hide: true } }, async () => app.swagger());
await app.listen({ host: "127.0.0.1", port: Number(process.argv[2]) });
