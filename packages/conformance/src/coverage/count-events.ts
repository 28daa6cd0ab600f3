import type { Contract } from "../load/contract.js";
import { isJsonObject, type Json, member, pointer, resolveReference } from "../load/json.js";
import type { CoveredItem } from "./coverage.js";

/** An event that a target sent. */
export interface ReceivedEvent {
  /** The parsed body; undefined if it is not JSON. */
  readonly json: Json | undefined;
}

/** Returns how often each event came that the `webhooks` of a description declare. */
export function countEvents(
  { document }: Pick<Contract, "document">,
  events: readonly ReceivedEvent[],
): readonly CoveredItem[] {
  const webhooks = isJsonObject(document["webhooks"]) ? document["webhooks"] : {};
  return Object.keys(webhooks).map((key) => {
    const at = pointer("webhooks", key);
    const name = typeOf(document, at) ?? key;
    return { name, at, count: events.filter(({ json }) => member(json, "type") === name).length };
  });
}

/** The value that the schema gives the member `type` of the event, by which it is told apart. */
function typeOf(document: Contract["document"], at: string): string | undefined {
  const content = `${at}/post/requestBody/content${pointer("application/json")}/schema`;
  const schema = resolveReference(document, content).at;
  const type = resolveReference(document, `${schema}/properties/type`).value;
  const name = member(type, "const");
  return typeof name === "string" ? name : undefined;
}
