import type { JudgeContext, TrafficJudge, TrafficRule } from "../checks/rule.js";
import type { Exchange } from "../probe/exchange.js";
import { NotExercisedError } from "../verdict/verdict-errors.js";

/** A rule without an incremental form judges as many exchanges at once. */
export const MAX_WINDOW_EXCHANGES = 500;

/** Fewer, where their bodies are longer than this together. */
export const MAX_WINDOW_BYTES = 2 ** 24;

/** The last exchanges, shared by all rules that judge a list of them. */
export class ExchangeWindow {
  #exchanges: Exchange[] = [];
  #bytes = 0;

  /** Adds an exchange; returns the full window when it is, and starts the next. */
  add(exchange: Exchange): readonly Exchange[] | undefined {
    this.#exchanges.push(exchange);
    this.#bytes += 2 * exchange.response.bytes.length;
    const isFull =
      this.#exchanges.length >= MAX_WINDOW_EXCHANGES || this.#bytes >= MAX_WINDOW_BYTES;
    return isFull ? this.take() : undefined;
  }

  /** Returns what has come since the last window. */
  take(): readonly Exchange[] {
    const taken = this.#exchanges;
    this.#exchanges = [];
    this.#bytes = 0;
    return taken;
  }
}

/** The incremental form of a rule that has none: it judges window after window. */
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

/** A judge that is shown windows. */
export interface WindowJudge extends TrafficJudge {
  seeWindow(exchanges: readonly Exchange[]): void;
}
