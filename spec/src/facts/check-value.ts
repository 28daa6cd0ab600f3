import { isObject, type JsonObject } from "../json-object.ts";
import type { ValueFact } from "./fact.ts";
import type { FactResult, Place } from "./finding.ts";

const prefix = "#/components/schemas/";

/** Holds a schema to what the interface says of its values. */
export function checkValue({ node, pointer }: Place, fact: ValueFact): FactResult {
  const { items, ref, ...keywords } = fact;
  const results = Object.entries(keywords).map(([keyword, expected]) =>
    checkKeyword(node, pointer, keyword, expected),
  );
  if (ref !== undefined) results.push(checkKeyword(node, pointer, "$ref", prefix + ref));
  if (items)
    results.push(
      isObject(node.items)
        ? checkValue({ node: node.items, pointer: `${pointer}/items` }, items)
        : failure(pointer, "items", items, node.items),
    );
  return merge(results);
}

/** All problems and all that is covered. */
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
  return { problems: [], covered: [`${pointer}#${keyword}`] };
}

function failure(pointer: string, keyword: string, expected: unknown, got: unknown): FactResult {
  return {
    problems: [
      `${pointer}: expected \`${keyword}\` ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`,
    ],
    covered: [],
  };
}
