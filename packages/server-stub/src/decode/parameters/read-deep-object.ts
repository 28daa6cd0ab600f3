import { decodeQuery } from "./decode-raw.js";
import { WireError, type Raw, type ReadRaw } from "./raw.js";
import type { Pair, Sent } from "./sent.js";

type Branch = Map<string, Branch | string[]>;

// Maximum number of brackets after a name. Contracts have fewer levels, and each level of a caller's brackets costs a
// map.
const MAX_DEPTH = 8;

/**
 * Reads the style `deepObject`: `id[R]=1&id[G]=2`. OpenAPI does not define deeper values. They are read as most callers
 * write them: with another pair of brackets per level, and list items as `id[]`, `id[0]` or a repeated name.
 */
export const readDeepObject: ReadRaw<Sent> = ({ query }, { name }) =>
  readBrackets(query, name, decodeQuery);

/** Reads pairs with brackets in their names; `decode` decodes each value. */
export function readBrackets(
  pairs: readonly Pair[],
  name: string,
  decode: (raw: string) => string,
): Raw | undefined {
  const root: Branch = new Map();
  const plain: string[] = [];
  for (const [key, raw] of pairs) {
    if (key === name) plain.push(decode(raw));
    else if (key.startsWith(`${name}[`)) put(root, bracketsOf(key.slice(name.length)), decode(raw));
  }
  if (plain.length > 0 && root.size > 0)
    throw new WireError("single", "Expected either one value or members in brackets, got both.");
  if (root.size > 0) return rawOf(root);
  return plain.length > 1 ? plain : plain[0];
}

function bracketsOf(text: string): string[] {
  const names = [...text.matchAll(/\[([^[\]]*)\]/g)].map(([, inner = ""]) => inner);
  if (names.length === 0 || names.length > MAX_DEPTH || `[${names.join("][")}]` !== text)
    throw new WireError("style", "Expected members as `[name]`.");
  return names;
}

function put(branch: Branch, [name = "", ...deeper]: readonly string[], value: string): void {
  const present = branch.get(name);
  if (deeper.length === 0) {
    if (present instanceof Map) throw clash(name);
    if (present) present.push(value);
    else branch.set(name, [value]);
    return;
  }
  if (Array.isArray(present)) throw clash(name);
  const next: Branch = present ?? new Map();
  branch.set(name, next);
  put(next, deeper, value);
}

function clash(name: string): WireError {
  return new WireError("single", `Expected \`${name.slice(0, 40)}\` as one value or as members.`);
}

function rawOf(branch: Branch): Raw {
  const entries = [...branch].map(([name, value]): [string, Raw] => [name, leafOrBranch(value)]);
  // `id[]=1&id[]=2` and `id[0]=1&id[1]=2` are lists.
  const isList = entries.every(([name], index) => name === "" || name === String(index));
  return isList ? entries.flatMap(([, value]) => value) : new Map(entries);
}

function leafOrBranch(value: Branch | string[]): Raw {
  if (value instanceof Map) return rawOf(value);
  const [only = ""] = value;
  return value.length === 1 ? only : value;
}
