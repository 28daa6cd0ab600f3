// Generated from library.yaml. Do not edit: change the description and generate again.

import {
  jsonBody,
  numberedPages,
  type Operation,
  type Operations,
} from "@document-export/client/runtime";

export const operationListBooks: Operation = {
  method: "GET",
  path: "/books",
  parameters: [
    { in: "query", name: "page", type: "integer" },
    { in: "query", name: "language", type: "value" },
  ],
  pages: ["iterateBooks", /* @__PURE__ */ numberedPages("page", "books", "totalPages")],
};
export const operationAddBook: Operation = {
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
};
export const operationGetBook: Operation = {
  method: "GET",
  path: "/books/{isbn}",
  parameters: [{ in: "path", name: "isbn", type: "string", required: true }],
};

/** Every operation, by its id. */
export const operations: Operations = {
  listBooks: operationListBooks,
  addBook: operationAddBook,
  getBook: operationGetBook,
};
