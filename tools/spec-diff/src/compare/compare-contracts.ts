import type { JsonObject } from "@document-export/openapi";
import { type Change, changeAt } from "../model/change.ts";
import { keysOf, objectAt, type Pair, pairOf, type Place, rootOf } from "../model/place.ts";
import { compareComponents } from "./compare-components.ts";
import { compareOperations } from "./http/compare-operations.ts";
import { compareServers } from "./http/compare-servers.ts";
import { compareTexts } from "./schema/compare-annotations.ts";

const WORDS = new Set(["info", "tags", "externalDocs", "openapi", "jsonSchemaDialect"]);

/** Returns every change between two contracts, in document order; one change per affected message. */
export function compareContracts(before: JsonObject, after: JsonObject): Change[] {
  const pair = { before: rootOf(before), after: rootOf(after) };
  const changes = [
    ...compareTexts(before, after, (keyword) => WORDS.has(keyword) || keyword.startsWith("x-")).map(
      (finding) => changeAt(pair, finding),
    ),
    ...compareServers(pairOf(pair, "servers")),
    ...comparePaths(pairOf(pair, "paths")),
    ...compareWebhooks(pairOf(pair, "webhooks")),
  ];
  return [...changes, ...compareComponents(pair, changes)];
}

/**
 * Compares the paths of the interface. Names of path parameters do not count: `/a/{b}` and `/a/{c}` are the same path.
 */
function comparePaths(pair: Pair): Change[] {
  const [before, after] = [byTemplate(pair.before), byTemplate(pair.after)];
  const templates = [...new Set([...before.keys(), ...after.keys()])];
  return templates.flatMap((template) => {
    const [old, now] = [before.get(template), after.get(template)];
    const name = now ?? old ?? "";
    const paths = { before: pairOf(pair, old ?? name).before, after: pairOf(pair, name).after };
    return [
      ...compareServers(pairOf(paths, "servers")),
      ...compareOperations(paths, { sender: "caller", name }),
    ];
  });
}

function byTemplate(paths: Place): Map<string, string> {
  const names = Object.keys(objectAt(paths)).filter((name) => name.startsWith("/"));
  return new Map(names.map((name) => [name.replaceAll(/\{[^}]*\}/g, "{}"), name]));
}

function compareWebhooks(pair: Pair): Change[] {
  return keysOf(pair).flatMap((name) =>
    compareOperations(pairOf(pair, name), { sender: "implementer", name }),
  );
}
