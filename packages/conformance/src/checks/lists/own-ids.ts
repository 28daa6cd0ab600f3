import type { Target } from "../../load/target.js";

/**
 * Whether the id of a connection in another workspace is also an id in this workspace, as when each workspace counts
 * from 1. In that case, ids cannot show whether something belongs to the other workspace.
 */
export function isOwnId(target: Target, id: number | undefined): boolean {
  const { destination, otherDestination, source } = target;
  return id !== undefined && [destination, otherDestination, source].includes(id);
}
