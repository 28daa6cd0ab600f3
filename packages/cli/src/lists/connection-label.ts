import type { ConnectionReference } from "@document-export/types";

/** Formats a connection: its name, and its ID for `--to` and `--connection`. */
export function connectionLabel({ id, name }: ConnectionReference): string {
  return `${name} (${id})`;
}
