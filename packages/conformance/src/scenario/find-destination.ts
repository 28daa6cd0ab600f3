import { NotExercisedError } from "../verdict/verdict-errors.js";
import { member } from "../load/json.js";
import type { ResolvedTarget } from "../load/target.js";
import type { Probe } from "../probe/create-probe.js";
import { listRequest } from "../probe/requests.js";
import { readPage } from "../probe/read-response.js";

/**
 * Returns the destination connection to export to: the one given by the caller, otherwise that of the first collection.
 * @throws NotExercisedError if there is neither
 */
export async function findDestination(
  target: ResolvedTarget,
  probe: Pick<Probe, "send">,
): Promise<number> {
  if (target.destination !== undefined) return target.destination;
  const { response } = await probe.send(listRequest("listCollections"));
  const connection = member(readPage(response)?.items[0], "destinationConnection");
  const id = member(connection, "id");
  if (typeof id === "number") return id;
  throw new NotExercisedError(
    "the profile names no destination, and the target lists no collection",
  );
}
