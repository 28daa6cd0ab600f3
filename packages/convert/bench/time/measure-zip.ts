import { unzipSync, zipSync } from "fflate";
import type { Converter } from "../converter.ts";
import { measureTime } from "./measure-time.ts";

/** CPU time of writing a DOCX file, as a multiple of just zipping the same parts. */
export function measureZip(json: string, converter: Converter, rounds: number): number {
  const content = converter.convert(JSON.parse(json));
  if (typeof content === "string") throw new Error(`${converter.name} writes text, not a file`);
  const parts = unzipSync(content);
  const zip: Converter = { ...converter, name: "zip", convert: () => zipSync(parts) };
  return measureTime(json, converter, rounds).convert / measureTime(json, zip, rounds).convert;
}
