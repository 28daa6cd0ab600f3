import {
  removeExpired,
  type Removal,
  type RetentionContext,
} from "../../../src/retention/remove-expired.js";

/** Each step of a removal runs at least one batch. */
const STEPS = 5;

/** Removes everything that has expired; restarts a removal that stopped because the service's own was running. */
export async function removeAllExpired(
  context: Omit<RetentionContext, "signal">,
): Promise<Removal["rows"]> {
  const { signal } = new AbortController();
  const { rows, batches } = await removeExpired({ ...context, signal });
  if (batches >= STEPS) return rows;
  return { ...rows, ...(await removeAllExpired(context)) };
}
