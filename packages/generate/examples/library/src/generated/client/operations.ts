// Generated from library.yaml. Do not edit: change the description and generate again.

import {
  jsonBody,
  method,
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
};
export const operationAddBook: Operation = {
  method: "POST",
  path: "/books",
  parameters: [{ in: "body", name: "body", required: true }],
  body: jsonBody,
};
export const operationGetBook: Operation = {
  method: "GET",
  path: "/books/{isbn}",
  parameters: [{ in: "path", name: "isbn", type: "string", required: true }],
};
export const pagesListBooks: NonNullable<Operation["pages"]> = [
  "iterateBooks",
  /* @__PURE__ */ numberedPages("page", "books", "totalPages"),
];

/** All operations by id. */
export const operations: Operations = {
  listBooks: /* @__PURE__ */ method(operationListBooks, { pages: pagesListBooks }),
  addBook: /* @__PURE__ */ method(operationAddBook, {
    types: { body: { isbn: "string", title: "string", language: "value", year: "integer|null" } },
  }),
  getBook: operationGetBook,
};
