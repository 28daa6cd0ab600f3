import type { MemoryRow } from "./measure-memory.ts";
import type { Row } from "./measure.ts";
import { table } from "./table.ts";

const round = (value: number) => value.toLocaleString("en", { maximumFractionDigits: 0 });

/** Prints the measurements of each candidate. */
export function showRows(title: string, rows: readonly Row[]): void {
  const head = [title, "req/s", "ratio", "CPU µs", "ratio", "spread"];
  const cells = rows.map(({ name, rate, rateRatio, cpu, cpuRatio, spread: [low, high] }) => [
    name,
    round(rate),
    rateRatio.toFixed(2),
    round(cpu),
    cpuRatio.toFixed(2),
    `${low.toFixed(2)}-${high.toFixed(2)}`,
  ]);
  console.log(`\n${table([head, ...cells])}`);
}

/** Prints a curve: a row for each candidate, a column of microseconds of CPU for each size. */
export function showCurve(
  title: string,
  points: readonly { readonly x: number; readonly rows: readonly Row[] }[],
): void {
  const names = points[0]?.rows.map(({ name }) => name) ?? [];
  const cells = names.map((name) => [
    name,
    ...points.map(({ rows }) => round(rows.find((row) => row.name === name)?.cpu ?? Number.NaN)),
  ]);
  console.log(`\n${table([[title, ...points.map(({ x }) => round(x))], ...cells])}`);
}

/** Prints the memory use of the candidates. */
export function showMemory(rows: readonly MemoryRow[]): void {
  const cells = rows.map(({ name, grown, ratio }) => [name, round(grown), ratio.toFixed(2)]);
  console.log(`\n${table([["20 uploads of 30 MiB at once", "MiB", "of sent"], ...cells])}`);
}
