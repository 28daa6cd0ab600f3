import type { Discovery, Schema } from "./discovery.ts";

/** The members that a mask names; an entry without members selects all. */
export type FieldMask = ReadonlyMap<string, FieldMask>;

/** Parses a mask in the format of `fields`, such as `id,files(name,parents)`. Throws for an unclosed parenthesis. */
export function parseMask(text: string): FieldMask {
  const tokens = text.match(/[\w/.*]+|[(),]/g) ?? [];
  let at = 0;
  const readList = (): FieldMask => {
    const members = new Map<string, FieldMask>();
    for (;;) {
      const name = tokens[at++];
      if (name === undefined || /[(),]/.test(name))
        throw new Error(`a name is missing in \`${text}\``);
      let below: FieldMask = new Map();
      if (tokens[at] === "(") {
        at += 1;
        below = readList();
        if (tokens[at++] !== ")") throw new Error(`a bracket is missing in \`${text}\``);
      }
      members.set(name, below);
      if (tokens[at] !== ",") return members;
      at += 1;
    }
  };
  const mask = readList();
  if (at < tokens.length) throw new Error(`\`${tokens[at]}\` is too much in \`${text}\``);
  return mask;
}

/** Returns the members of a value that a mask names. */
export function applyMask(value: unknown, mask: FieldMask): unknown {
  if (mask.size === 0 || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => applyMask(item, mask));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const below = mask.get(name);
      return below ? [[name, applyMask(member, below)]] : [];
    }),
  );
}

/** Returns the names in a mask that the schema does not have. */
export function unknownFields(mask: FieldMask, schema: Schema, discovery: Discovery): string[] {
  const { properties, items } = resolve(schema, discovery);
  if (items) return unknownFields(mask, items, discovery);
  return [...mask].flatMap(([name, below]) => {
    const member = properties?.[name];
    return member ? unknownFields(below, member, discovery) : [name];
  });
}

function resolve(schema: Schema, { schemas }: Discovery): Schema {
  return schema.$ref === undefined ? schema : (schemas[schema.$ref] ?? {});
}
