import { FAMILIES, type Half } from "../test/faults/fault.ts";
import type { Outcome } from "./check-fault.ts";

const HALVES: readonly Half[] = ["open", "held-out"];

/** Prints by family and half how many faults were found out of all, and describes those missed. */
export function printTable(outcomes: readonly Outcome[], hasNames: boolean): void {
  console.log(`${"family".padEnd(16)}${HALVES.map((half) => half.padStart(12)).join("")}`);
  for (const family of FAMILIES) {
    const own = outcomes.filter(({ fault }) => fault.family === family);
    if (own.length === 0) continue;
    console.log(row(family, own));
    for (const { fault, foundBy } of own)
      if (foundBy.length === 0 || hasNames)
        console.log(
          `  ${foundBy.length === 0 ? "missed" : "found "} ${fault.half} ${fault.id}: ${fault.does} ${foundBy.join(", ")}`,
        );
  }
  console.log(row("all", outcomes));
  const slowest = Math.max(...outcomes.map(({ milliseconds }) => milliseconds));
  const most = Math.max(...outcomes.map(({ requests }) => requests));
  console.log(`at most ${most} requests and ${slowest} ms a run`);
}

function row(name: string, outcomes: readonly Outcome[]): string {
  const cells = HALVES.map((half) => {
    const own = outcomes.filter(({ fault }) => fault.half === half);
    const found = own.filter(({ foundBy }) => foundBy.length > 0).length;
    return `${found} of ${own.length}`.padStart(12);
  });
  return name.padEnd(16) + cells.join("");
}
