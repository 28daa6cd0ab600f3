// Generated from library.yaml. Do not edit: change the description and generate again.

import { jsonBody, numberedPages } from "@document-export/client/runtime";
import type { Operations } from "@document-export/client/runtime";

/** Every operation, by its id. */
export const operations: Operations = {
  listBooks: {
    method: "GET",
    path: "/books",
    parameters: [
      { in: "query", name: "page", type: "integer" },
      { in: "query", name: "language", type: "value" },
    ],
    pages: ["iterateBooks", numberedPages("page", "books", "totalPages")],
  },
  addBook: {
    method: "POST",
    path: "/books",
    parameters: [
      {
        in: "body",
        name: "body",
        type: { isbn: "string", title: "string", language: "value", year: "integer|null" },
        required: true,
      },
    ],
    body: jsonBody,
  },
  getBook: {
    method: "GET",
    path: "/books/{isbn}",
    parameters: [{ in: "path", name: "isbn", type: "string", required: true }],
  },
};
