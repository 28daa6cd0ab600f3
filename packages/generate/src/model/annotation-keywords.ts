import type { SchemaSiblings } from "./model.ts";

const ANNOTATIONS = {
  kind: true,
  pointer: true,
  description: true,
  default: true,
  deprecation: true,
  examples: true,
  knownValues: true,
  only: true,
} satisfies Record<"kind" | Exclude<keyof SchemaSiblings, "and">, true>;

/** Members of a schema's model that are annotations: they do not affect which values conform. */
export const ANNOTATION_KEYWORDS: ReadonlySet<string> = new Set(Object.keys(ANNOTATIONS));
