import { createHash } from "node:crypto";

/**
 * SHA-256 of what a request holds: of its values, never of how they were sent, so that another
 * boundary or order of members is the same request (decision `idempotency`).
 */
export function fingerprint(value: unknown, chunks: readonly Uint8Array[] = []): Uint8Array {
  const hash = createHash("sha256").update(JSON.stringify(value, sorted)).update("\0");
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest();
}

function sorted(_name: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
