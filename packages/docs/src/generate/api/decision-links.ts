import { code, link } from "../markdown.ts";
import { isObject, type JsonObject } from "../contract/read-contract.ts";
import { urlOf } from "../page.ts";

/** Returns the decisions behind a part of the contract as one line of links; nothing if there are none. */
export function decisionLinks(node: JsonObject): string[] {
  const ids = [...new Set(decisionsIn(node))];
  if (ids.length === 0) return [];
  return [`Decided by: ${ids.map((id) => link(code(id), urlOf(`decisions/${id}`))).join(", ")}`];
}

function decisionsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(decisionsIn);
  if (!isObject(node)) return [];
  const { "x-decision": decisions = {}, ...members } = node;
  return [
    ...Object.values(decisions as JsonObject).map(String),
    ...Object.values(members).flatMap(decisionsIn),
  ];
}
