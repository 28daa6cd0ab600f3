import type { Parameters } from "../contract/operation.js";
import type { CoreRequest } from "../request/core-request.js";

const NONE: Parameters["path"] = {};

/**
 * The argument of a handler, filled in as values become known. Its signal is created when it is first read, because few
 * handlers use it, by a getter of the class: a getter per object costs more than all other work of a small request.
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
