import { isObject, type JsonObject } from "../json-object.ts";
import type { ValueFact } from "./fact.ts";
import type { FactResult, Place } from "./finding.ts";
import { decisionsOf } from "../decisions-of.ts";

const PREFIX = "#/components/schemas/";

/** Checks a schema against what the interface says about its values. */
export function checkValue({ node, pointer }: Place, fact: ValueFact): FactResult {
  const { items, ref, ...keywords } = fact;
  const results = Object.entries(keywords).map(([keyword, expected]) =>
    checkKeyword(node, pointer, keyword, expected),
  );
  if (ref !== undefined) results.push(checkKeyword(node, pointer, "$ref", PREFIX + ref));
  if (items)
    results.push(
      isObject(node.items)
        ? checkValue({ node: node.items, pointer: `${pointer}/items` }, items)
        : failure(pointer, "items", items, node.items),
    );
  return merge(results);
}

/** Merges the problems and the covered constraints. */
export function merge(results: readonly FactResult[]): FactResult {
  return {
    problems: results.flatMap(({ problems }) => problems),
    covered: results.flatMap(({ covered }) => covered),
  };
}

function checkKeyword(
  node: JsonObject,
  pointer: string,
  keyword: string,
  expected: unknown,
): FactResult {
  const got = node[keyword];
  if (JSON.stringify(got) !== JSON.stringify(expected))
    return failure(pointer, keyword, expected, got);
  const decided = checkUndecided({ node, pointer }, keyword);
  return decided ?? { problems: [], covered: [`${pointer}#${keyword}`] };
}

/** Reports a decision on a keyword that the interface fixes: decisions must not waive it. */
export function checkUndecided({ node, pointer }: Place, keyword: string): FactResult | undefined {
  const decided = decisionsOf(node);
  const id = decided[keyword] ?? decided["*"];
  if (id === undefined) return undefined;
  return {
    problems: [`${pointer}: \`${keyword}\` is fixed, it cannot rest on \`${String(id)}\``],
    covered: [],
  };
}

function failure(pointer: string, keyword: string, expected: unknown, got: unknown): FactResult {
  return {
    problems: [
      `${pointer}: expected \`${keyword}\` ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`,
    ],
    covered: [],
  };
}
