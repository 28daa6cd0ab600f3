import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Converter } from "./converter.ts";
import { longParagraph } from "./long-paragraph.ts";
import { measureHostile } from "./measure-hostile.ts";
import { measureTime } from "./time/measure-time.ts";

const ROUNDS = 3;
const TIMEOUT = 60_000;

/** Cost of one paragraph with many runs. */
export interface Growth {
  /** CPU time relative to `JSON.parse`: stays about the same for any number of runs if time grows linearly. */
  readonly ratio: number;
  /** Peak memory of a process in bytes. */
  readonly memory: number;
}

/** Measures a converter of this package on one paragraph with `runs` text runs. */
export function measureGrowth(runs: number, converter: Converter): Growth {
  const json = longParagraph(runs);
  const folder = mkdtempSync(join(tmpdir(), "convert-growth-"));
  const file = join(folder, "document.json");
  writeFileSync(file, json);
  const { memory } = measureHostile(file, converter.format, TIMEOUT);
  rmSync(folder, { recursive: true });
  return { ratio: measureTime(json, converter, ROUNDS).ratio, memory };
}
