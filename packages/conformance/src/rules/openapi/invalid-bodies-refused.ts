import { acceptedOperations } from "../../openapi/accepted-request.js";
import { expectRefused } from "../../openapi/expect-refused.js";
import { buildRequest } from "../../openapi/valid-request.js";
import { jsonSchemaOf } from "../../openapi/write-body.js";
import { matchMediaType } from "../../openapi/media-type.js";
import { valuesOnCreated } from "../../openapi/resources/on-created.js";
import type { ProbeRequest } from "../../probe/exchange.js";
import { quoteResponse } from "../../probe/read-response.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import type { Operation } from "../../load/operation.js";
import { judgeMutations } from "../../openapi/judge-mutations.js";
import { mutationsOf, requestSchemas } from "../../mutate/mutations.js";

const BODY = { openapi: "requestBody" } as const satisfies Basis;
const TYPE = { openapi: "content", rfc: "RFC 9110, 15.5.16" } as const satisfies Basis;

/** Text that is truncated in the middle of a member. */
const BROKEN = '{"a":';

/** A body that violates its schema, or is not JSON, is refused. */
export const invalidBodiesRefused: Rule = {
  id: "invalid-bodies-refused",
  title: "A JSON body that violates its schema in one keyword, or is not JSON, gets a 4xx.",
  basis: [BODY, TYPE],
  operations: [],
  async run(context) {
    const takesJson = (one: Operation): boolean => jsonSchemaOf(one) !== undefined;
    for await (const [operation, values] of acceptedOperations(context, takesJson)) {
      const at = jsonSchemaOf(operation) ?? "";
      const broken = { kind: "text", text: BROKEN } as const;
      const request = { ...buildRequest(operation, values), body: broken };
      await expectRefused(context, request, {
        subject: `${operation.id} without JSON`,
        basis: BODY,
      });
      const forbidden = mutationsOf(requestSchemas(context), at, values.body ?? {}).map(
        (mutation) => ({
          mutation,
          request: buildRequest(operation, { ...values, body: mutation.value }),
        }),
      );
      const onNew = async (asked: ProbeRequest): Promise<ProbeRequest | undefined> => {
        const fresh = await valuesOnCreated(context, operation);
        return fresh && { ...asked, path: buildRequest(operation, fresh).path };
      };
      await judgeMutations(context, forbidden, { subject: operation.id, basis: BODY, onNew });
      await expectTypeRefused(context, operation, buildRequest(operation, values));
    }
  },
};

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
