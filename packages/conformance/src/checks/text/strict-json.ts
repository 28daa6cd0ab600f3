// Checks what RFC 8259 requires of a JSON text and `JSON.parse` does not check: UTF-8 without a byte-order mark, and no
// object with a duplicate name.

/** Returns what is wrong with the bytes of a JSON text; undefined if they are fine, or not JSON at all. */
export function faultOfJsonBytes(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "a byte-order mark";
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    JSON.parse(text);
  } catch (error) {
    return error instanceof SyntaxError ? undefined : "bytes that are not UTF-8";
  }
  const doubled = findDoubledMember(text);
  return doubled === undefined ? undefined : `the member \`${doubled.slice(0, 60)}\` twice`;
}

/**
 * Matches a string, or punctuation that opens, closes or separates members; the rest of a JSON text contains no names.
 */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],]/gs;

/**
 * Returns the name of a member that an object in a valid JSON text has twice, even if the two are escaped differently.
 */
export function findDoubledMember(text: string): string | undefined {
  // The names seen so far in each open object, undefined for an array. The name comes first in a member.
  const open: (Set<string> | undefined)[] = [];
  let isName = false;
  for (const [token] of text.matchAll(TOKEN)) {
    const names = open.at(-1);
    if (token === "{" || token === "[") open.push(token === "{" ? new Set() : undefined);
    else if (token === "}" || token === "]") open.pop();
    else if (token !== "," && isName && names) {
      const name: string = JSON.parse(token);
      if (names.has(name)) return name;
      names.add(name);
    }
    isName = (token === "{" || token === ",") && open.at(-1) !== undefined;
  }
  return undefined;
}
