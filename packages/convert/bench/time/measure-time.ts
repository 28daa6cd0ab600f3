import type { Converter } from "../converter.ts";

/** Medians over all rounds, in milliseconds of CPU time. */
export interface Timing {
  readonly parse: number;
  readonly convert: number;
  /** Conversion relative to `JSON.parse` of the same bytes in the same round. */
  readonly ratio: number;
}

/** Minimum CPU time of one sample in milliseconds; faster runs are repeated, since the clock is coarse. */
const MIN_SAMPLE = 40;

/**
 * Duration of the warm-up in milliseconds. After it, the code is compiled as in a service that has run for a minute.
 * After one second, V8 still compiles about thirty functions per second, in threads whose CPU time counts too; after
 * four seconds, only a few.
 */
const WARM_UP = 4000;

/** Measures a converter and, in each round, `JSON.parse` as the control. */
export function measureTime(json: string, { convert }: Converter, rounds: number): Timing {
  const document: unknown = JSON.parse(json);
  sample(() => convert(document), WARM_UP);
  const parses: number[] = [];
  const converts: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    parses.push(sample(() => JSON.parse(json)));
    converts.push(sample(() => convert(document)));
  }
  const ratios = converts.map((time, round) => time / (parses[round] ?? time));
  return { parse: median(parses), convert: median(converts), ratio: median(ratios) };
}

function sample(run: () => unknown, least = MIN_SAMPLE): number {
  const start = process.cpuUsage();
  let times = 0;
  let spent = 0;
  while (spent < least) {
    run();
    times += 1;
    const { user, system } = process.cpuUsage(start);
    spent = (user + system) / 1000;
  }
  return spent / times;
}

/** The median of the values. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
