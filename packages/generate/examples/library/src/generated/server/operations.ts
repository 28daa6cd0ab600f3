// Generated from library.yaml. Do not edit: change the description and generate again.

import { jsonResponse, type Operation } from "@document-export/server-stub/runtime";

import { checkBook, checkBookPage } from "./checks.js";
import { decodeListBooks, decodeAddBook, decodeGetBook } from "./parameters.js";

/** All operations of the contract by id. */
export const operations: Readonly<Record<string, Operation>> = {
  listBooks: {
    id: "listBooks",
    method: "GET",
    path: "/books",
    security: [[{ scheme: "token", scopes: [], by: { kind: "bearer" } }]],
    decodeParameters: decodeListBooks,
    body: undefined,
    responses: { "200": jsonResponse(checkBookPage) },
  },
  addBook: {
    id: "addBook",
    method: "POST",
    path: "/books",
    security: [[{ scheme: "token", scopes: [], by: { kind: "bearer" } }]],
    decodeParameters: decodeAddBook,
    body: { required: true, content: { "application/json": { kind: "json", check: checkBook } } },
    responses: { "201": jsonResponse(checkBook) },
  },
  getBook: {
    id: "getBook",
    method: "GET",
    path: "/books/{isbn}",
    security: [[{ scheme: "token", scopes: [], by: { kind: "bearer" } }]],
    decodeParameters: decodeGetBook,
    body: undefined,
    responses: { "200": jsonResponse(checkBook), "404": { content: {} } },
  },
};
