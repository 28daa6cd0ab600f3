/** CPU time of the calls of one candidate. */
export interface CallCost {
  readonly name: string;
  /** Microseconds of CPU for one call, the median of the rounds. */
  readonly cpu: number;
  /** The cost in parts of the first candidate's in the same round: median, least and most. */
  readonly ratio: number;
  readonly spread: readonly [least: number, most: number];
}

/** Measures calls in rounds, all candidates in each, so that a busy machine burdens all alike. */
export async function measureCalls(
  calls: Readonly<Record<string, () => Promise<unknown>>>,
  {
    rounds,
    times,
    warmUp,
  }: { readonly rounds: number; readonly times: number; readonly warmUp: number },
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
    const spread = [Math.min(...ratios), Math.max(...ratios)] as const;
    return { name, cpu: median(each), ratio: median(ratios), spread };
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

function median(numbers: readonly number[]): number {
  return numbers.toSorted((left, right) => left - right)[numbers.length >> 1] ?? Number.NaN;
}
