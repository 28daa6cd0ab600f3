import type { Writable } from "node:stream";
import { frameStart } from "./frames.js";
import type { PassingExchange } from "./passing-exchange.js";

/** Maximum size of exchanges waiting for a verdict; further ones are counted and not judged. */
export const MAX_WAITING_BYTES = 2 ** 25;

/** Size of the blocks in which exchanges wait; each block is passed on with one write. */
const BLOCK_BYTES = 2 ** 17;

/** Interval at which the proxy checks whether it has spare time, in milliseconds. */
const TICK = 50;

/** Utilization of the proxy above which judging would slow down the traffic. */
const MAX_UTILIZATION = 0.6;

/**
 * Passes exchanges to the judge when the traffic leaves spare time, and never blocks. Exchanges are copied into
 * reusable blocks: stored as objects, their garbage collection would cost more than everything else.
 */
export class FrameQueue {
  readonly #to: Writable;
  readonly #free: Buffer[] = [];
  readonly #full: Buffer[] = [];
  #current: Buffer | undefined;
  #used = 0;
  #waiting = 0;
  #taken = 0;
  #lost = 0;
  #isWriting = false;
  #isCalm = true;
  #before = performance.eventLoopUtilization();
  readonly #timer: NodeJS.Timeout;
  #onEmpty: (() => void) | undefined;

  constructor(to: Writable) {
    this.#to = to;
    this.#timer = setInterval(() => this.#tick(), TICK).unref();
  }

  /** Number of exchanges accepted within the limit. */
  get taken(): number {
    return this.#taken;
  }

  /** Number of exchanges dropped beyond the limit. */
  get lost(): number {
    return this.#lost;
  }

  /** Adds an exchange. If the limit is exceeded, the exchange is dropped and counted. */
  take(exchange: PassingExchange): void {
    const { requestBody, responseBody } = exchange;
    const size = requestBody.kept + responseBody.kept;
    // Checked before the head is written: a dropped exchange must cost nothing.
    if (this.#waiting + size > MAX_WAITING_BYTES || !this.#to.writable)
      return void (this.#lost += 1);
    this.#taken += 1;
    const start = frameStart(exchange);
    this.#waiting += start.length + size;
    this.#append(start);
    for (const chunk of requestBody.chunks) this.#append(chunk);
    for (const chunk of responseBody.chunks) this.#append(chunk);
  }

  /** Resolves when all exchanges have been passed on. */
  async flush(): Promise<void> {
    clearInterval(this.#timer);
    this.#isCalm = true;
    this.#closeBlock();
    this.#ship();
    await new Promise<void>((resolve) => {
      this.#onEmpty = resolve;
      if (this.#waiting === 0) resolve();
    });
  }

  #append(bytes: Buffer): void {
    for (let from = 0; from < bytes.length;) {
      this.#current ??= this.#free.pop() ?? Buffer.allocUnsafeSlow(BLOCK_BYTES);
      const copied = bytes.copy(this.#current, this.#used, from);
      this.#used += copied;
      from += copied;
      if (this.#used === BLOCK_BYTES) this.#closeBlock();
    }
  }

  #closeBlock(): void {
    if (!this.#current) return;
    this.#full.push(this.#current.subarray(0, this.#used));
    this.#current = undefined;
    this.#used = 0;
    this.#ship();
  }

  // Only one block is in transit at a time, so that its memory can be reused when it has arrived.
  #ship(): void {
    if (this.#isWriting || !this.#isCalm) return;
    const block = this.#full.shift();
    if (!block) return void (this.#waiting === 0 && this.#onEmpty?.());
    this.#isWriting = true;
    this.#to.write(block, () => {
      this.#isWriting = false;
      this.#waiting -= block.length;
      this.#free.push(Buffer.from(block.buffer, 0, BLOCK_BYTES));
      this.#ship();
    });
  }

  #tick(): void {
    const { utilization } = performance.eventLoopUtilization(this.#before);
    this.#before = performance.eventLoopUtilization();
    this.#isCalm = utilization < MAX_UTILIZATION;
    if (!this.#isCalm || this.#isWriting) return;
    this.#closeBlock();
    this.#ship();
  }
}
