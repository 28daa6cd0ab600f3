import {
  appliedWait,
  BUSY,
  describePrefer,
  expectAccepted,
  exportWithPrefer,
  PREFER,
} from "../../checks/jobs/prefer-wait.js";
import { newWebhook } from "../../checks/exports/keyed-requests.js";
import type { JudgeContext, Rule, RuleContext, TrafficJudge } from "../../checks/rule.js";
import { member } from "../../load/json.js";
import type { Exchange } from "../../probe/exchange.js";
import { listRequest, webhookRequest } from "../../probe/requests.js";
import { isSuccess, quoteResponse, readPage } from "../../probe/read-response.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

/** Invalid wait times. */
const MALFORMED = ["wait=soon", "wait=-1", "wait=", 'wait="1', "wait", ", ,"];

/** Wait times that may be honoured in different ways, but never refused. */
const ODD = ["wait=0", "wait=1.5"];

/** Preferences that the interface does not define. */
const UNKNOWN = ["return=minimal, handling=strict", 'note="wait=1"', "waiting=1"];

const CASES = [...MALFORMED, ...UNKNOWN];

/** A preference that cannot be honoured is ignored, never refused, and never reported as applied. */
export const preferIgnored: Rule = {
  id: "prefer-ignored",
  title: "A malformed or unknown preference is ignored: neither refused nor reported as applied.",
  basis: [PREFER],
  operations: ["exportHostedDocument", "listCollections", "createWebhook"],
  async run(context) {
    for (const prefer of CASES) {
      const { exchange } = await exportWithPrefer(context, prefer);
      if (expectAccepted(context, exchange)) expectNotApplied(context, exchange);
    }
    for (const prefer of ODD)
      expectAccepted(context, (await exportWithPrefer(context, prefer)).exchange);
    for (const exchange of context.exchanges)
      if (exchange.request.headers["prefer"] === undefined) expectNotApplied(context, exchange);
    const headers = { prefer: "return=minimal, wait=1" };
    const list = await context.send({ ...listRequest("listCollections"), headers });
    expectWhole(context, list, "a page", readPage(list.response) !== undefined);
    const created = await context.send(webhookRequest(await newWebhook(context), headers));
    const isShown = typeof member(created.response.json, "endpoint") === "string";
    if (created.response.status !== 422) expectWhole(context, created, "the webhook", isShown);
  },
  begin,
};

/** Other operations respond as they do without the preference. */
function expectWhole(
  context: RuleContext,
  exchange: Exchange,
  expected: string,
  isWhole: boolean,
): void {
  const { request, response } = exchange;
  if ((isSuccess(response.status) && isWhole) || BUSY.has(response.status)) return;
  const subject = `${request.operation} with ${describePrefer(request.headers["prefer"])}`;
  const message = `${subject}: expected ${expected}, got ${quoteResponse(response)}.`;
  context.report(PREFER, message, exchange);
}

/** In recorded or proxied traffic, a preference that was not sent must not be reported as applied. */
function begin(context: JudgeContext): TrafficJudge {
  let exports = 0;
  return {
    see(exchange) {
      const { request } = exchange;
      if (request.operation !== "exportHostedDocument") return;
      exports += 1;
      const wanted = [request.headers["prefer"] ?? []].flat().join(", ");
      if (!/\bwait\b/i.test(wanted)) expectNotApplied(context, exchange);
    },
    end() {
      if (exports === 0) throw new NotExercisedError("no export was requested");
    },
  };
}

function expectNotApplied(context: JudgeContext, exchange: Exchange): void {
  const { request, response } = exchange;
  const header = response.headers.get("preference-applied");
  if (appliedWait(header) === undefined) return;
  const subject = describePrefer(request.headers["prefer"]) || "Without `Prefer`";
  const message = `${subject}: expected no \`wait\` in \`Preference-Applied\`, got \`${header}\`.`;
  context.report(PREFER, message, exchange);
}
