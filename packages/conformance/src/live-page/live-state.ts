import type { RuleResult } from "../report/report.js";
import type { TrafficCounts } from "../report/traffic-summary.js";
import type { TrafficJudging, TrafficReport } from "../traffic/judge-traffic.js";
import type { SeenExchange } from "../traffic/seen-exchange.js";

/** Maximum number of recent exchanges on a page. */
const MAX_SHOWN_EXCHANGES = 50;

/** The content of a live page. */
export interface LiveState {
  /** Address of the upstream. */
  readonly target: string;
  /** When the proxy started, in UTC (RFC 3339). */
  readonly startedAt: string;
  readonly counts: Readonly<TrafficCounts>;
  /** Number of exchanges that have passed and are waiting for a verdict. */
  readonly waiting: number;
  readonly rules: readonly RuleResult[];
  /** The most recent exchanges, the newest first. */
  readonly exchanges: readonly SeenExchange[];
  readonly hasEnded: boolean;
  /** Whether findings of the level `strict` fail. @default false */
  readonly isStrict?: boolean;
}

/**
 * Additional input for the page: how many exchanges were passed on for judging, how many were not, and the report at
 * the end.
 */
export interface LiveContext {
  readonly backlog: { readonly taken: number; readonly lost: number };
  readonly report: TrafficReport | undefined;
}

/** Collects the content of a live page in bounded memory. */
export class LiveRecord {
  readonly #target: string;
  readonly #startedAt = new Date().toISOString();
  #exchanges: readonly SeenExchange[] = [];

  readonly #isStrict: boolean;

  constructor(target: string, isStrict = false) {
    this.#target = target;
    this.#isStrict = isStrict;
  }

  /** Adds an exchange to the front of the recent ones. */
  readonly add = (exchange: SeenExchange): void => {
    this.#exchanges = [exchange, ...this.#exchanges.slice(0, MAX_SHOWN_EXCHANGES - 1)];
  };

  /** Returns the current content of the page. */
  stateOf(judging: TrafficJudging, { backlog, report }: LiveContext): LiveState {
    const { counts } = judging;
    const isOver = report !== undefined;
    return {
      target: this.#target,
      startedAt: this.#startedAt,
      counts: { ...counts, lost: backlog.lost },
      // The backlog numbers may be older than the number of judged exchanges.
      waiting: isOver ? 0 : Math.max(0, backlog.taken - counts.exchanges),
      rules: report?.rules ?? judging.results(),
      exchanges: this.#exchanges,
      hasEnded: isOver,
      isStrict: this.#isStrict,
    };
  }
}
