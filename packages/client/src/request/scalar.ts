import type { Parameter } from "../operation/parameter.js";

/** Encodes a scalar for its place in the request. */
export function scalar({ in: place, name }: Parameter, value: unknown): string {
  // `null` is sent as an empty value, which a path segment cannot be.
  const text = String(value ?? "");
  if (place === "header") return text;
  const start = place === "path" ? "" : `${encodeURIComponent(name)}=`;
  return start + encodeURIComponent(text);
}
