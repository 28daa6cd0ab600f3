import type { Target } from "../../load/target.js";

/**
 * Whether the id of a connection of another workspace is also one of this workspace, as where each workspace counts
 * from 1: then nothing of the other one can be told by its ids.
 */
export function isOwnId(target: Target, id: number | undefined): boolean {
  const { destination, otherDestination, source } = target;
  return id !== undefined && [destination, otherDestination, source].includes(id);
}
