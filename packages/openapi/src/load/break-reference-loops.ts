import { isObject, type JsonObject } from "../json-object.js";
import { child, keysOf, pointerOf } from "../json-pointer.js";

/** A reference that was removed. */
export interface BrokenLoop {
  readonly pointer: string;
  readonly reference: string;
}

/**
 * Removes references of a document that only lead back to themselves through other references: the library that joins
 * files fails on them.
 */
export function breakReferenceLoops(document: unknown): BrokenLoop[] {
  if (!isObject(document)) return [];
  const endless = new Map<string, boolean>();
  const isEndless = (reference: string) => {
    const known = endless.get(reference) ?? leadsBack(reference, document);
    endless.set(reference, known);
    return known;
  };
  const found: { node: JsonObject; loop: BrokenLoop }[] = [];
  const open: [node: unknown, pointer: string][] = [[document, ""]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [node, pointer] = next;
    if (typeof node !== "object" || node === null) continue;
    if (isObject(node) && typeof node.$ref === "string" && isEndless(node.$ref))
      found.push({ node, loop: { pointer: child(pointer, "$ref"), reference: node.$ref } });
    for (const [key, member] of Object.entries(node)) open.push([member, child(pointer, key)]);
  }
  for (const { node } of found) delete node.$ref;
  return found.map(({ loop }) => loop);
}

function leadsBack(reference: string, document: JsonObject): boolean {
  const seen = new Set<unknown>();
  let isBack = false;
  const follow = (from: string): unknown => {
    const pointer = pointerOf(from, document);
    if (pointer === undefined) return undefined;
    let node: unknown = document;
    for (const key of keysOf(pointer)) {
      node = Object.hasOwn(Object(node), key) ? node : through(node);
      node = Object.hasOwn(Object(node), key) ? Reflect.get(Object(node), key) : undefined;
    }
    return through(node);
  };
  const through = (node: unknown): unknown => {
    if (!isObject(node) || typeof node.$ref !== "string" || isBack) return node;
    isBack = seen.has(node);
    seen.add(node);
    return isBack ? undefined : follow(node.$ref);
  };
  follow(reference);
  return isBack;
}
