import { isSuccess } from "../checks/answer-status.js";
import { NotExercisedError } from "../checks/not-exercised-error.js";
import type { Rule, RuleContext } from "../checks/rule.js";
import { basisOfViolation } from "../findings/basis-of-violation.js";
import { describeViolation } from "../findings/describe-violation.js";
import type { Basis } from "../findings/basis.js";
import {
  LIST_OPERATIONS,
  type ContractResponse,
  type ListOperationId,
  type Operation,
} from "../load/operation.js";
import type { Exchange } from "../probe/exchange.js";
import { listRequest } from "../probe/list-request.js";
import { readPage } from "../probe/read-page.js";

const STATUS = { decision: "success-status" } as const satisfies Basis;
const BODIES = { clause: "Endpoints: response bodies are JSON" } as const satisfies Basis;
const JSON_TYPE = "application/json";

/** Every success answer seen in the run has the status, media type and body of the contract. */
export const responseMatchesContract: Rule = {
  id: "response-matches-contract",
  title: "Every success answer has the status, the media type and the body of the contract.",
  basis: [STATUS, BODIES],
  operations: [...LIST_OPERATIONS, "createWebhook", "exportHostedDocument"],
  async run(context) {
    await Promise.allSettled([context.scenario.webhooks(), context.scenario.observedExport()]);
    for (const operation of LIST_OPERATIONS) await sendFirstAndLast(context, operation);
    const answered = context.exchanges.filter(({ answer }) => isSuccess(answer.status));
    if (!answered.some(({ request }) => request.operation))
      throw new NotExercisedError("no operation answered with success");
    for (const exchange of answered) {
      const operation = context.contract.operations.get(
        exchange.request.operation ?? "listWebhooks",
      );
      if (exchange.request.operation && operation) checkAnswer(context, exchange, operation);
    }
  },
};

/** New items stand on the last page. */
async function sendFirstAndLast(context: RuleContext, operation: ListOperationId): Promise<void> {
  const { answer } = await context.send(listRequest(operation));
  const { pageCount = 0, pageNo = 1 } = readPage(answer) ?? {};
  if (pageCount > 1) await context.send(listRequest(operation, `pageNo=${pageNo + pageCount - 1}`));
}

function checkAnswer(context: RuleContext, exchange: Exchange, operation: Operation): void {
  const { status, headers, json } = exchange.answer;
  const declared = operation.responses.find((response) => isSuccess(response.status));
  if (!declared) return;
  const subject = `${operation.id} answered ${status}`;
  if (status !== declared.status)
    context.report(STATUS, `${subject}: expected ${declared.status}.`, exchange);
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== JSON_TYPE)
    context.report(
      BODIES,
      `${subject}: expected \`${JSON_TYPE}\`, got \`${type ?? "no content type"}\`.`,
      exchange,
    );
  if (json === undefined) context.report(BODIES, `${subject}: its body is no JSON.`, exchange);
  else checkBody(context, exchange, { subject, declared });
}

function checkBody(
  context: RuleContext,
  exchange: Exchange,
  { subject, declared }: { subject: string; declared: ContractResponse },
): void {
  const schema = declared.schemas.get(JSON_TYPE);
  if (schema === undefined) return;
  for (const violation of context.checkSchema(schema, exchange.answer.json)) {
    const basis = basisOfViolation(context.contract, violation);
    context.report(basis, `${subject}: ${describeViolation(violation)}.`, exchange);
  }
}
