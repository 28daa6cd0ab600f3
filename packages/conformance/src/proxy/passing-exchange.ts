import type { IncomingMessage } from "node:http";
import type { Recorded } from "../recording/recorded.js";
import { BodyCopy, type CopyRoom } from "./body-copy.js";
import { linesOf } from "./end-to-end-headers.js";

/** An exchange in transit. On the hot path it only stores data; readers pay for the conversion. */
export class PassingExchange implements Recorded {
  readonly sentAt = Date.now();
  readonly method: string;
  readonly url: string;
  readonly requestHeaders: readonly string[];
  readonly requestBody: BodyCopy;
  readonly responseBody: BodyCopy;
  /** The head of the response, once received. */
  head: { readonly status: number; readonly headers: readonly string[] } | undefined;
  failure?: NonNullable<Recorded["failure"]>;
  readonly #started = performance.now();
  #milliseconds: number | undefined;

  constructor({ method = "GET", rawHeaders }: IncomingMessage, url: string, room: CopyRoom) {
    this.method = method;
    this.url = url;
    this.requestHeaders = rawHeaders;
    this.requestBody = new BodyCopy(room);
    this.responseBody = new BodyCopy(room);
  }

  /** Marks the response as completely received. */
  complete(): void {
    this.#milliseconds = performance.now() - this.#started;
  }

  isComplete(): boolean {
    return this.#milliseconds !== undefined;
  }

  /** Records a failure; only the first reason counts. */
  fail(by: "client" | "server", reason: string): void {
    if (!this.isComplete()) this.failure ??= { by, reason };
  }

  /** Called when no more data will arrive. */
  end(isRequestComplete: boolean): void {
    this.requestBody.end(isRequestComplete);
    this.responseBody.end(this.isComplete());
    this.#milliseconds ??= performance.now() - this.#started;
  }

  get milliseconds(): number {
    return this.#milliseconds ?? 0;
  }

  get request(): Recorded["request"] {
    const { method, url, requestHeaders, requestBody } = this;
    return { method, url, headers: linesOf(requestHeaders), body: requestBody.toBody() };
  }

  get response(): Recorded["response"] {
    if (!this.head) return undefined;
    const { status, headers } = this.head;
    return { status, headers: linesOf(headers), body: this.responseBody.toBody() };
  }
}
