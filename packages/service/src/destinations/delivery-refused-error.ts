/** The destination refuses the result, and would refuse it again. The message may be shown to the caller. */
export class DeliveryRefusedError extends Error {
  override readonly name = "DeliveryRefusedError";
}

/** Clocks of machines may differ by so much. */
const CLOCK_TOLERANCE_MS = 10 * 60 * 1000;

/**
 * Passes if what is at a target was last modified before its export was recorded: then it is the result of that.
 *
 * @throws {DeliveryRefusedError} where somebody has changed it since, or the destination does not say.
 */
export function assertUnchanged(target: string, modified: Date | undefined, published: Date): void {
  if (!modified || Number.isNaN(modified.getTime()))
    throw new DeliveryRefusedError(`the destination does not say when \`${target}\` was changed.`);
  if (modified.getTime() > published.getTime() + CLOCK_TOLERANCE_MS)
    throw new DeliveryRefusedError(`\`${target}\` was changed after it was exported.`);
}

/** The error for a target that holds something which this export did not write. */
export function targetExists(target: string): DeliveryRefusedError {
  return new DeliveryRefusedError(`\`${target}\` already exists and belongs to something else.`);
}
