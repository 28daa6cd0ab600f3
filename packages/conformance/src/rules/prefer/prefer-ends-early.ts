import { checkWait, PREFER } from "../../checks/jobs/prefer-wait.js";
import type { Rule } from "../../checks/rule.js";
import { clockOffset, timeOf } from "../../checks/events/target-clock.js";
import { member } from "../../load/json.js";
import { findRecords } from "../../scenario/find-record.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const WAIT_SECONDS = 4;

/** An implementation may poll the job at intervals, but must not check it only at the end of the wait. */
const MAX_DELAY_MS = 2_500;

/** A waiting response is sent when the job finishes, not when the wait is over. */
export const preferEndsEarly: Rule = {
  id: "prefer-ends-early",
  title: "The response to `Prefer: wait` comes when the job ends, not when the time is over.",
  basis: [PREFER],
  operations: ["exportHostedDocument", "listDocumentExports"],
  async run(context) {
    const prefer = `wait=${WAIT_SECONDS}`;
    const waited = await checkWait(context, { prefer, seconds: WAIT_SECONDS });
    if (!waited || waited.exchange.milliseconds < WAIT_SECONDS * 1_000 - 100) return;
    if (waited.title === undefined)
      throw new NotExercisedError("the record of the export cannot be found without a title");
    const [found] = await findRecords(context, waited.title);
    const { sentAt, milliseconds } = waited.exchange;
    const responded = sentAt + milliseconds + clockOffset(context.exchanges);
    const late = responded - timeOf(member(found?.record, "exportedAt"));
    if (!(late > MAX_DELAY_MS)) return;
    const message = `\`Prefer: ${prefer}\`: expected the response when the job ended, got it ${Math.round(late)} ms later.`;
    context.report(PREFER, message, waited.exchange);
  },
};
