import { InputError } from "../../api/input-error.ts";

/** Parses lines of `name=value`. @throws {InputError} names the invalid line. */
export function assignmentsIn(text: string): Record<string, string> {
  const lines = text.split("\n").filter((line) => line.trim());
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf("=");
      if (at < 1)
        throw new InputError(`Expected name=value on each line, got “${line.slice(0, 60)}”.`);
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    }),
  );
}

/** Parses lines of `name=value` as settings: a value in braces is JSON. */
export function settingsIn(text: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(assignmentsIn(text)).map(([name, value]) => [
      name,
      value.startsWith("{") ? jsonOf(name, value) : value,
    ]),
  );
}

function jsonOf(name: string, value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    throw new InputError(
      `Expected JSON in the braces of ${name}, such as {"width": 80}, got “${value.slice(0, 60)}”.`,
    );
  }
}
