import type { RuleResult } from "../report/report.js";
import type { TrafficCounts } from "../report/traffic-summary.js";
import type { TrafficJudging, TrafficReport } from "../traffic/judge-traffic.js";
import type { SeenExchange } from "../traffic/seen-exchange.js";

/** A page shows as many of the last exchanges. */
const MAX_SHOWN_EXCHANGES = 50;

/** What a live page shows. */
export interface LiveState {
  /** Address of the upstream. */
  readonly target: string;
  /** When the proxy started, in UTC (RFC 3339). */
  readonly startedAt: string;
  readonly counts: Readonly<TrafficCounts>;
  /** How many exchanges have passed and wait for a verdict. */
  readonly waiting: number;
  readonly rules: readonly RuleResult[];
  /** The last exchanges, the newest first. */
  readonly exchanges: readonly SeenExchange[];
  readonly hasEnded: boolean;
  /** Whether findings of the level `strict` fail. @default false */
  readonly isStrict?: boolean;
}

/** What is known besides what is judged: how many exchanges were passed on, how many were not, and the report at the end. */
export interface LiveContext {
  readonly backlog: { readonly taken: number; readonly lost: number };
  readonly report: TrafficReport | undefined;
}

/** Collects what a live page shows, in bounded memory. */
export class LiveRecord {
  readonly #target: string;
  readonly #startedAt = new Date().toISOString();
  #exchanges: readonly SeenExchange[] = [];

  readonly #isStrict: boolean;

  constructor(target: string, isStrict = false) {
    this.#target = target;
    this.#isStrict = isStrict;
  }

  /** Puts an exchange in front of the last ones. */
  readonly add = (exchange: SeenExchange): void => {
    this.#exchanges = [exchange, ...this.#exchanges.slice(0, MAX_SHOWN_EXCHANGES - 1)];
  };

  /** Returns what the page shows now. */
  stateOf(judging: TrafficJudging, { backlog, report }: LiveContext): LiveState {
    const { counts } = judging;
    const isOver = report !== undefined;
    return {
      target: this.#target,
      startedAt: this.#startedAt,
      counts: { ...counts, lost: backlog.lost },
      // What was reported of the backlog may be older than what is judged.
      waiting: isOver ? 0 : Math.max(0, backlog.taken - counts.exchanges),
      rules: report?.rules ?? judging.results(),
      exchanges: this.#exchanges,
      hasEnded: isOver,
      isStrict: this.#isStrict,
    };
  }
}
