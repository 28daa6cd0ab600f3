import { InvalidArgumentError } from "commander";
import { bounds } from "../bounds/bounds.js";

/** Parses the name of a workspace, connection or collection, which appears in summaries and records. */
export function parseName(text: string): string {
  const { max } = bounds.name;
  if (text.trim() !== "" && text.length <= max) return text;
  throw new InvalidArgumentError(`Expected 1 to ${max} characters, got ${text.trim().length}.`);
}
