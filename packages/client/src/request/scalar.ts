import type { Parameter } from "../operation/parameter.js";

/** A scalar, ready for its place. */
export function scalar({ in: place, name }: Parameter, value: unknown): string {
  // `null` is an empty value, which no path segment can be.
  const text = String(value ?? "");
  if (place === "header") return text;
  const start = place === "path" ? "" : `${encodeURIComponent(name)}=`;
  return start + encodeURIComponent(text);
}
