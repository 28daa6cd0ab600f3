import { createRequire } from "node:module";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { Rule } from "../../checks/rule.js";
import { describeViolation } from "../../findings/basis-of-violation.js";
import { member } from "../../load/json.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import { getPublishedKeys } from "../../scenario/published-keys.js";

const SIGNING = { decision: "event-signing", rfc: "RFC 7517, 5; RFC 8037, 2" } as const;
const schema = createRequire(import.meta.url)("@document-export/spec/schemas/WebhookKeySet.json");

/** The public keys are a publicly readable JSON Web Key Set. */
export const publicKeys: Rule = {
  id: "public-keys",
  title: "The public keys are a JSON Web Key Set of Ed25519 keys, readable without a token.",
  level: "unsafe",
  basis: [SIGNING],
  operations: [],
  needs: ["publicKeys"],
  depth: "quick",

  async run(context) {
    const exchange = await getPublishedKeys(context.target, context, context.deadline);
    const { response } = exchange;
    if (!isSuccess(response.status)) {
      const got = quoteResponse(response);
      return context.report(
        SIGNING,
        `Public keys without a token: expected 200, got ${got}.`,
        exchange,
      );
    }
    const validate = new Ajv2020({ allErrors: true, strict: false, verbose: true }).compile(schema);
    validate(response.json);
    for (const violation of validate.errors ?? [])
      context.report(SIGNING, `Public keys ${describeViolation(violation)}.`, exchange);
    for (const [x, whpk] of bothForms(response.json))
      if (Buffer.from(x, "base64url").toString("base64") !== whpk.replace(/^whpk_/, ""))
        context.report(
          SIGNING,
          `Public keys: expected \`whpk\` to hold the bytes of \`x\`, got \`${whpk}\`.`,
          exchange,
        );
  },
};

/** Returns the keys that have the form of Standard Webhooks as well as that of a JSON Web Key. */
function bothForms(set: unknown): readonly (readonly [x: string, whpk: string])[] {
  const keys = member(set, "keys");
  return (Array.isArray(keys) ? keys : []).flatMap((key: unknown) => {
    const [x, whpk] = [member(key, "x"), member(key, "whpk")];
    return typeof x === "string" && typeof whpk === "string" ? [[x, whpk] as const] : [];
  });
}
