import { quantile } from "@document-export/bench/processes";
import { load, type Load } from "./load.ts";
import type { Scenario, ScenarioCandidate } from "./scenarios/scenario.ts";
import type { Candidate } from "./start-candidate.ts";

/** Number of measurements of a scenario. */
export interface Effort {
  /** How often all processes are restarted: a process's memory layout can cost it as much as a parser does. */
  readonly starts: number;
  /** Rounds per start. */
  readonly rounds: number;
}

/** Measurement of one candidate in one round. */
interface Sample {
  readonly rate: number;
  readonly cpu: number;
}

/** Result of one candidate over all rounds. */
export interface Row {
  readonly name: string;
  /** Responses per second, median. */
  readonly rate: number;
  /** Rate relative to the first candidate's in the same round, median. */
  readonly rateRatio: number;
  /** Server CPU time per response in microseconds, median. */
  readonly cpu: number;
  /** The first candidate's CPU time divided by this one's, per round, median: more is better. */
  readonly cpuRatio: number;
  /** Interquartile range of `cpuRatio` over the rounds. */
  readonly spread: readonly [number, number];
}

interface Running {
  readonly name: string;
  readonly candidate: Candidate;
  readonly target: Load;
}

type Samples = ReadonlyMap<string, Sample>;

/** Measures every candidate in each round, in an order that rotates from round to round. */
export async function measure(scenario: Scenario, effort: Effort): Promise<Row[]> {
  const rounds: Samples[] = [];
  for (let count = 0; count < effort.starts; count += 1)
    rounds.push(...(await measureStarted(scenario, effort.rounds)));
  const names = Object.keys(scenario.candidates);
  return names.map((name) => toRow(name, names[0] ?? name, rounds));
}

/**
 * All candidates run the whole time, each in its own process that is warmed up first. Rounds are therefore short, and
 * other load on the machine affects all candidates alike.
 */
async function measureStarted(scenario: Scenario, count: number): Promise<Samples[]> {
  const running: Running[] = [];
  try {
    for (const [name, how] of Object.entries(scenario.candidates))
      running.push(await startWarm(name, how, scenario));
    const rounds: Samples[] = [];
    for (let round = 0; round < count; round += 1) {
      const first = round % running.length;
      const samples = new Map<string, Sample>();
      for (const one of [...running.slice(first), ...running.slice(0, first)])
        samples.set(one.name, await sample(one, scenario.requests));
      rounds.push(samples);
    }
    return rounds;
  } finally {
    for (const { candidate } of running) await candidate.stop();
  }
}

async function startWarm(
  name: string,
  { start, request }: ScenarioCandidate,
  { connections, status, warmUp, warmUpWith = request }: Scenario,
): Promise<Running> {
  const candidate = await start();
  const target = { port: candidate.port, connections, request, status };
  await load({ ...target, request: warmUpWith }, (responses) => responses >= warmUp);
  return { name, candidate, target };
}

/** Sends half as many requests first: a process that was idle has to get its memory back from the system. */
async function sample({ candidate, target }: Running, requests: number): Promise<Sample> {
  await load(target, (sent) => sent >= requests / 2);
  const before = await candidate.usage();
  const { responses, seconds } = await load(target, (sent) => sent >= requests);
  const after = await candidate.usage();
  return { rate: responses / seconds, cpu: (after.cpu - before.cpu) / responses };
}

function toRow(name: string, control: string, rounds: readonly Samples[]): Row {
  const pairs = rounds.flatMap((samples) => {
    const [own, first] = [samples.get(name), samples.get(control)];
    return own && first ? [{ own, first }] : [];
  });
  const ratios = pairs.map(({ own, first }) => first.cpu / own.cpu);
  return {
    name,
    rate: quantile(
      pairs.map(({ own }) => own.rate),
      0.5,
    ),
    rateRatio: quantile(
      pairs.map(({ own, first }) => own.rate / first.rate),
      0.5,
    ),
    cpu: quantile(
      pairs.map(({ own }) => own.cpu),
      0.5,
    ),
    cpuRatio: quantile(ratios, 0.5),
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
  };
}
