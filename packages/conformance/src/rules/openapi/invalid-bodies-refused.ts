import { acceptedOperations } from "../../openapi/accepted-request.js";
import { expectRefused } from "../../openapi/expect-refused.js";
import { buildRequest, jsonSchemaOf } from "../../openapi/valid-request.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import type { Operation } from "../../load/operation.js";
import { judgeMutations } from "../../openapi/judge-mutations.js";
import { mutationsOf, requestSchemas } from "../../mutate/mutations.js";

const BODY = { openapi: "requestBody" } as const satisfies Basis;

/** Text that is cut in the middle of a member. */
const BROKEN = '{"a":';

/** A body that violates its schema, or is not JSON, is refused. */
export const invalidBodiesRefused: Rule = {
  id: "invalid-bodies-refused",
  title: "A JSON body that violates its schema in one keyword, or is not JSON, gets a 4xx.",
  basis: [BODY],
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
      await judgeMutations(context, forbidden, { subject: operation.id, basis: BODY });
    }
  },
};
