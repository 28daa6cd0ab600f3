/** How fast uploads have to come; times in milliseconds. */
export interface PaceRules {
  /** What an upload has to bring in each interval, also on an idle service. */
  readonly minPace: { readonly bytes: number; readonly interval: number };
  /**
   * While others wait, an upload of a workspace that holds more than its share has to come at a pace at which it is
   * whole within `wholeWithin`; the pace is measured over `interval`.
   */
  readonly busyPace: { readonly wholeWithin: number; readonly interval: number };
}

/** What has come of a body. */
export interface Arrival {
  /** Bytes that have come so far, from any number on. */
  readonly received: () => number;
  /** Whether more is awaited from the sender: not when the body is whole, or nobody reads it now. */
  readonly isAwaited: () => boolean;
}

interface Mark {
  readonly at: number;
  readonly bytes: number;
}

/** Measures how fast a body comes. While nothing is awaited from the sender, no time passes for it. */
export class UploadPace {
  readonly #arrival: Arrival;
  readonly #rules: PaceRules;
  /** Where the interval of `minPace` began. */
  #slow: Mark;
  /** Where the interval of `busyPace` began. */
  #recent: Mark;
  /** Bytes a millisecond in the last whole interval of `busyPace`; undefined before there was one. */
  recent: number | undefined = undefined;

  constructor(arrival: Arrival, rules: PaceRules, now: number) {
    this.#arrival = arrival;
    this.#rules = rules;
    this.#slow = this.#recent = { at: now, bytes: arrival.received() };
  }

  /** Measures, and gives whether the upload is slower than it may be on an idle service. */
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

  /** Whether an upload of so many bytes is slower than it may be while others wait. */
  isTooSlowFor(bytes: number): boolean {
    return this.recent !== undefined && this.recent < bytes / this.#rules.busyPace.wholeWithin;
  }
}
