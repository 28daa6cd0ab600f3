// Generated from library.yaml. Do not edit: change the description and generate again.

import {
  callOperation,
  connectTo,
  iterateOperation,
  type ClientOptions,
  type Connection,
  type Pages,
} from "@document-export/client/runtime";

import type * as client from "./client.js";
import type * as schemas from "./schemas.js";
import {
  operationListBooks,
  operationAddBook,
  operationGetBook,
  pagesListBooks,
} from "./operations.js";

/** Says where operations are called. */
export function connect(options: ClientOptions): Connection {
  return connectTo(options, {
    needsToken: true,
  });
}

/** `GET /books` */
export function listBooks(
  connection: Connection,
  options?: client.ListBooksOptions,
): Promise<schemas.BookPage> {
  return callOperation(connection, "listBooks", operationListBooks, options);
}
/** `POST /books` */
export function addBook(
  connection: Connection,
  options: client.AddBookOptions,
): Promise<schemas.Book> {
  return callOperation(connection, "addBook", operationAddBook, options);
}
/** `GET /books/{isbn}` */
export function getBook(
  connection: Connection,
  options: client.GetBookOptions,
): Promise<schemas.Book> {
  return callOperation(connection, "getBook", operationGetBook, options);
}

/** Reads every page, one request per page. */
export function iterateBooks(
  connection: Connection,
  options?: client.IterateBooksOptions,
): Pages<schemas.Book, schemas.BookPage> {
  return iterateOperation(
    connection,
    "listBooks",
    { ...operationListBooks, pages: pagesListBooks },
    options,
  );
}
