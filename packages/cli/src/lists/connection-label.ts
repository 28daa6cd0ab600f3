import type { ConnectionReference } from "@document-export/types";

/** The name of a connection, and the id for `--to` and `--connection`. */
export function connectionLabel({ id, name }: ConnectionReference): string {
  return `${name} (${id})`;
}
