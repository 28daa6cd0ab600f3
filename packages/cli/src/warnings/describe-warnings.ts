import type { JobEventData, JobWarning } from "@document-export/types";
import { plainText } from "../terminal/plain-text.js";
import type { Style } from "../terminal/style.js";

const MAX_PLACES = 3;

/** Code of our service's warning about lost formatting; all other warnings are about content. */
const STYLING = "styling-simplified";

/**
 * Formats the warnings of a job by code, most frequent first: the count, what was lost, and the first places. Lost
 * formatting comes last, on one line.
 */
export function describeWarnings(
  { warnings, warningCounts }: Partial<JobEventData>,
  style: Style,
): readonly string[] {
  // The signature proves only who sent the data, not that the data conforms to the contract.
  const listed = [warnings ?? []]
    .flat()
    .filter((warning: JobWarning | null) => typeof warning?.code === "string");
  const counts = countsOf(listed, Object(warningCounts) as Readonly<Record<string, unknown>>);
  return [...counts]
    .sort(([a, one], [b, other]) => Number(a === STYLING) - Number(b === STYLING) || other - one)
    .flatMap(([code, count]) => {
      const ofCode = listed.filter((warning) => warning.code === code);
      const details = [...new Set(ofCode.map(({ detail }) => detail))];
      const detail = details.length === 1 ? `  ${plainText(String(details[0]))}` : "";
      if (code === STYLING) return [style.dim(`${detail || code}`)];
      const head = `  ${style.yellow(`${count} × ${plainText(code)}`)}${detail}`;
      const places = placesOf(ofCode, count);
      return places === "" ? [head] : [head, style.dim(`    at ${places}`)];
    });
}

/**
 * Counts the places by code. One warning may stand for several places, and an event may contain only some of the
 * warnings that its counts include.
 */
function countsOf(
  listed: readonly JobWarning[],
  counted: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { code, count } of listed)
    counts.set(code, (counts.get(code) ?? 0) + (typeof count === "number" ? count : 1));
  for (const [code, count] of Object.entries(counted))
    if (typeof count === "number") counts.set(code, Math.max(count, counts.get(code) ?? 0));
  return counts;
}

function placesOf(warnings: readonly JobWarning[], count: number): string {
  const pointers = warnings.flatMap(({ pointer }) => (pointer === null ? [] : [pointer]));
  const first = pointers.slice(0, MAX_PLACES).map((pointer) => plainText(String(pointer)));
  const more = count - first.length;
  return more > 0 && first.length > 0 ? `${first.join(", ")} and ${more} more` : first.join(", ");
}
