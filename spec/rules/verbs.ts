import type { RuleOptions } from "./visitor.ts";

/** The closed list of verbs for operation IDs and summaries; adding one takes an architecture record. */
const VERBS: readonly string[] = [
  "list",
  "get",
  "create",
  "update",
  "replace",
  "delete",
  "export",
  "receive",
];

/** Returns the allowed verbs of an API: the shared list, and additional ones from `redocly.yaml`. */
export function verbsOf({ verbs = [] }: RuleOptions = {}): readonly string[] {
  return [...VERBS, ...verbs];
}
