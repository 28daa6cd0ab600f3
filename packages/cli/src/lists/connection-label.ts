import type { ConnectionReference } from "@document-export/types";

/** A connection by its name, and the id that `--to` and `--connection` take. */
export function connectionLabel({ id, name }: ConnectionReference): string {
  return `${name} (${id})`;
}
