/** The closed list of verbs for operation ids and summaries; a new one is an architecture record. */
export const VERBS: readonly string[] = [
  "list",
  "get",
  "create",
  "update",
  "replace",
  "delete",
  "export",
  "receive",
];
