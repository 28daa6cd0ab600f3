/** Minimum speed of uploads; times are in milliseconds. */
export interface PaceRules {
  /** Bytes that an upload must send in each interval, even on an idle service. */
  readonly minPace: { readonly bytes: number; readonly interval: number };
  /**
   * Minimum pace while other uploads wait, for uploads of a workspace that uses more than its share: fast enough to
   * complete within `wholeWithin`, measured over `interval`.
   */
  readonly busyPace: { readonly wholeWithin: number; readonly interval: number };
}

/** The progress of receiving a body. */
export interface Arrival {
  /** Total bytes received; only differences matter, so the count may start anywhere. */
  readonly received: () => number;
  /** Returns true if the service is waiting for the sender. False if the body is complete or is not being read. */
  readonly isAwaited: () => boolean;
}

interface Mark {
  readonly at: number;
  readonly bytes: number;
}

/** Measures how fast a body arrives. Time in which the service does not wait for the sender is not counted. */
export class UploadPace {
  readonly #arrival: Arrival;
  readonly #rules: PaceRules;
  /** Start of the `minPace` interval. */
  #slow: Mark;
  /** Start of the `busyPace` interval. */
  #recent: Mark;
  /** Bytes per millisecond in the last complete `busyPace` interval; undefined before the first. */
  recent: number | undefined = undefined;

  constructor(arrival: Arrival, rules: PaceRules, now: number) {
    this.#arrival = arrival;
    this.#rules = rules;
    this.#slow = this.#recent = { at: now, bytes: arrival.received() };
  }

  /** Measures the pace and returns true if the upload is too slow even for an idle service. */
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

  /** Returns true if an upload of `bytes` is too slow while other uploads wait. */
  isTooSlowFor(bytes: number): boolean {
    return this.recent !== undefined && this.recent < bytes / this.#rules.busyPace.wholeWithin;
  }
}
