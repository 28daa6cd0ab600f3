import type { Writable } from "node:stream";
import { frameStart } from "./frames.js";
import type { PassingExchange } from "./passing-exchange.js";

/** So many bytes of exchanges wait for a verdict; what comes on top is counted and not judged. */
export const MAX_WAITING_BYTES = 2 ** 25;

/** Exchanges wait in blocks of so many bytes, each of which is passed on with one write. */
const BLOCK_BYTES = 2 ** 17;

/** How often it is looked whether the traffic leaves time, in milliseconds. */
const TICK = 50;

/** Above this share of its time that the proxy is busy, judging would take time from the traffic. */
const MAX_UTILIZATION = 0.6;

/**
 * Passes exchanges on to anyone who judges them when the traffic leaves time, and never waits. They are copied into blocks that are
 * used again and again: kept as objects, collecting them would cost more than all the rest.
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

  /** How many exchanges were within the bound. */
  get taken(): number {
    return this.#taken;
  }

  /** How many exchanges were beyond the bound. */
  get lost(): number {
    return this.#lost;
  }

  /** An exchange beyond the bound is lost, and counted. */
  take(exchange: PassingExchange): void {
    const { requestBody, responseBody } = exchange;
    const size = requestBody.kept + responseBody.kept;
    // Before its head is written: what is lost must cost nothing.
    if (this.#waiting + size > MAX_WAITING_BYTES || !this.#to.writable)
      return void (this.#lost += 1);
    this.#taken += 1;
    const start = frameStart(exchange);
    this.#waiting += start.length + size;
    this.#append(start);
    for (const chunk of requestBody.chunks) this.#append(chunk);
    for (const chunk of responseBody.chunks) this.#append(chunk);
  }

  /** Resolves when everything is passed on. */
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

  // One block is under way at a time, so that its memory is free again when it has arrived.
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
