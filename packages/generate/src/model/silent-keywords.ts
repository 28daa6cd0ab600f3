import type { SchemaSiblings } from "./model.ts";

const SILENT = {
  kind: true,
  pointer: true,
  description: true,
  default: true,
  deprecation: true,
  examples: true,
  knownValues: true,
  only: true,
} satisfies Record<"kind" | Exclude<keyof SchemaSiblings, "and">, true>;

/** The names of what a schema's model says without asserting anything. */
export const SILENT_KEYWORDS: ReadonlySet<string> = new Set(Object.keys(SILENT));
