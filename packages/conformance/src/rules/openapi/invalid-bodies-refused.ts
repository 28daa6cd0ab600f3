import { acceptedOperations } from "../../openapi/accepted-request.js";
import { expectRefused } from "../../openapi/expect-refused.js";
import { buildRequest, jsonSchemaOf } from "../../openapi/valid-request.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { mutationsOf } from "../../mutate/mutations.js";

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
    const schemas = { document: context.contract.document, checkSchema: context.checkSchema };
    const takesJson = (one: Parameters<typeof jsonSchemaOf>[0]): boolean =>
      jsonSchemaOf(one) !== undefined;
    for await (const [operation, values] of acceptedOperations(context, takesJson)) {
      const at = jsonSchemaOf(operation) ?? "";
      const request = buildRequest(operation, values);
      const broken = { ...request, body: { kind: "text", text: BROKEN } } as const;
      await expectRefused(context, broken, {
        subject: `${operation.id} without JSON`,
        basis: BODY,
      });
      for (const { value, what, schema } of mutationsOf(schemas, at, values.body ?? {})) {
        const changed = buildRequest(operation, { ...values, body: value });
        const subject = `${operation.id} ${what}`;
        await expectRefused(context, changed, { subject, basis: BODY, at: schema });
      }
    }
  },
};
