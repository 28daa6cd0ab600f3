import type { NamedSchema } from "../../../model/model.ts";
import { referencesIn } from "./references-in.ts";

/**
 * Groups schemas that refer to each other in a cycle; most groups have a single schema (Tarjan's strongly connected
 * components). The groups that a group depends on can be loaded before it.
 */
export function groupSchemas(schemas: readonly NamedSchema[]): NamedSchema[][] {
  const byName = new Map(schemas.map((schema) => [schema.name, schema]));
  const order = new Map<string, number>();
  const open: NamedSchema[] = [];
  const groups: NamedSchema[][] = [];
  const visit = (schema: NamedSchema): number => {
    const own = order.size;
    order.set(schema.name, own);
    const place = open.push(schema) - 1;
    let lowest = own;
    for (const name of referencesIn(schema.schema)) {
      const next = byName.get(name);
      const known = order.get(name);
      if (!next) continue;
      if (known === undefined) lowest = Math.min(lowest, visit(next));
      else if (open.includes(next)) lowest = Math.min(lowest, known);
    }
    if (lowest === own) groups.push(open.splice(place));
    return lowest;
  };
  for (const schema of schemas) if (!order.has(schema.name)) visit(schema);
  return groups;
}
