import { idIn } from "../../load/id-in.js";
import { createIndex } from "../../checks/bounded-index.js";
import { incremental, isBefore } from "../../checks/incremental.js";
import type { Basis } from "../../findings/basis.js";
import { isJsonObject, type JsonObject } from "../../load/json.js";
import type { Exchange } from "../../probe/exchange.js";
import { isSuccess } from "../../probe/read-response.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const TRANSITIONS = { decision: "job-transitions" } as const satisfies Basis;
const FLAGS = { decision: "job-flags" } as const satisfies Basis;
const QUEUED_AT = { decision: "job-output" } as const satisfies Basis;

const FINAL = new Set(["done", "failed"]);

/** The properties of a job that must not change, and the time at which they were seen. */
interface Seen {
  readonly job: JsonObject;
  readonly at: Pick<Exchange, "sentAt" | "milliseconds">;
}

/** A later view of a job never shows an earlier state. */
export const jobsMoveForward = incremental({
  id: "jobs-move-forward",
  title: "A job that has ended keeps its state; its flags and `queuedAt` never go back.",
  basis: [TRANSITIONS, FLAGS, QUEUED_AT],
  operations: ["exportHostedDocument"],
  begin(context) {
    const jobs = createIndex<Seen>("jobs", context);
    let repeats = 0;
    return {
      see(exchange) {
        const { request, response } = exchange;
        const job = response.json;
        if (request.operation !== "exportHostedDocument" || !isSuccess(response.status)) return;
        const id = idIn(job);
        if (!isJsonObject(job) || typeof id !== "string") return;
        const before = jobs.get(id);
        const isLater = before !== undefined && isBefore(before.at, exchange);
        // If two requests overlap, it is unknown which of them shows the later state.
        if (before && !isLater) return;
        if (before) {
          repeats += 1;
          for (const [basis, message] of deviations(before.job, job))
            context.report(basis, message, exchange);
        }
        const { sentAt, milliseconds } = exchange;
        jobs.set(id, { job: kept(job), at: { sentAt, milliseconds } });
      },
      end() {
        if (repeats === 0) throw new NotExercisedError("no job was seen twice");
      },
    };
  },
});

function kept({ status, hasErrors, hasWarnings, queuedAt }: JsonObject): JsonObject {
  return { status, hasErrors, hasWarnings, queuedAt };
}

function* deviations(
  before: JsonObject,
  now: JsonObject,
): Generator<readonly [Basis, message: string]> {
  const [was, is] = [String(before["status"]), String(now["status"])];
  if (FINAL.has(was) && is !== was)
    yield [TRANSITIONS, `Job: expected the final state ${was} to stay, got ${is}.`];
  for (const flag of ["hasErrors", "hasWarnings"])
    if (before[flag] === true && now[flag] === false)
      yield [FLAGS, `Job: expected \`${flag}\` to stay true, got false.`];
  if (before["queuedAt"] !== now["queuedAt"])
    yield [
      QUEUED_AT,
      "Job: expected `queuedAt` to stay the time of the first queuing, got another.",
    ];
}
