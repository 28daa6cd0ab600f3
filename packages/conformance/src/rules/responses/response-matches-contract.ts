import { isSuccess, readPage } from "../../probe/read-response.js";
import { judgeAll } from "../../checks/incremental.js";
import type { JudgeContext, Rule, RuleContext, TrafficJudge } from "../../checks/rule.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";
import { JSON_BODIES, SUCCESS_STATUS, judgeSuccess } from "../../judge/judge-response.js";
import { LIST_OPERATIONS, type ListOperationId } from "../../load/operation.js";
import { listRequest } from "../../probe/requests.js";

/** Every success response seen in the run has the status, media type and body of the contract. */
export const responseMatchesContract: Rule = {
  id: "response-matches-contract",
  title: "Every success response has the status, the media type and the body of the contract.",
  basis: [SUCCESS_STATUS, JSON_BODIES],
  operations: [...LIST_OPERATIONS, "createWebhook", "exportHostedDocument"],
  depth: "quick",
  async run(context) {
    const { scenario } = context;
    await Promise.allSettled([scenario.webhooks(), scenario.observedExport()]);
    for (const operation of LIST_OPERATIONS) await sendFirstAndLast(context, operation);
    judgeAll(begin(context), context.exchanges, context);
  },
  begin,
};

function begin({ contract, checkSchema, report }: JudgeContext): TrafficJudge {
  let succeeded = 0;
  return {
    see(exchange) {
      const { request, response } = exchange;
      if (request.operation === undefined || !isSuccess(response.status)) return;
      succeeded += 1;
      for (const { basis, message } of judgeSuccess(contract, checkSchema, exchange))
        report(basis, message, exchange);
    },
    end() {
      if (succeeded === 0) throw new NotExercisedError("no operation responded with success");
    },
  };
}

/** New items are on the last page. */
async function sendFirstAndLast(context: RuleContext, operation: ListOperationId): Promise<void> {
  const { response } = await context.send(listRequest(operation));
  const { pageCount = 0, pageNo = 1 } = readPage(response) ?? {};
  if (pageCount > 1) await context.send(listRequest(operation, `pageNo=${pageNo + pageCount - 1}`));
}
