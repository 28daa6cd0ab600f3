/** Beginnings of JSON to try in a response: a notice of PHP may contain brackets itself. */
const MAX_BEGINNINGS = 10;

/**
 * Parses the JSON of a response. Ignores what sites print around it by mistake: a byte order mark, and notices of PHP.
 * Returns undefined if there is no JSON.
 */
export function readJson(bytes: Uint8Array): unknown {
  const text = Buffer.from(bytes).toString();
  const whole = parse(text);
  if (whole !== undefined) return whole;
  const end = Math.max(text.lastIndexOf("}"), text.lastIndexOf("]")) + 1;
  let tries = 0;
  for (const { index } of text.matchAll(/\{\s*["}]|\[\s*[{\]]/g)) {
    const part = parse(text.slice(index, end));
    if (part !== undefined || (tries += 1) === MAX_BEGINNINGS) return part;
  }
  return undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
