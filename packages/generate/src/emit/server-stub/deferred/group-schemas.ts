import type { NamedSchema } from "../../../model/model.ts";
import { referencesIn } from "./references-in.ts";

/**
 * The schemas in groups that refer to each other in circles, most of them alone (Tarjan's strongly connected
 * components): what one group needs from the others can be loaded before it.
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
