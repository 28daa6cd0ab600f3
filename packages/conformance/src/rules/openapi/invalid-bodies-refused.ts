import { acceptedOperations } from "../../openapi/accepted-request.js";
import { expectRefused } from "../../openapi/expect-refused.js";
import { formMutations } from "../../openapi/form-mutations.js";
import { buildRequest, type RequestValues } from "../../openapi/valid-request.js";
import { contentOf, jsonSchemaOf } from "../../openapi/write-body.js";
import { matchMediaType } from "../../load/media-type.js";
import { valuesOnCreated } from "../../openapi/resources/on-created.js";
import type { ProbeRequest } from "../../probe/exchange.js";
import { quoteResponse } from "../../probe/read-response.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import type { Operation } from "../../load/operation.js";
import { judgeMutations } from "../../openapi/judge-mutations.js";
import { type Mutation, mutationsOf, requestSchemas } from "../../mutate/mutations.js";

const BODY = { openapi: "requestBody" } as const satisfies Basis;
const TYPE = { openapi: "content", rfc: "RFC 9110, 15.5.16" } as const satisfies Basis;

/** Text that is truncated in the middle of a member. */
const BROKEN = '{"a":';

/** A body that violates its schema, or is not JSON, is refused. */
export const invalidBodiesRefused: Rule = {
  id: "invalid-bodies-refused",
  title: "A JSON body or form that violates its schema in one keyword, or is not JSON, gets a 4xx.",
  basis: [BODY, TYPE],
  operations: [],
  async run(context) {
    const takesBody = (one: Operation): boolean => contentOf(one) !== undefined;
    for await (const [operation, values] of acceptedOperations(context, takesBody)) {
      const forbidden = (await forbiddenBodies(context, operation, values)).map((mutation) => ({
        mutation,
        request: buildRequest(operation, { ...values, body: mutation.value }),
      }));
      const onNew = async (asked: ProbeRequest): Promise<ProbeRequest | undefined> => {
        const fresh = await valuesOnCreated(context, operation);
        return fresh && { ...asked, path: buildRequest(operation, fresh).path };
      };
      await judgeMutations(context, forbidden, { subject: operation.id, basis: BODY, onNew });
      await expectTypeRefused(context, operation, buildRequest(operation, values));
    }
  },
};

/** Returns the bodies that the schema forbids; what is not even JSON is sent here. */
async function forbiddenBodies(
  context: RuleContext,
  operation: Operation,
  values: RequestValues,
): Promise<readonly Mutation[]> {
  const content = contentOf(operation);
  if (!content) return [];
  const at = jsonSchemaOf(operation);
  const valid = values.body ?? {};
  if (at === undefined)
    return formMutations(requestSchemas(context), { operation, content, valid });
  const broken = { kind: "text", text: BROKEN } as const;
  const request = { ...buildRequest(operation, values), body: broken };
  await expectRefused(context, request, { subject: `${operation.id} without JSON`, basis: BODY });
  return mutationsOf(requestSchemas(context), at, valid);
}

const PLAIN = "text/plain";

/**
 * A media type that the description does not list must be refused; a page of another site can send this one without a
 * preflight.
 */
async function expectTypeRefused(
  context: RuleContext,
  { id, body }: Operation,
  request: ProbeRequest,
): Promise<void> {
  if (!body || !request.body || matchMediaType(body.schemas.keys(), PLAIN) !== undefined) return;
  const headers = { ...request.headers, "content-type": PLAIN };
  const exchange = await context.send({ ...request, headers });
  if (exchange.response.status >= 400) return;
  const message = `A body of type ${PLAIN}: expected 415, got ${quoteResponse(exchange.response)} from ${id}.`;
  context.report(TYPE, message, { ...exchange, level: "strict" });
}
