import { urlOf } from "../page.ts";
import { operationsOf } from "./operations.ts";
import { isObject, membersOf, type JsonObject } from "./read-contract.ts";
import { code, link } from "../markdown.ts";

/** A part of the contract with keywords that follow from a decision. */
export interface Place {
  /** Name in Markdown, linked if the reference has an anchor for it. */
  readonly name: string;
  /** Keywords, such as `/properties/pageSize/minimum`; `*` means all of them. */
  readonly keywords: readonly string[];
}

/** Returns the anchor of a schema on the API page. */
export function schemaAnchor(name: string): string {
  return `schema-${name.toLowerCase()}`;
}

/** Returns the parts of the contract that follow from each decision, by the decision's ID. */
export function placesOfDecisions(bundle: JsonObject): ReadonlyMap<string, readonly Place[]> {
  const places = new Map<string, Place[]>();
  for (const [name, node] of partsOf(bundle)) {
    for (const [id, keywords] of keywordsOf(node)) {
      places.set(id, [...(places.get(id) ?? []), { name, keywords }]);
    }
  }
  return places;
}

function partsOf(bundle: JsonObject): readonly (readonly [string, JsonObject])[] {
  const components = membersOf(bundle, "components").filter(([kind]) => kind !== "examples");
  return [
    ...operationsOf(bundle).map(
      ({ id, node }) => [`operation ${link(code(id), urlOf("api", id))}`, node] as const,
    ),
    ...membersOf(bundle, "webhooks").map(
      ([key, node]) => [`event ${link(code(key), urlOf(`events/${key}`))}`, node] as const,
    ),
    ...components.flatMap(([kind, parts]) =>
      Object.entries(parts)
        .filter((entry): entry is [string, JsonObject] => isObject(entry[1]))
        .map(([name, node]) => [nameOfComponent(kind, name), node] as const),
    ),
  ];
}

function nameOfComponent(kind: string, name: string): string {
  const singular = kind.replace(/s$/, "");
  const text = code(name);
  return kind === "schemas"
    ? `schema ${link(text, urlOf("api", schemaAnchor(name)))}`
    : `${singular} ${text}`;
}

/** Returns the keywords in a part of the contract, by the decision that each one cites. */
function keywordsOf(part: JsonObject): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const visit = (node: unknown, pointer: string): void => {
    if (Array.isArray(node))
      for (const [index, item] of node.entries()) visit(item, `${pointer}/${index}`);
    if (!isObject(node)) return;
    const { "x-decision": decisions, ...members } = node;
    for (const [keyword, id] of Object.entries(isObject(decisions) ? decisions : {}))
      found.set(String(id), [...(found.get(String(id)) ?? []), `${pointer}/${keyword}`.slice(1)]);
    for (const [name, member] of Object.entries(members)) visit(member, `${pointer}/${name}`);
  };
  visit(part, "");
  return found;
}
