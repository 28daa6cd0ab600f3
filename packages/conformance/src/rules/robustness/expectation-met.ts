import type { Rule } from "../../checks/rule.js";
import { sendRaw } from "../../checks/send-raw.js";
import { type Basis, PROBLEM_DETAILS } from "../../findings/basis.js";

const EXPECT = { decision: "http-semantics", rfc: "RFC 9110, 10.1.1" } as const satisfies Basis;

const BODY = "{}";
const LINES = ["Content-Type: application/json", `Content-Length: ${BODY.length}`];

/** Time in milliseconds that a caller waits for 100 before it sends the body anyway. */
const PAUSE = 50;

/** curl waits for `100 Continue` before it uploads a large body. */
export const expectationMet: Rule = {
  id: "expectation-met",
  title: "`Expect: 100-continue` is met in any case; any other expectation gets 417.",
  level: "strict",
  basis: [EXPECT, PROBLEM_DETAILS],
  operations: ["createWebhook"],

  async run(context) {
    const request = { method: "POST", path: "/v2/webhooks", body: [BODY], pause: PAUSE };
    for (const value of ["100-continue", "100-Continue"]) {
      const lines = [...LINES, `Expect: ${value}`];
      const { status, evidence } = await sendRaw(context, { ...request, lines });
      // The body lacks everything, so that nothing is created.
      if (status === 400) continue;
      const message = `\`Expect: ${value}\` with an empty object: expected 400, got ${status || "nothing"}.`;
      context.report(EXPECT, message, evidence);
    }
    const lines = [...LINES, "Expect: a-miracle"];
    const other = await sendRaw(context, { ...request, lines });
    if (other.received === "") return;
    if (other.status === 417) {
      if (!/^content-type: *application\/problem\+json/im.test(other.received))
        context.report(
          PROBLEM_DETAILS,
          "`Expect: a-miracle`: expected a problem, got none.",
          other.evidence,
        );
      return;
    }
    const message = `\`Expect: a-miracle\`: expected 417, got ${other.status}.`;
    context.report(EXPECT, message, other.evidence);
  },
};
