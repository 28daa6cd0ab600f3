import { CLOCK_LIMIT_MS, clockOffset } from "../../checks/events/target-clock.js";
import { judgeAll } from "../../checks/incremental.js";
import type { JudgeContext, Rule, RuleContext, TrafficJudge } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { faultsOfHead } from "../../judge/faults-of-head.js";
import { LIST_OPERATIONS } from "../../load/operation.js";

const HEAD = { decision: "http-semantics", rfc: "RFC 9110" } as const satisfies Basis;

const CLOCK = { decision: "http-semantics", rfc: "RFC 9110, 6.6.1" } as const satisfies Basis;

/** The head of every response conforms to HTTP. */
export const responseHeadSound: Rule = {
  id: "response-head-sound",
  title:
    "Every response has the date of now, one value where one is allowed, and a coding that was asked for.",
  basis: [HEAD, CLOCK],
  operations: [...LIST_OPERATIONS, "createWebhook", "exportHostedDocument"],
  depth: "quick",
  async run(context) {
    judgeAll(begin(context), context.exchanges, context);
    checkClock(context);
  },
  begin,
};

function begin(context: JudgeContext): TrafficJudge {
  return {
    see(exchange) {
      for (const fault of faultsOfHead(exchange)) {
        const { operation, method } = exchange.request;
        const subject = `${operation ?? method} returned ${exchange.response.status}`;
        context.report(HEAD, `${subject}: ${fault}.`, exchange);
      }
    },
  };
}

/** A recording contains times of another machine's clock, so only an active run compares clocks. */
function checkClock({ exchanges, report }: RuleContext): void {
  const [first] = exchanges;
  if (!first || Math.abs(clockOffset(exchanges)) <= CLOCK_LIMIT_MS) return;
  const date = exchanges.find(({ response }) => response.headers.has("date")) ?? first;
  const got = date.response.headers.get("date") ?? "none";
  report(
    CLOCK,
    `Expected a \`Date\` within a quarter of an hour of the clock here, got \`${got}\`.`,
    date,
  );
}
