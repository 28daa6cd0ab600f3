import type { FileCost } from "@document-export/config/costs";

/** Duration of a whole run with builds and checks, in milliseconds. */
export interface RunCost {
  readonly duration: number;
  readonly processorTime: number;
}

const SHOWN = 10;

/** Describes the ten files that took the most processor time, with their share, and the whole run, one line each. */
export function describeCosts(run: RunCost, files: readonly FileCost[]): string {
  const sum = files.reduce((total, { processorTime }) => total + Math.max(processorTime, 0), 0);
  const costliest = files
    .toSorted((one, other) => other.processorTime - one.processorTime)
    .slice(0, SHOWN)
    .map(({ file, project, processorTime }) =>
      [
        seconds(processorTime).padStart(8),
        `${Math.round((100 * processorTime) / Math.max(sum, 1))} %`.padStart(5),
        ` ${file}${project ? ` (${project})` : ""}`,
      ].join(""),
    );
  const ofRun = `The whole run took ${minutes(run.duration)}, and ${minutes(run.processorTime)} of processor time.`;
  if (files.length === 0) return ofRun;
  return [
    `Processor time of ${files.length} test files: ${seconds(sum)}. Those that took most:`,
    ...costliest,
    ofRun,
  ].join("\n");
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function minutes(milliseconds: number): string {
  const whole = Math.round(milliseconds / 1000);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
