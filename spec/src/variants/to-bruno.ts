import { createHash } from "node:crypto";
import { postmanToBruno } from "@usebruno/converters";
import { isObject, type JsonObject } from "../json-object.ts";

/**
 * A Bruno collection of the operations, from that of Postman, which knows files and media types of parts.
 * Rejects with an Error that lists what could not be converted.
 */
export async function toBruno(postman: JsonObject): Promise<JsonObject> {
  const { collection, issues } = await postmanToBruno(postman);
  if (issues.length > 0)
    throw new Error(`The contract is not a Bruno collection: ${JSON.stringify(issues)}`);
  const { packageReport: _, ...members } = withStableIds(collection) as JsonObject;
  return members;
}

/** The converter makes ids up, others in each build: here each follows from the place where it stands. */
function withStableIds(node: unknown, at = ""): unknown {
  if (Array.isArray(node)) return node.map((item, index) => withStableIds(item, `${at}/${index}`));
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === "uid"
        ? idOf(at)
        : key === "itemUid"
          ? idOf(at.replace(EXAMPLE, ""))
          : withStableIds(value, `${at}/${key}`),
    ]),
  );
}

/** What is below an item at the place of one of its examples, which names the item. */
const EXAMPLE = /\/examples\/\d+$/;

/** Bruno's ids have 21 letters and digits. */
function idOf(place: string): string {
  return createHash("sha256").update(place).digest("hex").slice(0, 21);
}
