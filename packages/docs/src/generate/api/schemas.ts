import { blocks, code, list, table } from "../markdown.ts";
import { schemaAnchor } from "../contract/places.ts";
import {
  isObject,
  membersOf,
  textOf,
  type Contract,
  type JsonObject,
} from "../contract/read-contract.ts";
import { describeType } from "./describe-type.ts";
import { decisionLinks } from "./decision-links.ts";

/** Returns the section of the schemas, each with an anchor. */
export function schemasSection({ bundle, page }: Contract): string {
  const { schemas } = bundle.components as { schemas: Record<string, JsonObject> };
  return blocks(
    "## Schemas",
    "Objects may have additional members: ignore those that you do not know.",
    ...Object.entries(schemas).map(([name, schema]) => schemaSection(name, schema, page)),
  );
}

function schemaSection(name: string, schema: JsonObject, page: Contract["page"]): string {
  return blocks(
    `<a id="${schemaAnchor(name)}"></a>`,
    `### ${name}`,
    textOf(schema, "description"),
    ...(Array.isArray(schema.allOf) ? schema.allOf.filter(isObject) : [schema]).map((part) =>
      isObject(part.properties)
        ? propertiesTable(part, page)
        : `${schema.allOf ? "All members of" : "Type:"} ${describeType(part, page)}.`,
    ),
    list(decisionLinks(schema)),
  );
}

/** Returns a table of the members of an object and their constraints. */
export function propertiesTable(schema: JsonObject, page: Contract["page"]): string {
  const required = Array.isArray(schema.required) ? schema.required : [];
  return table(
    ["member", "type", "meaning"],
    membersOf(schema, "properties").map(([name, member]) => [
      code(name) + (required.includes(name) ? "" : " (optional)"),
      describeType(member, page),
      textOf(member, "description"),
    ]),
  );
}
