/** How fast uploads have to be; times in milliseconds. */
export interface PaceRules {
  /** The bytes that an upload has to send in each interval, even on an idle service. */
  readonly minPace: { readonly bytes: number; readonly interval: number };
  /**
   * While others wait, an upload of a workspace that holds more than its share has to be fast enough to complete within
   * `wholeWithin`; the pace is measured over `interval`.
   */
  readonly busyPace: { readonly wholeWithin: number; readonly interval: number };
}

/** The progress of receiving a body. */
export interface Arrival {
  /** Bytes received so far, counted from any start. */
  readonly received: () => number;
  /** Whether the service waits for the sender: not if the body is complete, or is not being read. */
  readonly isAwaited: () => boolean;
}

interface Mark {
  readonly at: number;
  readonly bytes: number;
}

/** Measures how fast a body is received. Time while the service does not wait for the sender is not counted. */
export class UploadPace {
  readonly #arrival: Arrival;
  readonly #rules: PaceRules;
  /** Where the interval of `minPace` began. */
  #slow: Mark;
  /** Where the interval of `busyPace` began. */
  #recent: Mark;
  /** Bytes per millisecond in the last complete interval of `busyPace`; undefined before the first. */
  recent: number | undefined = undefined;

  constructor(arrival: Arrival, rules: PaceRules, now: number) {
    this.#arrival = arrival;
    this.#rules = rules;
    this.#slow = this.#recent = { at: now, bytes: arrival.received() };
  }

  /** Measures the pace, and returns whether the upload is too slow even for an idle service. */
  measure(now: number): boolean {
    const { minPace, busyPace } = this.#rules;
    const mark = { at: now, bytes: this.#arrival.received() };
    if (!this.#arrival.isAwaited()) {
      this.#slow = this.#recent = mark;
      this.recent = undefined;
      return false;
    }
    const elapsed = now - this.#recent.at;
    if (elapsed >= busyPace.interval) {
      this.recent = (mark.bytes - this.#recent.bytes) / elapsed;
      this.#recent = mark;
    }
    if (now - this.#slow.at < minPace.interval) return false;
    const isTooSlow = mark.bytes - this.#slow.bytes < minPace.bytes;
    this.#slow = mark;
    return isTooSlow;
  }

  /** Whether an upload of `bytes` is too slow while others wait. */
  isTooSlowFor(bytes: number): boolean {
    return this.recent !== undefined && this.recent < bytes / this.#rules.busyPace.wholeWithin;
  }
}
