import { bounds } from "../../bounds/bounds.js";
import { storableText } from "../../bounds/storable.js";
import { refused } from "../refusals.js";

/** Returns a name in the form in which it is stored. @throws {ProblemError} 422 if the name is empty or too long. */
export function checkedName(name: string): string {
  const { max } = bounds.name;
  const trimmed = storableText(name).trim();
  if (trimmed.length > 0 && trimmed.length <= max) return trimmed;
  throw refused(`Expected a name of 1 to ${max} characters, got ${trimmed.length}.`);
}
