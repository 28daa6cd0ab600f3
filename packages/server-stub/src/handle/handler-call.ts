import type { CoreRequest } from "./core-request.js";

/** What a handler is given. A class, since a getter in a literal costs more than the rest of a small request. */
export class HandlerCall {
  readonly #request: Pick<CoreRequest, "signal">;

  constructor(request: Pick<CoreRequest, "signal">, values: object) {
    this.#request = request;
    Object.assign(this, values);
  }

  /** Made when it is first read, since few handlers look at it. */
  get signal(): AbortSignal {
    return this.#request.signal;
  }
}
