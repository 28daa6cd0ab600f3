import type { NamedSchema } from "../../../model/model.ts";

/** The names of the schemas that a part of the model refers to, not those that they refer to in turn. */
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

/** The schemas that a part of the model needs: those of webhooks alone, for one, are never checked by a server. */
export function neededSchemas(node: unknown, schemas: readonly NamedSchema[]): NamedSchema[] {
  const byName = new Map(schemas.map((schema) => [schema.name, schema]));
  const needed = new Set(referencesIn(node));
  // Grows while it is gone through.
  for (const name of needed)
    for (const next of referencesIn(byName.get(name)?.schema)) needed.add(next);
  return schemas.filter(({ name }) => needed.has(name));
}
