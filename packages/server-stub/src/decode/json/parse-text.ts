/** A string with an escape that a colon follows: a name, as no value of JSON comes before a colon. */
const ESCAPED_NAME = /\\.[^"\\]*"\s*:/s;
const STRING = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?/gs;

/**
 * `JSON.parse`, without a fault of V8 13 and 14, and so of Node 24 and 26: there a name with an escape, such as `"\u540d"`,
 * can come out as another name that begins like its source, such as `\`, once any text before, also of another caller, has
 * had that one (nodejs/node 63785). Texts with such names are rare; they are parsed with other names in their place.
 *
 * @throws {SyntaxError} for what is not JSON.
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
