import type { CoreRequest } from "./core-request.js";

type Signalled = Pick<CoreRequest, "signal">;

/**
 * What a handler is given; its signal is made when it is first read, since few handlers look at it. One getter for
 * all, since one for each object costs more than the rest of a small request; the object's own, so that a handler
 * that spreads its request passes the signal on.
 */
export class HandlerCall {
  static readonly #signal: PropertyDescriptor & ThisType<HandlerCall> = {
    enumerable: true,
    get() {
      return this.#request.signal;
    },
  };
  readonly #request: Signalled;

  constructor(request: Signalled, values: object) {
    this.#request = request;
    Object.assign(this, values);
    Object.defineProperty(this, "signal", HandlerCall.#signal);
  }
}
