import type { Parameters } from "../contract/operation.js";
import type { CoreRequest } from "../request/core-request.js";

const NONE: Parameters["path"] = {};

/**
 * What a handler is given, filled in the order in which it is known. Its signal is made when it is first read, since
 * few handlers use it, and by a getter of the class: one for each object costs more than the rest of a small
 * request.
 */
export class HandlerCall implements Parameters {
  readonly #request: Pick<CoreRequest, "signal">;
  readonly requestId: string;
  principal: unknown = undefined;
  acceptable: readonly string[] = [];
  path: Parameters["path"] = NONE;
  query: Parameters["query"] = NONE;
  headers: Parameters["headers"] = NONE;
  cookies: Parameters["cookies"] = NONE;
  body: unknown = undefined;
  /** Media type of the body, in lower case and without parameters. */
  contentType: string | undefined = undefined;

  constructor(request: Pick<CoreRequest, "signal">, requestId: string) {
    this.#request = request;
    this.requestId = requestId;
  }

  get signal(): AbortSignal {
    return this.#request.signal;
  }

  take({ path, query, headers, cookies }: Parameters): void {
    this.path = path;
    this.query = query;
    this.headers = headers;
    this.cookies = cookies;
  }
}
