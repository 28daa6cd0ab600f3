import type { RuleOptions } from "./visitor.ts";

/** The closed list of verbs for operation ids and summaries; a new one is an architecture record. */
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

/** The verbs of an API: those of the list, and its own, which `redocly.yaml` names. */
export function verbsOf({ verbs = [] }: RuleOptions = {}): readonly string[] {
  return [...VERBS, ...verbs];
}
