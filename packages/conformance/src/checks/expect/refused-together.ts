import { isJsonObject, member } from "../../load/json.js";
import type { Exchange } from "../../probe/exchange.js";

/** How wrong values of one body are sent. */
export interface WrongTogether<Wrong> {
  /** Groups of what can be in one request. */
  readonly groups: readonly (readonly Wrong[])[];
  send(group: readonly Wrong[]): Promise<Exchange>;
  /** Whether a JSON pointer of a listed violation is that of the wrong value. */
  isAt(wrong: Wrong, pointer: string): boolean;
  expectRefusedAlone(wrong: Wrong): Promise<void>;
}

/**
 * Sends several wrong values in one request, and alone what its list of violations leaves out, since that may have
 * been overlooked: the decision `problem-details` lists every violation.
 */
export async function expectRefusedTogether<Wrong>(together: WrongTogether<Wrong>): Promise<void> {
  for (const group of together.groups) {
    const listed = group.length > 1 ? pointersIn(await together.send(group)) : [];
    for (const wrong of group)
      if (!listed.some((pointer) => together.isAt(wrong, pointer)))
        await together.expectRefusedAlone(wrong);
  }
}

/** A response that is not a refusal with 400 lists nothing. */
function pointersIn({ response }: Exchange): readonly string[] {
  const errors = member(response.json, "errors");
  if (response.status !== 400 || !Array.isArray(errors)) return [];
  return errors.flatMap((error) => {
    const pointer = isJsonObject(error) ? error["pointer"] : undefined;
    return typeof pointer === "string" ? [pointer] : [];
  });
}
