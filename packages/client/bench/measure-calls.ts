/** CPU time of the calls of one candidate. */
export interface CallCost {
  readonly name: string;
  /** Microseconds of CPU for one call, the median of the rounds. */
  readonly cpu: number;
  /** The cost in parts of the first candidate's in the same round: median, and the quartiles around it. */
  readonly ratio: number;
  readonly quartiles: readonly [low: number, high: number];
}

/** How long is measured. */
export interface Effort {
  readonly rounds: number;
  /** Calls of a candidate in each round. */
  readonly times: number;
  /** Calls of a candidate before, until it is compiled. */
  readonly warmUp: number;
}

/** Measures calls in rounds, all candidates in each, so that a busy machine burdens all alike. */
export async function measureCalls(
  calls: Readonly<Record<string, () => Promise<unknown>>>,
  { rounds, times, warmUp }: Effort,
): Promise<CallCost[]> {
  const costs = new Map<string, number[]>(Object.keys(calls).map((name) => [name, []]));
  for (const call of Object.values(calls)) await costOf(call, warmUp);
  for (let round = 0; round < rounds; round += 1)
    // Who comes first pays for nobody's garbage: each does in its turn.
    for (const [name, call] of rotated(Object.entries(calls), round))
      costs.get(name)?.push(await costOf(call, times));
  const [control = []] = costs.values();
  return [...costs].map(([name, each]) => {
    const ratios = each.map((cost, round) => cost / (control[round] ?? Number.NaN));
    const quartiles = [quantile(ratios, 0.25), quantile(ratios, 0.75)] as const;
    return { name, cpu: quantile(each, 0.5), ratio: quantile(ratios, 0.5), quartiles };
  });
}

function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

async function costOf(call: () => Promise<unknown>, times: number): Promise<number> {
  const start = process.cpuUsage();
  for (let time = 0; time < times; time += 1) await call();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / times;
}

function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}
