// Generated from library.yaml. Do not edit: change the description and generate again.

import type * as schemas from "./schemas.js";

import type * as stub from "@document-export/server-stub/runtime";

/** Request that the handler of `listBooks` receives. */
export interface ListBooksRequest {
  readonly path: {};
  readonly query: {
    /**
     * Integer of at least 1.
     *
     * @default 1
     */
    readonly page: NonNullable<number>;
    readonly language?: "en" | "fr" | "ja" | undefined;
  };
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `listBooks` may return; anything outside the contract does not compile. */
export type ListBooksResult = {
  readonly status: 200;
  readonly headers?: { readonly [name: string]: string | undefined };
  readonly body: schemas.BookPage;
};

/** Request that the handler of `addBook` receives. */
export interface AddBookRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: schemas.Book;
}

/** Response that the handler of `addBook` may return; anything outside the contract does not compile. */
export type AddBookResult = {
  readonly status: 201;
  readonly headers?: { readonly [name: string]: string | undefined };
  readonly body: schemas.Book;
};

/** Request that the handler of `getBook` receives. */
export interface GetBookRequest {
  readonly path: {
    /**
     * An ISBN of 13 digits.
     *
     * Matches `^[0-9]{13}$`.
     */
    readonly isbn: schemas.Isbn;
  };
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: undefined;
}

/** Response that the handler of `getBook` may return; anything outside the contract does not compile. */
export type GetBookResult =
  | {
      readonly status: 200;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body: schemas.Book;
    }
  | {
      readonly status: 404;
      readonly headers?: { readonly [name: string]: string | undefined };
      readonly body?: undefined;
    };

/** One method per operation; each is required, so that an operation without a handler does not compile. */
export interface Handlers<Principal> {
  /** The books, page by page. */
  listBooks(
    request: stub.HandlerRequest<ListBooksRequest, Principal>,
  ): Promise<ListBooksResult> | ListBooksResult;

  /** Adds a book. */
  addBook(
    request: stub.HandlerRequest<AddBookRequest, Principal>,
  ): Promise<AddBookResult> | AddBookResult;

  /** One book. */
  getBook(
    request: stub.HandlerRequest<GetBookRequest, Principal>,
  ): Promise<GetBookResult> | GetBookResult;
}
