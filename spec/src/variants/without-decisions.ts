import { DECISIONS } from "../decisions-of.ts";
import { isObject, type JsonObject } from "../json-object.ts";

/** Returns the bundle without `x-decision`, and without the paragraph that explains it. */
export function withoutDecisions(contract: JsonObject): JsonObject {
  const plain = strip(contract) as { info: JsonObject };
  const paragraphs = String(plain.info.description).split("\n\n");
  const description = paragraphs.filter((text) => !text.includes(DECISIONS)).join("\n\n");
  return { ...plain, info: { ...plain.info, description } };
}

function strip(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(strip);
  if (!isObject(node)) return node;
  const members = Object.entries(node).filter(([key]) => key !== DECISIONS);
  return Object.fromEntries(members.map(([key, value]) => [key, strip(value)]));
}
