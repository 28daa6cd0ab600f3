import {
  type Arbitrary,
  asyncProperty,
  check,
  constantFrom,
  jsonValue,
  oneof,
  tuple,
} from "fast-check";
import { acceptedOperations } from "../../openapi/accepted-request.js";
import { buildRequest, type RequestValues } from "../../openapi/valid-request.js";
import { jsonSchemaOf } from "../../openapi/write-body.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { isJsonObject, type Json } from "../../load/json.js";
import type { Operation } from "../../load/operation.js";
import type { Exchange } from "../../probe/exchange.js";
import { quoteResponse } from "../../probe/read-response.js";

const BODY = { openapi: "requestBody" } as const satisfies Basis;
const BODIES = 100;

/** Random bodies are refused if the schema forbids them; counterexamples are shrunk. */
export const randomBodiesJudged: Rule = {
  id: "random-bodies-judged",
  title:
    "Random JSON that violates the schema of a body gets a 4xx; the smallest failure is shown.",
  basis: [BODY],
  operations: [],
  depth: "thorough",
  async run(context) {
    const takesJson = (one: Operation): boolean => jsonSchemaOf(one) !== undefined;
    for await (const [operation, values] of acceptedOperations(context, takesJson))
      await checkBodies(context, operation, values);
  },
};

async function checkBodies(
  context: RuleContext,
  operation: Operation,
  values: RequestValues,
): Promise<void> {
  const at = jsonSchemaOf(operation) ?? "";
  let last: Exchange | undefined;
  const isRefused = asyncProperty(bodies(values.body), async (body) => {
    // A valid body could create something, and proves nothing here. `invalid-bodies-refused` handles null for an
    // optional member, since it knows that a server may treat it as absent.
    if (context.checkSchema(at, withoutNulls(body), "request").length === 0) return;
    const exchange = await context.send(buildRequest(operation, { ...values, body }));
    if (exchange.response.status >= 400 && exchange.response.status < 500) return;
    last = exchange;
    throw new Error("not refused");
  });
  const seed = Math.floor(context.random() * 2 ** 31);
  const { failed } = await check(isRefused, { numRuns: BODIES, seed });
  if (!failed || !last) return;
  const message = `${operation.id} with a random body: expected a 4xx status, got ${quoteResponse(last.response)}.`;
  context.report(BODY, message, { ...last, at });
}

function withoutNulls(body: Json): Json {
  if (!isJsonObject(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}

/** Generates any JSON, and the valid body with one member replaced by any JSON. */
function bodies(valid: Json | undefined): Arbitrary<Json> {
  const any = jsonValue({ maxDepth: 3 }).map((value) => value as Json);
  if (!isJsonObject(valid)) return any;
  const names = Object.keys(valid);
  if (names.length === 0) return any;
  const changed = tuple(constantFrom(...names), any).map(([name, value]) => ({
    ...valid,
    [name]: value,
  }));
  return oneof(any, { arbitrary: changed, weight: 3 });
}
