/** Lines of `name=value`; throws an error that names a line that is none. */
export function assignmentsIn(text: string): Record<string, string> {
  const lines = text.split("\n").filter((line) => line.trim());
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf("=");
      if (at < 1)
        throw new TypeError(`expected name=value on each line, got “${line.slice(0, 60)}”`);
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    }),
  );
}

/** The same as settings: a value in braces is JSON. */
export function settingsIn(text: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(assignmentsIn(text)).map(([name, value]) => [
      name,
      value.startsWith("{") ? (JSON.parse(value) as unknown) : value,
    ]),
  );
}
