import { load } from "./load.ts";
import type { Scenario, ScenarioCandidate } from "./scenario.ts";
import { startCandidate } from "./start-candidate.ts";

/** How often a scenario is measured, and how much of its usual number of requests each time. */
export interface Effort {
  readonly rounds: number;
  readonly share: number;
}

/** One candidate in one round. */
interface Sample {
  readonly rate: number;
  readonly cpu: number;
}

/** One candidate over all rounds. */
export interface Row {
  readonly name: string;
  /** Answers a second, median. */
  readonly rate: number;
  /** Rate beside the first candidate's of the same round, median. */
  readonly rateRatio: number;
  /** CPU time of the server for one answer in microseconds, median. */
  readonly cpu: number;
  /** The first candidate's CPU time beside this one's, round by round, median: more is better. */
  readonly cpuRatio: number;
  /** Lowest and highest of `cpuRatio`. */
  readonly spread: readonly [number, number];
}

/** Measures every candidate in each round, in fresh processes, in an order that turns from round to round. */
export async function measure(scenario: Scenario, effort: Effort): Promise<Row[]> {
  const { candidates } = scenario;
  const names = Object.keys(candidates);
  const rounds: Map<string, Sample>[] = [];
  for (let round = 0; round < effort.rounds; round += 1) {
    const turned = [...names.slice(round % names.length), ...names.slice(0, round % names.length)];
    const samples = new Map<string, Sample>();
    for (const name of turned) {
      const candidate = candidates[name];
      if (candidate) samples.set(name, await sample(candidate, scenario, effort));
    }
    rounds.push(samples);
  }
  return names.map((name) => toRow(name, names[0] ?? name, rounds));
}

async function sample(
  { file, request }: ScenarioCandidate,
  { connections, status, requests, warmUp }: Scenario,
  { share }: Effort,
): Promise<Sample> {
  const candidate = await startCandidate(file);
  const target = { port: candidate.port, connections, request, status };
  try {
    const count = requests * share;
    await load(target, (answers) => answers >= warmUp);
    const before = await candidate.usage();
    const { answers, seconds } = await load(target, (sent) => sent >= count);
    const after = await candidate.usage();
    return { rate: answers / seconds, cpu: (after.cpu - before.cpu) / answers };
  } finally {
    await candidate.stop();
  }
}

function toRow(name: string, control: string, rounds: readonly Map<string, Sample>[]): Row {
  const pairs = rounds.flatMap((samples) => {
    const [own, first] = [samples.get(name), samples.get(control)];
    return own && first ? [{ own, first }] : [];
  });
  const ratios = pairs.map(({ own, first }) => first.cpu / own.cpu);
  return {
    name,
    rate: median(pairs.map(({ own }) => own.rate)),
    rateRatio: median(pairs.map(({ own, first }) => own.rate / first.rate)),
    cpu: median(pairs.map(({ own }) => own.cpu)),
    cpuRatio: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)],
  };
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((left, right) => left - right);
  const half = sorted.length >> 1;
  const [upper = Number.NaN, lower = upper] = [sorted[half], sorted[half - 1]];
  return sorted.length % 2 === 1 ? upper : (lower + upper) / 2;
}
