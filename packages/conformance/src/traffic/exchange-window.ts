import type { JudgeContext, TrafficJudge, TrafficRule } from "../checks/rule.js";
import type { Exchange } from "../probe/exchange.js";
import { NotExercisedError } from "../verdict/verdict-errors.js";

/** Number of exchanges that a rule without an incremental form judges at a time. */
export const MAX_WINDOW_EXCHANGES = 500;

/** Maximum total size of their bodies; a window that exceeds it has fewer exchanges. */
export const MAX_WINDOW_BYTES = 2 ** 24;

/** The most recent exchanges, shared by all rules that judge a list of exchanges. */
export class ExchangeWindow {
  #exchanges: Exchange[] = [];
  #bytes = 0;

  /** Adds an exchange; when the window is full, returns it and starts the next one. */
  add(exchange: Exchange): readonly Exchange[] | undefined {
    this.#exchanges.push(exchange);
    this.#bytes += 2 * exchange.response.bytes.length;
    const isFull =
      this.#exchanges.length >= MAX_WINDOW_EXCHANGES || this.#bytes >= MAX_WINDOW_BYTES;
    return isFull ? this.take() : undefined;
  }

  /** Returns the exchanges since the last window. */
  take(): readonly Exchange[] {
    const taken = this.#exchanges;
    this.#exchanges = [];
    this.#bytes = 0;
    return taken;
  }
}

/** Returns an incremental form for a rule that has none: it judges window by window. */
export function judgeByWindows(rule: TrafficRule, context: JudgeContext): WindowJudge {
  let notExercised: NotExercisedError | undefined;
  let isExercised = false;
  return {
    see() {},
    seeWindow(exchanges) {
      try {
        rule.judge(exchanges, context);
        isExercised = true;
      } catch (error) {
        if (!(error instanceof NotExercisedError)) throw error;
        notExercised = error;
      }
    },
    end() {
      if (!isExercised && notExercised) throw notExercised;
    },
  };
}

/** A judge that receives windows of exchanges. */
export interface WindowJudge extends TrafficJudge {
  seeWindow(exchanges: readonly Exchange[]): void;
}
