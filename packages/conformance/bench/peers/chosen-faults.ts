import { createHash } from "node:crypto";
import { FAMILIES, type Fault } from "../../test/faults/fault.ts";

/** How many of the planted faults the other checkers run on. */
const CHOSEN = 40;

/**
 * Selects the faults that other checkers run on, with a rule that leaves no choice. Each family gets its share, rounded
 * by the largest remainder; within a family, the ids with the smallest SHA-256 come first.
 */
export function chooseFaults<Of extends Pick<Fault, "id" | "family">>(
  faults: readonly Of[],
): readonly Of[] {
  const families = FAMILIES.map((family) => faults.filter((fault) => fault.family === family));
  const counts = share(families.map(({ length }) => length));
  return families.flatMap((own, index) =>
    own.toSorted((a, b) => (sha256(a.id) < sha256(b.id) ? -1 : 1)).slice(0, counts[index]),
  );
}

/** Distributes the places in proportion; those left over by rounding down go to the largest remainders. */
function share(sizes: readonly number[]): readonly number[] {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const exact = sizes.map((size) => (size * CHOSEN) / all);
  const left = CHOSEN - exact.reduce((sum, part) => sum + Math.floor(part), 0);
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part % 1 }))
    .toSorted((a, b) => b.remainder - a.remainder);
  const roundedUp = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return exact.map((part, index) => Math.floor(part) + (roundedUp.has(index) ? 1 : 0));
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
