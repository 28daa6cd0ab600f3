/** CPU time of a candidate's calls. */
export interface CallCost {
  readonly name: string;
  /** Microseconds of CPU per call: the median of the batches. */
  readonly cpu: number;
  /** The cost relative to the control batches just before and after: the median, and the quartiles around it. */
  readonly ratio: number;
  readonly quartiles: readonly [low: number, high: number];
}

/** How many rounds and calls to measure. */
export interface Effort {
  readonly rounds: number;
  /** Calls per batch. */
  readonly times: number;
  /** Warm-up calls per candidate, until its code is compiled. */
  readonly warmUp: number;
}

interface Batch {
  readonly name: string;
  readonly cost: number;
  readonly ratio: number;
}

type Call = () => Promise<unknown>;

/**
 * Measures calls in short batches, each between two batches of `control`, so that a busy machine slows all of them
 * alike. The control is also measured as one of the calls: the deviation of its own ratio from 1 is noise.
 */
export async function measureCalls(
  control: Call,
  calls: Readonly<Record<string, Call>>,
  { rounds, times, warmUp }: Effort,
): Promise<CallCost[]> {
  const batches: Batch[] = [];
  for (const call of Object.values(calls)) await costOf(call, warmUp);
  let before = await costOf(control, times);
  for (let round = 0; round < rounds; round += 1)
    // A batch pays for the previous batch's garbage, so each candidate follows every other equally often.
    for (const [name, call] of inTurn(Object.entries(calls), round)) {
      const cost = await costOf(call, times);
      const after = await costOf(control, times);
      batches.push({ name, cost, ratio: (2 * cost) / (before + after) });
      before = after;
    }
  return Object.keys(calls).map((name) =>
    summarize(
      name,
      batches.filter((batch) => batch.name === name),
    ),
  );
}

function summarize(name: string, batches: readonly Batch[]): CallCost {
  const ratios = batches.map(({ ratio }) => ratio);
  const cpu = quantile(
    batches.map(({ cost }) => cost),
    0.5,
  );
  const quartiles = [quantile(ratios, 0.25), quantile(ratios, 0.75)] as const;
  return { name, cpu, ratio: quantile(ratios, 0.5), quartiles };
}

/** Reorders the items with another step length each round, and with another start once all steps were used. */
function inTurn<Item>(items: readonly Item[], round: number): Item[] {
  const steps = items.map((_, index) => index).filter((step) => isCoprime(step, items.length));
  const step = steps[round % steps.length] ?? 1;
  const start = Math.floor(round / steps.length);
  return items.map((item, index) => items[(start + index * step) % items.length] ?? item);
}

function isCoprime(left: number, right: number): boolean {
  return right === 0 ? left === 1 : isCoprime(right, left % right);
}

async function costOf(call: Call, times: number): Promise<number> {
  const start = process.cpuUsage();
  for (let time = 0; time < times; time += 1) await call();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / times;
}

function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}
