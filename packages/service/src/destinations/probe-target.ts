import { randomUUID } from "node:crypto";

/** A name for what is written to see whether it can be, and deleted at once. */
export function probeTarget(): string {
  return `.document-export-check-${randomUUID()}`;
}
