import type { Rule, RuleContext } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import type { Operation, Parameter } from "../../load/operation.js";
import { type Mutation, mutationsOf, requestSchemas } from "../../mutate/mutations.js";
import { hasDefault, viewSchema } from "../../load/schema-view.js";
import { acceptedOperations } from "../../openapi/accepted-request.js";
import { isKeyOf } from "../../openapi/credentials.js";
import {
  type ForbiddenRequest,
  judgeMutations,
  LEFT_EMPTY,
} from "../../openapi/judge-mutations.js";
import { readings } from "../../openapi/readings.js";
import { buildRequest, type RequestValues, sampleParameter } from "../../openapi/valid-request.js";
import { keyOf } from "../../openapi/write-parameters.js";

const SCHEMA = { openapi: "parameters" } as const satisfies Basis;

/** A parameter that violates its schema is refused. */
export const invalidParametersRefused: Rule = {
  id: "invalid-parameters-refused",
  title: "A parameter that violates its schema, or a required one that is missing, gets a 4xx.",
  basis: [SCHEMA],
  operations: [],
  async run(context) {
    const hasParameters = ({ parameters }: Operation): boolean => parameters.length > 0;
    for await (const [operation, values] of acceptedOperations(context, hasParameters))
      for (const parameter of operation.parameters) {
        if (parameter.in === "cookie" || isKeyOf(context.contract, operation, parameter)) continue;
        const forbidden = [
          ...without(context, { operation, parameter, values }),
          ...forbiddenRequests(context, { operation, parameter, values }),
        ];
        const subject = `${operation.id} with \`${parameter.name}\``;
        await judgeMutations(context, forbidden, { subject, basis: SCHEMA });
      }
  },
};

/** A path without one of its segments is a different path, and a parameter with a default has a value when left out. */
function without(
  context: RuleContext,
  { operation, parameter, values }: Place,
): readonly ForbiddenRequest[] {
  if (!parameter.isRequired || parameter.in === "path") return [];
  const { document } = requestSchemas(context);
  if (parameter.schema !== undefined && hasDefault(document, parameter.schema)) return [];
  const parameters = new Map([...values.parameters].filter(([key]) => key !== keyOf(parameter)));
  const mutation = {
    at: "missing",
    keyword: "required",
    schema: operation.at,
    what: "left out",
  };
  return [{ mutation, request: buildRequest(operation, { ...values, parameters }) }];
}

/** One parameter of an operation, and the values of an accepted request. */
interface Place {
  readonly operation: Operation;
  readonly parameter: Parameter;
  readonly values: RequestValues;
}

function forbiddenRequests(
  context: RuleContext,
  { operation, parameter, values }: Place,
): readonly ForbiddenRequest[] {
  const { schema: at } = parameter;
  if (at === undefined) return [];
  const schemas = requestSchemas(context);
  // How an object is written in a URL depends on the style, in which a violation may become a different valid value.
  if (viewSchema(schemas.document, at).types.includes("object")) return [];
  const isWrong = (read: unknown): boolean => context.checkSchema(at, read, "request").length > 0;
  const isPath = parameter.in === "path";
  const valid = sampleParameter(schemas.document, parameter);
  return mutationsOf(schemas, at, valid).flatMap((mutation) => {
    const { value } = mutation;
    const isText = typeof value !== "object" || value === null;
    const isEmpty = value === null || value === "";
    if (isEmpty && parameter.allowsEmpty) return [];
    if (!isText || (isPath && /^\.{0,2}$/.test(String(value ?? "")))) return [];
    if (parameter.in === "header" && !isHeader(String(value))) return [];
    if (!readings(value).every(isWrong)) return [];
    const changed = new Map([...values.parameters, [keyOf(parameter), value]]);
    const request = buildRequest(operation, { ...values, parameters: changed });
    const keyword = causeOf(context, at, mutation);
    const empty = isEmpty && {
      what: LEFT_EMPTY,
      isLikeAbsent: !parameter.isRequired,
    };
    return [{ mutation: { ...mutation, keyword, ...empty }, request }];
  });
}

/** Whether a text can be in a header (RFC 9110, 5.5). */
function isHeader(text: string): boolean {
  return !/[^\t\x20-\x7e\u0080-\uffff]/.test(text);
}

/** Everything in a URL is text, so a value of the wrong type for an enumeration of texts is just another text. */
function causeOf({ checkSchema }: RuleContext, at: string, { value, keyword }: Mutation): string {
  const [violation] = checkSchema(at, String(value ?? ""), "request");
  return violation?.keyword ?? keyword;
}
