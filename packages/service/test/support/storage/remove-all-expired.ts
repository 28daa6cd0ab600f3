import {
  removeExpired,
  type Removal,
  type RetentionContext,
} from "../../../src/retention/remove-expired.js";

/** Each step of a removal has one batch at least. */
const STEPS = 5;

/** Removes all that has expired: a removal gives way to that of the service itself, and is begun again then. */
export async function removeAllExpired(
  context: Omit<RetentionContext, "signal">,
): Promise<Removal["rows"]> {
  const { signal } = new AbortController();
  const { rows, batches } = await removeExpired({ ...context, signal });
  if (batches >= STEPS) return rows;
  return { ...rows, ...(await removeAllExpired(context)) };
}
