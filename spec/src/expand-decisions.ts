import { InvalidContractError } from "./invalid-contract-error.ts";
import { DECISIONS, decisionsOf } from "./decisions-of.ts";
import { isObject, type JsonObject } from "./json-object.ts";

/**
 * Copies the decisions that `paths` names for all operations next to the keywords they concern. The segments of a
 * pattern up to its last `*`, which matches any member, select the objects; the rest is the keyword, whose last segment
 * may be a class such as `4XX` for every status in it. Throws {@link InvalidContractError} for a pattern that matches
 * nothing.
 */
export function expandDecisions(paths: JsonObject): JsonObject {
  const { [DECISIONS]: _, ...expanded } = paths;
  for (const [pattern, id] of Object.entries(decisionsOf(paths))) {
    const segments = pattern.split("/");
    const end = segments.lastIndexOf("*") + 1;
    const keyword = segments.slice(end);
    const matches = holdersOf(expanded, segments.slice(0, end)).map((holder) =>
      addDecision(holder, keyword, id),
    );
    if (!matches.includes(true))
      throw new InvalidContractError([
        `  openapi.yaml: \`${pattern}\` of \`paths\` matches nothing`,
      ]);
  }
  return expanded;
}

/** Returns the objects that the segments of a pattern select. */
function holdersOf(start: JsonObject, segments: readonly string[]): JsonObject[] {
  return segments.reduce<JsonObject[]>(
    (nodes, segment) =>
      nodes
        .flatMap((node) => (segment === "*" ? Object.values(node) : [node[segment]]))
        .filter(isObject),
    [start],
  );
}

/** Adds the decision next to the matched keyword: a map such as `responses` may contain only its own names. */
function addDecision(holder: JsonObject, keyword: readonly string[], id: unknown): boolean {
  const name = keyword.at(-1) ?? "";
  const above = keyword.slice(0, -1);
  const names = holdersOf(holder, above)
    .flatMap(Object.keys)
    .filter((key) => key === name || isOfClass(key, name));
  if (names.length === 0) return false;
  const added = names.map((key) => [[...above, key].join("/"), id]);
  holder[DECISIONS] = { ...decisionsOf(holder), ...Object.fromEntries(added) };
  return true;
}

function isOfClass(status: string, name: string): boolean {
  return /^\d{3}$/.test(status) && `${status.charAt(0)}XX` === name;
}
