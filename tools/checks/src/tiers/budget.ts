import type { FileCost } from "@document-export/config/costs";

/** Time in milliseconds to open PGlite in memory on the machine that the limits are based on. */
const REFERENCE_TIME = 1_200;

/**
 * Processor time in ms that a file of the first tier may take alone; an excess of a quarter is within the noise of a
 * machine.
 */
const MAX_FILE = 8_000;
const NOISE = 1.25;

/** At most five files that may exceed the limit, each with the reason. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  "packages/service/test/backup/backup.test.ts":
    "each case makes a backup, with a key from a passphrase",
  "packages/service/test/faults/power-failure.test.ts": "seven states of a disk, a service on each",
  "packages/service/test/http/stopping.test.ts": "processes that stop under busy callers",
  "packages/service/test/operator/command.test.ts":
    "processes of the service, for exit codes and signals",
};
const MAX_EXCEPTIONS = 5;

/** Total processor time of the files of the first tier, in milliseconds; it may grow by a tenth. */
const SUM = 420_000;
const GROWTH = 1.1;

/** Scales the limits to this machine, by the time it takes to open PGlite in memory. */
export function budgetFor(openTime: number): { readonly file: number; readonly sum: number } {
  const factor = openTime / REFERENCE_TIME;
  return { file: MAX_FILE * NOISE * factor, sum: SUM * GROWTH * factor };
}

/** Returns the files that exceeded the limit while other files ran; they must be measured again, alone. */
export function suspects(costs: readonly FileCost[], limit: number): readonly FileCost[] {
  return costs.filter(({ file, processorTime }) => processorTime > limit && !(file in EXCEPTIONS));
}

/**
 * Returns the problems with the costs of the first tier, one sentence each. `alone` has the costs of suspects that were
 * measured alone.
 */
export function budgetFaults(
  costs: readonly FileCost[],
  alone: readonly FileCost[],
  openTime: number,
): readonly string[] {
  const limits = budgetFor(openTime);
  const sum = costs.reduce((total, { processorTime }) => total + processorTime, 0);
  return [
    ...suspects(alone, limits.file).map(
      ({ file, processorTime }) =>
        `${file} takes ${seconds(processorTime)} of processor time alone; a file of the first tier may take ` +
        `${seconds(limits.file)} on this machine. Make it cheaper, or move its repetition to a file of the deep tier.`,
    ),
    ...(sum > limits.sum
      ? [
          `The test files of the first tier take ${seconds(sum)} of processor time; they may take ` +
            `${seconds(limits.sum)} on this machine. \`pnpm test\` names those that took most.`,
        ]
      : []),
    ...(Object.keys(EXCEPTIONS).length > MAX_EXCEPTIONS
      ? [`There are more than ${MAX_EXCEPTIONS} exceptions. Make one of those files cheaper.`]
      : []),
  ];
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
