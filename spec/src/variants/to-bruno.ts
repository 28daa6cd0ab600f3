import { createHash } from "node:crypto";
import { postmanToBruno } from "@usebruno/converters";
import { isObject, type JsonObject } from "../json-object.ts";

/**
 * Returns a Bruno collection of the operations. It is converted from the Postman collection, which has files and media
 * types of parts. Rejects with an Error that lists what could not be converted.
 */
export async function toBruno(postman: JsonObject): Promise<JsonObject> {
  const { collection, issues } = await postmanToBruno(postman);
  if (issues.length > 0)
    throw new Error(`The contract is not a Bruno collection: ${JSON.stringify(issues)}`);
  const { packageReport: _, ...members } = withStableIds(collection) as JsonObject;
  return members;
}

/** Replaces the converter's random IDs, which change with each build, by IDs derived from the place. */
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

/** The place of an example of an item; without this suffix, the place of the item itself. */
const EXAMPLE = /\/examples\/\d+$/;

/** Returns an ID in Bruno's format: 21 letters and digits. */
function idOf(place: string): string {
  return createHash("sha256").update(place).digest("hex").slice(0, 21);
}
