import { expectRefused } from "../../openapi/expect-refused.js";
import { acceptedOperations } from "../../openapi/accepted-request.js";
import { buildRequest } from "../../openapi/valid-request.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";

const SECURITY = { openapi: "security" } as const satisfies Basis;

/** A protected operation refuses who brings no credentials, or wrong ones. */
export const credentialsRequired: Rule = {
  id: "credentials-required",
  title: "An operation with `security` refuses a request without credentials and with wrong ones.",
  basis: [SECURITY],
  operations: [],
  depth: "quick",
  needs: ["token"],
  async run(context) {
    const isRead = ({ method, isProtected }: { method: string; isProtected: boolean }): boolean =>
      isProtected && method === "GET";
    for await (const [operation, values] of acceptedOperations(context, isRead)) {
      const request = buildRequest(operation, values);
      const without = { ...request, authorization: null };
      const subject = `${operation.id} without credentials`;
      await expectRefused(context, without, { subject, basis: SECURITY });
      const wrong = { ...request, authorization: "Bearer never-issued" };
      await expectRefused(context, wrong, {
        subject: `${operation.id} with a token that was never issued`,
        basis: SECURITY,
      });
    }
  },
};
