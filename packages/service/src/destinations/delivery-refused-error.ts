/** The destination will not take the result, now or later. The message may be shown to the caller. */
export class DeliveryRefusedError extends Error {
  override readonly name = "DeliveryRefusedError";
}
