/**
 * A string with an escape and a colon after it. It must be a member name, because a JSON value never precedes a colon.
 */
const ESCAPED_NAME = /\\.[^"\\]*"\s*:/s;
const STRING = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?/gs;

/**
 * `JSON.parse` with a workaround for a bug in V8 13 and 14, and therefore in Node 24 and 26 (nodejs/node 63785): a name
 * with an escape, such as `"\u540d"`, can be parsed as another name that starts like its source, such as `\`, if an
 * earlier text, even from another caller, contained that name. Texts with such names are rare; they are parsed with
 * substitute names.
 *
 * @throws {SyntaxError} if the text is not JSON.
 */
export function parseText(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!text.includes("\\") || !ESCAPED_NAME.test(text)) return value;
  const mark = crypto.randomUUID();
  const substitutes = new Map<string, string>();
  const marked = text.replaceAll(STRING, (found: string, name: string, colon?: string) => {
    if (colon === undefined || !name.includes("\\")) return found;
    const substitute = substitutes.get(name) ?? `${mark}${substitutes.size}`;
    substitutes.set(name, substitute);
    return `"${substitute}"${colon}`;
  });
  const names = new Map<string, string>();
  for (const [name, substitute] of substitutes) names.set(substitute, JSON.parse(name) as string);
  return JSON.parse(marked, (_, member: unknown) => renamed(member, names));
}

function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const members = Object.entries(value);
  if (!members.some(([name]) => names.has(name))) return value;
  return Object.fromEntries(members.map(([name, member]) => [names.get(name) ?? name, member]));
}
