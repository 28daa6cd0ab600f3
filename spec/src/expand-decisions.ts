import { InvalidContractError } from "./invalid-contract-error.ts";
import { DECISIONS, decisionsOf } from "./decisions-of.ts";
import { isObject, type JsonObject } from "./json-object.ts";

/**
 * Writes the decisions that `paths` names for all operations beside the keywords that they concern. A segment `*` of a
 * pattern stands for any member, a last segment such as `4XX` for every status of its class.
 * Throws {@link InvalidContractError} for a pattern that matches nothing.
 */
export function expandDecisions(paths: JsonObject): JsonObject {
  const { [DECISIONS]: _, ...expanded } = paths;
  for (const [pattern, id] of Object.entries(decisionsOf(paths))) {
    const holders = holdersOf(expanded, pattern.split("/").slice(0, -1));
    const name = pattern.slice(pattern.lastIndexOf("/") + 1);
    const matches = holders.map((holder) => addDecision(holder, name, id));
    if (!matches.includes(true))
      throw new InvalidContractError([
        `  openapi.yaml: \`${pattern}\` of \`paths\` matches nothing`,
      ]);
  }
  return expanded;
}

/** The objects that the segments of a pattern lead to. */
function holdersOf(start: JsonObject, segments: readonly string[]): JsonObject[] {
  return segments.reduce<JsonObject[]>(
    (nodes, segment) =>
      nodes
        .flatMap((node) => (segment === "*" ? Object.values(node) : [node[segment]]))
        .filter(isObject),
    [start],
  );
}

function addDecision(holder: JsonObject, name: string, id: unknown): boolean {
  const names = Object.keys(holder).filter((key) => key === name || isOfClass(key, name));
  if (names.length === 0) return false;
  const added = Object.fromEntries(names.map((key) => [key, id]));
  holder[DECISIONS] = { ...decisionsOf(holder), ...added };
  return true;
}

function isOfClass(status: string, name: string): boolean {
  return /^\d{3}$/.test(status) && `${status.charAt(0)}XX` === name;
}
