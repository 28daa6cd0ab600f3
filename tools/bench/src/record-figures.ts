import { appendFileSync } from "node:fs";
import type { Figure } from "./figure.ts";

export type { Figure } from "./figure.ts";

/** Adds figures to the run that started the benchmark; a benchmark started on its own only prints. */
export function recordFigures(suite: string, figures: readonly Omit<Figure, "suite">[]): void {
  const file = process.env["BENCH_FIGURES"];
  if (!file) return;
  appendFileSync(
    file,
    figures.map((figure) => `${JSON.stringify({ suite, ...figure })}\n`).join(""),
  );
}
