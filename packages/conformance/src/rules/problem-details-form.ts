import type { Rule, RuleContext } from "../checks/rule.js";
import { PROBLEM_DETAILS } from "../checks/shared-basis.js";
import { member } from "../load/json.js";
import { pointer } from "../load/json-pointer.js";
import { LIST_OPERATIONS, OPERATION_ADDRESSES } from "../load/operation.js";
import type { Exchange, ProbeRequest } from "../probe/exchange.js";
import { listRequest } from "../probe/list-request.js";

const MEDIA_TYPE = "application/problem+json";
const PROBLEM = pointer("components", "schemas", "Problem");

/** Every refusal seen in the run is a problem detail. */
export const problemDetailsForm: Rule = {
  id: "problem-details-form",
  title: "Every error answer is `application/problem+json` whose `status` is that of the answer.",
  basis: [PROBLEM_DETAILS],
  operations: [...LIST_OPERATIONS, "createWebhook"],
  async run(context) {
    for (const request of badRequests()) await context.send(request);
    for (const exchange of context.exchanges)
      if (exchange.answer.status >= 400 && exchange.request.method !== "HEAD")
        checkProblem(context, exchange);
  },
};

/** One request for each common refusal, so that the rule works on its own too. */
function badRequests(): ProbeRequest[] {
  return [
    { method: "GET", path: "/v2/nothing-here" },
    { ...listRequest("listCollections"), authorization: null },
    listRequest("listWebhooks", "pageSize=0"),
    {
      operation: "createWebhook",
      ...OPERATION_ADDRESSES.createWebhook,
      body: { kind: "text", text: '{"endpoint":' },
    },
  ];
}

function checkProblem(context: RuleContext, exchange: Exchange): void {
  const { request, answer } = exchange;
  const subject = `${request.operation ?? request.method} answered ${answer.status}`;
  const type = answer.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== MEDIA_TYPE) {
    const message = `${subject}: expected \`${MEDIA_TYPE}\`, got \`${type ?? "no content type"}\`.`;
    context.report(PROBLEM_DETAILS, message, exchange);
    return;
  }
  for (const { instancePath, message } of context.checkSchema(PROBLEM, answer.json))
    context.report(
      PROBLEM_DETAILS,
      `${subject}: problem at \`${instancePath}\`: ${message}.`,
      exchange,
    );
  const status = member(answer.json, "status");
  if (typeof status === "number" && status !== answer.status)
    context.report(PROBLEM_DETAILS, `${subject}: its problem says \`status\` ${status}.`, exchange);
}
