// Generated from library.yaml. Do not edit: change the description and generate again.

import {
  createClientFrom,
  isProblemOf,
  type CallOptions,
  type ClientOptions,
  type IterateOptions,
  type Pages,
  type ProblemOf,
} from "@document-export/client/runtime";

import type { Isbn, Book, BookPage } from "./schemas.js";
import { operations } from "./operations.js";

/** Options of `listBooks`. */
export interface ListBooksOptions extends CallOptions {
  /**
   * Integer of at least 1.
   *
   * @default 1
   */
  readonly page?: number;
  readonly language?: "en" | "fr" | "ja";
}

/** Options of `iterateBooks`. */
export interface IterateBooksOptions extends IterateOptions {
  readonly language?: "en" | "fr" | "ja";
}

/** Options of `addBook`. */
export interface AddBookOptions extends CallOptions {
  readonly body: Book;
}

/** Options of `getBook`. */
export interface GetBookOptions extends CallOptions {
  /**
   * An ISBN of 13 digits.
   *
   * Matches `^[0-9]{13}$`.
   */
  readonly isbn: Isbn;
}

/**
 * One method per operation. Every method throws an error of the runtime, or the reason of the signal when it was
 * aborted. A wrong option throws a TypeError that names it, before anything is sent.
 */
export interface Client {
  /**
   * The books, page by page.
   *
   * `GET /books`
   */
  listBooks(options?: ListBooksOptions): Promise<BookPage>;
  /**
   * Adds a book.
   *
   * `POST /books`
   */
  addBook(options: AddBookOptions): Promise<Book>;
  /**
   * One book.
   *
   * `GET /books/{isbn}`
   *
   * @throws ProblemError 404
   */
  getBook(options: GetBookOptions): Promise<Book>;
  /** The books, page by page: reads every page, one request per page. */
  iterateBooks(options?: IterateBooksOptions): Pages<Book, BookPage>;
}

/** Creates a client. Throws a TypeError that names a wrong option. */
export function createClient(options: ClientOptions): Client {
  return createClientFrom(operations, options, {
    needsToken: true,
  });
}

/** The described error responses of each operation: their statuses and bodies. */
export interface Problems {
  listBooks: ProblemOf<number, unknown>;
  addBook: ProblemOf<number, unknown>;
  getBook: ProblemOf<404, unknown>;
}

const statuses = {
  listBooks: { json: [], other: ["4XX", "5XX"] },
  addBook: { json: [], other: ["4XX", "5XX"] },
  getBook: { json: [], other: [404] },
};

/** Whether an error is a described error response of the operation, so that its `status` determines its `body`. */
export function isProblem<id extends keyof Problems>(
  error: unknown,
  operationId: id,
): error is Problems[id] {
  return isProblemOf(error, operationId, statuses[operationId]);
}
