import { isDeepStrictEqual } from "node:util";
import { expectSuccess } from "../../checks/expect/expect-response.js";
import { IDEMPOTENCY, keyedPair } from "../../checks/exports/keyed-requests.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { member } from "../../load/json.js";
import { quoteResponse } from "../../probe/read-response.js";
import { idOf, type KeyedRepeat } from "../../scenario/keyed-repeat.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

/** A repeat under the same key returns the first resource. */
export const idempotentRepeat: Rule = {
  id: "idempotent-repeat",
  title: "A repeat with the same `Idempotency-Key` returns the first resource, with its status.",
  basis: [IDEMPOTENCY],
  operations: ["exportHostedDocument", "createWebhook"],
  async run(context) {
    const { exported, registered } = await keyedPair(context);
    checkRepeat(context, exported, ["queuedAt", "type"]);
    checkRepeat(context, registered, ["endpoint", "events", "connections", "description"]);
  },
};

/** The job may have progressed since; `fixed` are the members that never change. */
function checkRepeat(
  context: RuleContext,
  { first, repeat }: KeyedRepeat,
  fixed: readonly string[],
): void {
  if (!expectSuccess(context, first, IDEMPOTENCY)) return;
  const subject = `${first.request.operation} repeated under the same key`;
  const isSame = idOf(first) === idOf(repeat);
  if (!isSame && !first.response.headers.has("idempotency-key"))
    throw new NotExercisedError(`${first.request.operation} does not echo Idempotency-Key`);
  if (!isSame || repeat.response.status !== first.response.status) {
    const message = `${subject}: expected ${first.response.status} and the first id \`${String(idOf(first))}\` again, got ${quoteResponse(repeat.response)}.`;
    return context.report(IDEMPOTENCY, message, repeat);
  }
  for (const name of fixed) {
    const [expected, got] = [first, repeat].map(({ response }) => member(response.json, name));
    if (!isDeepStrictEqual(expected, got))
      context.report(
        IDEMPOTENCY,
        `${subject}: expected \`${name}\` ${JSON.stringify(expected)}, got ${JSON.stringify(got)}.`,
        repeat,
      );
  }
}
