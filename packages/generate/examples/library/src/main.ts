// A client and a server of one description, which call each other without a network.
import { createClient } from "./generated/client/client.js";
import type { Book } from "./generated/server/schemas.js";
import { createServer } from "./generated/server/server.js";

const books: Book[] = [
  { isbn: "9780141439518", title: "Pride and Prejudice", language: "en", year: 1813 },
  { isbn: "9784101010014", title: "Wagahai wa neko de aru", language: "ja", year: 1905 },
];
const PAGE_SIZE = 1;

const server = createServer({
  handlers: {
    listBooks: async ({ query: { page, language } }) => {
      const found = books.filter((book) => language === undefined || book.language === language);
      const start = (page - 1) * PAGE_SIZE;
      const totalPages = Math.ceil(found.length / PAGE_SIZE);
      return { status: 200, body: { books: found.slice(start, start + PAGE_SIZE), totalPages } };
    },
    addBook: async ({ body }) => {
      books.push(body);
      return { status: 201, body };
    },
    getBook: async ({ path }) => {
      const book = books.find(({ isbn }) => isbn === path.isbn);
      return book ? { status: 200, body: book } : { status: 404 };
    },
  },
  authenticate: async ({ token }) =>
    token === "reader" ? { principal: {}, scopes: [] } : undefined,
});

const client = createClient({
  baseUrl: "http://library.example",
  token: "reader",
  fetch: server.fetch,
});

await client.addBook({ body: { isbn: "9782070360024", title: "L'Étranger", language: "fr" } });
for await (const { title } of client.iterateBooks()) console.log(title);
console.log((await client.getBook({ isbn: "9780141439518" })).year);

// The compiler would not accept this request. The server refuses it and names the place.
const body = JSON.stringify({ isbn: "1", title: "", language: "de" });
const headers = { authorization: "Bearer reader", "content-type": "application/json" };
const url = "http://library.example/books";
const refused = await server.fetch(new Request(url, { method: "POST", headers, body }));
const { errors } = (await refused.json()) as { errors: { pointer: string; keyword: string }[] };
console.log(
  refused.status,
  errors.map(({ pointer, keyword }) => `${pointer} ${keyword}`).join(", "),
);
