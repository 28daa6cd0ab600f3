import { isObject, type JsonObject } from "../json-object.ts";
import { checkValue, merge } from "./check-value.ts";
import type { OperationFact, ValueFact } from "./fact.ts";
import { follow, placeAt, type FactResult, type Place } from "./finding.ts";
import { decisionsOf } from "../decisions-of.ts";
import { undecidedKeywords } from "./undecided-keywords.ts";

/** Checks an operation's parameters against a fact; any other parameter needs a decision. */
export function checkParameters(
  bundle: JsonObject,
  path: string,
  operation: Place,
  fact: Pick<OperationFact, "path" | "query">,
): FactResult {
  const expected = [...expectedIn("path", fact.path), ...expectedIn("query", fact.query)];
  const item = placeAt(bundle, ["paths", path]);
  const parameters = [item, operation].flatMap((holder) => parametersOf(bundle, holder));
  const others = parameters.filter(
    (place) => !expected.some((one) => isAt(place, one)) && !("*" in decisionsOf(place.node)),
  );
  return merge([
    ...expected.map((one) =>
      checkParameter(
        operation,
        one,
        parameters.find((place) => isAt(place, one)),
      ),
    ),
    ...others.map(({ node }) =>
      problem(
        `${operation.pointer}: expected no ${String(node.in)} parameter \`${String(node.name)}\``,
      ),
    ),
  ]);
}

/** A parameter that a fact names. */
interface ExpectedParameter {
  readonly place: "path" | "query";
  readonly name: string;
  readonly fact: ValueFact;
}

function expectedIn(
  place: ExpectedParameter["place"],
  facts: Readonly<Record<string, ValueFact>> = {},
): ExpectedParameter[] {
  return Object.entries(facts).map(([name, fact]) => ({ place, name, fact }));
}

function isAt({ node }: Place, { place, name }: ExpectedParameter): boolean {
  return node.in === place && node.name === name;
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
  { place, name, fact }: ExpectedParameter,
  found: Place | undefined,
): FactResult {
  if (!found || !isObject(found.node.schema))
    return problem(`${operation.pointer}: expected a ${place} parameter \`${name}\`, got none`);
  const isRequired = place === "path";
  if ((found.node.required === true) !== isRequired)
    return problem(
      `${found.pointer}: expected ${isRequired ? "a required" : "an optional"} parameter`,
    );
  const schema = { node: found.node.schema, pointer: `${found.pointer}/schema` };
  return merge([
    { problems: [], covered: [`${found.pointer}#parameter`] },
    checkValue(schema, fact),
    checkNothingMore(operation, schema, fact),
  ]);
}

/** Rejects other keywords: two operations that share a component would get each other's through it. */
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
