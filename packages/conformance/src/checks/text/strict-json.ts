// What a JSON text must be beyond what `JSON.parse` asks for (RFC 8259): UTF-8 without a byte-order
// mark, and no object with one name twice.

/** What is wrong with the bytes of a JSON text; undefined if nothing is, or where it is not JSON at all. */
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

/** A string, or what opens, closes and parts members; everything else of a JSON text has no names. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],]/gs;

/** Returns the name of a member that an object of a valid JSON text has twice, however it is escaped. */
export function findDoubledMember(text: string): string | undefined {
  // For each open object the names so far, undefined for an array; a name comes first in its member.
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
