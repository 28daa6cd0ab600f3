import type { Parameters } from "../contract/operation.js";
import type { CoreRequest } from "./core-request.js";

type Signalled = Pick<CoreRequest, "signal">;

/** What a handler is given beside its parameters and the signal. */
interface Given {
  readonly body: unknown;
  /** Of the body, in lower case and without parameters. */
  readonly contentType: string | undefined;
  readonly acceptable: readonly string[];
  readonly principal: unknown;
  readonly requestId: string;
}

/**
 * What a handler is given. Its signal is made when it is first read, since few handlers look at it, and by a getter
 * of the class: one for each object costs more than the rest of a small request.
 */
export class HandlerCall implements Parameters, Given {
  readonly #request: Signalled;
  readonly path: Parameters["path"];
  readonly query: Parameters["query"];
  readonly headers: Parameters["headers"];
  readonly cookies: Parameters["cookies"];
  readonly body: unknown;
  readonly contentType: string | undefined;
  readonly acceptable: readonly string[];
  readonly principal: unknown;
  readonly requestId: string;

  constructor(request: Signalled, parameters: Parameters, given: Given) {
    this.#request = request;
    this.path = parameters.path;
    this.query = parameters.query;
    this.headers = parameters.headers;
    this.cookies = parameters.cookies;
    this.body = given.body;
    this.contentType = given.contentType;
    this.acceptable = given.acceptable;
    this.principal = given.principal;
    this.requestId = given.requestId;
  }

  get signal(): AbortSignal {
    return this.#request.signal;
  }
}
