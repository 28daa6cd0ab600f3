import { bounds } from "../../bounds/bounds.js";
import { storableText } from "../../bounds/storable.js";
import { refused } from "../refusals.js";

/** A name as it is stored. @throws {ProblemError} 422 where it is empty or too long. */
export function checkedName(name: string): string {
  const { max } = bounds.name;
  const trimmed = storableText(name).trim();
  if (trimmed.length > 0 && trimmed.length <= max) return trimmed;
  throw refused(`Expected a name of 1 to ${max} characters, got ${trimmed.length}.`);
}
