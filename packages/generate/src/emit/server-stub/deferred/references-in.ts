import type { NamedSchema } from "../../../model/model.ts";

/** Returns the names of the schemas that a part of the model directly refers to. */
export function referencesIn(node: unknown): string[] {
  const found = new Set<string>();
  collect(node, found);
  return [...found];
}

function collect(node: unknown, found: Set<string>): void {
  if (typeof node !== "object" || node === null) return;
  if ("kind" in node && node.kind === "reference" && "name" in node)
    if (typeof node.name === "string") found.add(node.name);
  for (const member of Object.values(node)) collect(member, found);
}

/**
 * Returns the schemas that a part of the model needs. Others, such as those used only by webhooks, are never checked by
 * a server.
 */
export function neededSchemas(node: unknown, schemas: readonly NamedSchema[]): NamedSchema[] {
  const byName = new Map(schemas.map((schema) => [schema.name, schema]));
  const needed = new Set(referencesIn(node));
  // The set grows while the loop runs.
  for (const name of needed)
    for (const next of referencesIn(byName.get(name)?.schema)) needed.add(next);
  return schemas.filter(({ name }) => needed.has(name));
}
