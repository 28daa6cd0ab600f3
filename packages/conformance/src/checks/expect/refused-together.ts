import { isJsonObject, member } from "../../load/json.js";
import type { Exchange } from "../../probe/exchange.js";

/** How to send wrong values in one body. */
export interface WrongTogether<Wrong> {
  /** Groups of wrong values that fit into one request. */
  readonly groups: readonly (readonly Wrong[])[];
  send(group: readonly Wrong[]): Promise<Exchange>;
  /** Whether the JSON pointer of a listed violation points to the wrong value. */
  isAt(wrong: Wrong, pointer: string): boolean;
  expectRefusedAlone(wrong: Wrong): Promise<void>;
}

/**
 * Sends several wrong values in one request. Those missing from its list of violations may have been overlooked, so
 * they are sent again one by one: the decision `problem-details` requires every violation to be listed.
 */
export async function expectRefusedTogether<Wrong>(together: WrongTogether<Wrong>): Promise<void> {
  for (const group of together.groups) {
    const listed = group.length > 1 ? pointersIn(await together.send(group)) : [];
    for (const wrong of group)
      if (!listed.some((pointer) => together.isAt(wrong, pointer)))
        await together.expectRefusedAlone(wrong);
  }
}

/** Only a 400 response lists violations. */
function pointersIn({ response }: Exchange): readonly string[] {
  const errors = member(response.json, "errors");
  if (response.status !== 400 || !Array.isArray(errors)) return [];
  return errors.flatMap((error) => {
    const pointer = isJsonObject(error) ? error["pointer"] : undefined;
    return typeof pointer === "string" ? [pointer] : [];
  });
}
