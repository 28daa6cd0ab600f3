/** The destination refuses the result, and would refuse it again. The message may be shown to the caller. */
export class DeliveryRefusedError extends Error {
  override readonly name = "DeliveryRefusedError";
}

/** The error for a target that holds something which this export did not write. */
export function targetExists(target: string): DeliveryRefusedError {
  return new DeliveryRefusedError(`\`${target}\` already exists and belongs to something else.`);
}
