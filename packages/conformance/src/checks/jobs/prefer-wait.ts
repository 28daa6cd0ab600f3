import { finalJobStatuses, isKnown } from "@document-export/types/constants";
import { member } from "../../load/json.js";
import type { Exchange } from "../../probe/exchange.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import { exportRequest, filePart } from "../../probe/requests.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";
import type { RuleContext } from "../rule.js";

/** The semantics of `Prefer` on an export request. */
export const PREFER = { decision: "job-observation", rfc: "RFC 7240" } as const;

/** The title of the document that was exported with a preference, and the resulting exchange. */
export interface PreferredExport {
  readonly title: string | undefined;
  readonly exchange: Exchange;
}

/** Exports a small document with these `Prefer` header lines. */
export async function exportWithPrefer(
  context: RuleContext,
  prefer: string | readonly string[],
): Promise<PreferredExport> {
  const { title, text } = context.scenario.document();
  const destination = await context.scenario.destination();
  const content = JSON.stringify({ ...context.target.baseOptions, destination });
  const parts = [filePart(text), { name: "options", content, type: "application/json" }];
  const request = exportRequest(parts);
  const exchange = await context.send({ ...request, headers: { ...request.headers, prefer } });
  return { title, exchange };
}

/** Statuses of a busy target, which refuses requests with any preference. */
export const BUSY = new Set([429, 503]);

/**
 * Reports a response that refuses an export because of its preferences; returns whether it was accepted.
 * @throws NotExercisedError if the target is busy
 */
export function expectAccepted(context: RuleContext, { request, response }: Exchange): boolean {
  if (isSuccess(response.status)) return true;
  const got = quoteResponse(response);
  if (BUSY.has(response.status)) throw new NotExercisedError(`the export is refused with ${got}`);
  const message = `${describePrefer(request.headers["prefer"])}: expected a 2xx status, got ${got}.`;
  context.report(PREFER, message, { request, response });
  return false;
}

/**
 * Checks that the target supports `Prefer: wait` at all; returns an export that waited for a second.
 * @throws NotExercisedError if it does not, which `prefer-wait` reports
 */
export async function requireWaiting(context: RuleContext): Promise<Exchange> {
  const { exchange } = await exportWithPrefer(context, "wait=1");
  if (appliedWait(exchange.response.headers.get("preference-applied")) === undefined)
    throw new NotExercisedError("the target does not apply `wait=1`; see prefer-wait");
  return exchange;
}

/** The header as it was sent, for a message. */
export function describePrefer(prefer: string | readonly string[] | undefined): string {
  return [prefer ?? []]
    .flat()
    .map((line) => `\`Prefer: ${line}\``)
    .join(" and ");
}

/**
 * Returns the seconds that `Preference-Applied` (RFC 7240, 3) gives for `wait`; true if it gives no number, so that
 * clients cannot see which preference was honoured; undefined if it does not mention `wait`.
 */
export function appliedWait(header: string | null): number | true | undefined {
  const match = /(?:^|,)\s*wait\s*(?:=\s*(?:(\d+)|"(\d+)")\s*)?(?:$|[,;])/i.exec(header ?? "");
  if (!match) return undefined;
  const seconds = match[1] ?? match[2];
  return seconds === undefined ? true : Number(seconds);
}

/** A preference that must be honoured, and its number of seconds. */
export interface WaitExpectation {
  readonly prefer: string | readonly string[];
  readonly seconds: number;
  /** Whether the target may also ignore the preference. @default false */
  readonly isOptional?: boolean;
}

/** Sends an export with a preference, and reports if the target does not confirm or does not honour it. */
export async function checkWait(
  context: RuleContext,
  { prefer, seconds, isOptional = false }: WaitExpectation,
): Promise<PreferredExport | undefined> {
  const preferred = await exportWithPrefer(context, prefer);
  const { exchange } = preferred;
  if (!expectAccepted(context, exchange)) return undefined;
  const subject = describePrefer(prefer);
  const header = exchange.response.headers.get("preference-applied");
  const applied = appliedWait(header);
  const isIgnored = isOptional && applied === undefined;
  if (applied !== seconds && !isIgnored)
    context.report(
      PREFER,
      `${subject}: expected \`Preference-Applied: wait=${seconds}\`, got ${header === null ? "none" : `\`${header}\``}.`,
      exchange,
    );
  const status = String(member(exchange.response.json, "status"));
  const isOver = exchange.milliseconds >= seconds * 1_000 - TIMER_SLACK_MS;
  if (applied !== undefined && !isKnown(finalJobStatuses, status) && !isOver)
    context.report(
      PREFER,
      `${subject}: expected the response at the end of the job or after ${seconds} s, got \`${status}\` after ${Math.round(exchange.milliseconds)} ms.`,
      exchange,
    );
  return preferred;
}

/** Timers may fire slightly early. */
const TIMER_SLACK_MS = 100;
