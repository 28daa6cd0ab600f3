import { expectRefused } from "../../openapi/expect-refused.js";
import { acceptedOperations } from "../../openapi/accepted-request.js";
import { buildRequest, keyOf, sampleParameter } from "../../openapi/valid-request.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { mutationsOf } from "../../mutate/mutations.js";
import { viewSchema } from "../../mutate/schema-view.js";

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
        // How an object stands in a URL is a matter of styles, and a path without a text is another one.
        if (viewSchema(schemas.document, at).types.includes("object")) continue;
        const isPath = parameter.in === "path";
        const mutations = mutationsOf(schemas, at, valid).filter(
          ({ value }) =>
            typeof value !== "object" &&
            !(isPath && /^\.{0,2}$/.test(String(value))) &&
            readings(value).every(isWrong),
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

/** What a text in a URL may be read as: 12 as the number and the text, true as the boolean, each also as a list of one. */
function readings(value: unknown): readonly unknown[] {
  const text = String(value);
  const forms: unknown[] = [text];
  if (text === "true") forms.push(true);
  if (/^-?\d+(?:\.\d+)?$/.test(text)) forms.push(Number(text));
  return [...forms, ...forms.map((form) => [form])];
}
