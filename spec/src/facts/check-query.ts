import { isObject, type JsonObject } from "../json-object.ts";
import { checkValue, merge } from "./check-value.ts";
import type { OperationFact, ValueFact } from "./fact.ts";
import { follow, placeAt, type FactResult, type Place } from "./finding.ts";
import { decisionsOf } from "../decisions-of.ts";
import { undecidedKeywords } from "./undecided-keywords.ts";

/** Holds an operation to the query parameters of a fact; any other parameter must rest on a decision. */
export function checkQuery(
  bundle: JsonObject,
  path: string,
  operation: Place,
  query: NonNullable<OperationFact["query"]>,
): FactResult {
  const item = placeAt(bundle, ["paths", path]);
  const parameters = [item, operation].flatMap((holder) => parametersOf(bundle, holder));
  const named = ({ node }: Place) => node.in === "query" && Object.hasOwn(query, String(node.name));
  const others = parameters.filter((place) => !named(place) && !("*" in decisionsOf(place.node)));
  return merge([
    ...Object.entries(query).map(([name, fact]) =>
      checkParameter(
        operation,
        name,
        parameters.find((place) => named(place) && place.node.name === name),
        fact,
      ),
    ),
    ...others.map(({ node }) =>
      problem(
        `${operation.pointer}: expected no ${String(node.in)} parameter \`${String(node.name)}\``,
      ),
    ),
  ]);
}

function parametersOf(bundle: JsonObject, holder: Place | undefined): Place[] {
  const parameters: JsonObject[] = Array.isArray(holder?.node.parameters)
    ? holder.node.parameters
    : [];
  return parameters.flatMap(
    (node, index) =>
      follow(bundle, { node, pointer: `${holder?.pointer}/parameters/${index}` }) ?? [],
  );
}

function checkParameter(
  operation: Place,
  name: string,
  found: Place | undefined,
  fact: ValueFact,
): FactResult {
  if (!found || !isObject(found.node.schema))
    return problem(`${operation.pointer}: expected a query parameter \`${name}\`, got none`);
  if (found.node.required === true)
    return problem(`${found.pointer}: expected an optional parameter`);
  const schema = { node: found.node.schema, pointer: `${found.pointer}/schema` };
  return merge([
    { problems: [], covered: [`${found.pointer}#parameter`] },
    checkValue(schema, fact),
    checkNothingMore(operation, schema, fact),
  ]);
}

/** A component that two operations share could carry the keyword of one into the other. */
function checkNothingMore(operation: Place, { node, pointer }: Place, fact: ValueFact): FactResult {
  const extra = undecidedKeywords(node).filter((keyword) => !Object.hasOwn(fact, keyword));
  return {
    problems: extra.map(
      (keyword) => `${operation.pointer}: expected no \`${keyword}\` at ${pointer}`,
    ),
    covered: [],
  };
}

function problem(text: string): FactResult {
  return { problems: [text], covered: [] };
}
