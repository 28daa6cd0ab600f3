import { expectRefused } from "../../openapi/expect-refused.js";
import { acceptedOperations } from "../../openapi/accepted-request.js";
import { buildRequest, keyOf, sampleParameter } from "../../openapi/valid-request.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { mutationsOf } from "../../mutate/mutations.js";

const SCHEMA = { openapi: "parameters" } as const satisfies Basis;

/** A parameter that violates its schema is refused. */
export const invalidParametersRefused: Rule = {
  id: "invalid-parameters-refused",
  title: "A parameter that violates its schema, or a required one that is missing, gets a 4xx.",
  basis: [SCHEMA],
  operations: [],
  async run(context) {
    const schemas = { document: context.contract.document, checkSchema: context.checkSchema };
    const hasParameters = ({ parameters }: { readonly parameters: readonly unknown[] }): boolean =>
      parameters.length > 0;
    for await (const [operation, values] of acceptedOperations(context, hasParameters))
      for (const parameter of operation.parameters) {
        if (parameter.schema === undefined || parameter.in === "cookie") continue;
        const at = parameter.schema;
        const isWrong = (read: unknown): boolean => context.checkSchema(at, read).length > 0;
        const valid = sampleParameter(schemas.document, parameter);
        const mutations = mutationsOf(schemas, at, valid).filter(
          ({ value }) => typeof value !== "object" && readings(value).every(isWrong),
        );
        for (const { value, what, schema } of mutations) {
          const changed = new Map([...values.parameters, [keyOf(parameter), value]]);
          const request = buildRequest(operation, { ...values, parameters: changed });
          const subject = `${operation.id} with \`${parameter.name}\` ${what}`;
          await expectRefused(context, request, { subject, basis: SCHEMA, at: schema });
        }
      }
  },
};

/** What a text in a URL may be read as: 12 as the number and the text, true as the boolean and the text. */
function readings(value: unknown): readonly unknown[] {
  const text = String(value);
  if (text === "true") return [text, true];
  return /^-?\d+(?:\.\d+)?$/.test(text) ? [text, Number(text)] : [text];
}
