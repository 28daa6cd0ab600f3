import { MAX_DEPTH, MAX_VALUES } from "./limits.js";
import { Refusal } from "./refusal.js";

/**
 * Throws a {@link Refusal} for a document that is larger than it looks: YAML aliases can expand to more values than any
 * machine can store, and can be circular.
 */
export function assertBounded(document: unknown, file: string): void {
  const sizes = new Map<object, number>();
  sizeOf(document, 0, { file, sizes, around: new Set() });
}

interface Walk {
  readonly file: string;
  /** Number of values inside each visited object. */
  readonly sizes: Map<object, number>;
  readonly around: Set<object>;
}

function sizeOf(value: unknown, depth: number, walk: Walk): number {
  if (typeof value !== "object" || value === null) return 1;
  const known = walk.sizes.get(value);
  if (known !== undefined) return known;
  if (walk.around.has(value))
    throw new Refusal(
      `${walk.file}: a YAML alias refers to a value that contains it: expected a description without cycles`,
    );
  if (depth > MAX_DEPTH)
    throw new Refusal(
      `${walk.file}: values are nested more than ${MAX_DEPTH} levels deep: expected an OpenAPI description`,
    );
  walk.around.add(value);
  let size = 1;
  for (const member of Object.values(value)) {
    size += sizeOf(member, depth + 1, walk);
    if (size > MAX_VALUES)
      throw new Refusal(
        `${walk.file}: it expands to more than ${MAX_VALUES} values, counting YAML aliases: expected a smaller description`,
      );
  }
  walk.around.delete(value);
  walk.sizes.set(value, size);
  return size;
}
