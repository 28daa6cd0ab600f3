// Sends what a schema forbids, and reports what is accepted: one finding for each cause.
import type { RuleContext } from "../checks/rule.js";
import type { Basis } from "../findings/basis.js";
import type { Mutation } from "../mutate/mutations.js";
import type { Exchange, ProbeRequest } from "../probe/exchange.js";
import { quoteResponse } from "../probe/read-response.js";

/** A request that the description forbids. */
export interface ForbiddenRequest {
  readonly mutation: Pick<Mutation, "at" | "keyword" | "schema" | "what" | "isLikeAbsent">;
  readonly request: ProbeRequest;
}

/** What is judged, and what says that it must be refused. */
export interface Judged {
  /** What is wrong in every request, such as the operation and the parameter. */
  readonly subject: string;
  readonly basis: Basis;
  /** Returns a request as it would be on something new, for an operation that what was sent before can hinder. */
  readonly onNew?: (request: ProbeRequest) => Promise<ProbeRequest | undefined>;
}

interface Accepted extends ForbiddenRequest {
  readonly exchange: Exchange;
}

/**
 * Sends the requests, each that is written differently once. Where all of a place are accepted, nothing is checked there,
 * which is one finding and not one for each keyword; where only some are, each keyword is one.
 */
export async function judgeMutations(
  context: RuleContext,
  requests: readonly ForbiddenRequest[],
  judged: Judged,
): Promise<void> {
  const onNew = judged.onNew ?? (async () => undefined);
  const sent = new Set<string>();
  const accepted: Accepted[] = [];
  const refused: ForbiddenRequest[] = [];
  for (const one of requests) {
    const { path, headers, body } = one.request;
    const written = JSON.stringify([path, headers, body]);
    if (sent.has(written)) continue;
    sent.add(written);
    const exchange = await sendAgain(context, one.request, onNew);
    // What is wrong beyond 4xx is found by `no-server-error`.
    if (exchange.response.status >= 400) refused.push(one);
    else accepted.push({ ...one, exchange });
  }
  for (const group of causes(accepted, refused)) report(context, group, judged);
}

/** What is refused for the state that it met, such as what was lent before, says nothing: it is asked of something new. */
const OF_STATE = new Set([404, 409, 410]);

async function sendAgain(
  context: RuleContext,
  request: ProbeRequest,
  onNew: NonNullable<Judged["onNew"]>,
): Promise<Exchange> {
  const exchange = await context.send(request);
  if (!OF_STATE.has(exchange.response.status)) return exchange;
  const again = await onNew(request);
  return again ? context.send(again) : exchange;
}

/** The places of which nothing is checked are one cause each, or one together; of the others each keyword is. */
function causes(
  accepted: readonly Accepted[],
  refused: readonly ForbiddenRequest[],
): readonly (readonly Accepted[])[] {
  const isUnchecked = accepted.length > 1 && refused.length === 0;
  if (isUnchecked) return [accepted];
  const checked = new Set(refused.map(({ mutation }) => mutation.at));
  return [
    ...Map.groupBy(accepted, ({ mutation: { at, keyword, isLikeAbsent } }) => {
      if (!checked.has(at)) return at;
      return isLikeAbsent === true ? "like absent" : `${at} ${keyword}`;
    }).values(),
  ];
}

function report(
  context: RuleContext,
  group: readonly Accepted[],
  { subject, basis }: Judged,
): void {
  // The most telling one stands for the group.
  const [first, ...others] = group.toSorted(
    (one, other) =>
      Number(one.mutation.isLikeAbsent ?? false) - Number(other.mutation.isLikeAbsent ?? false),
  );
  if (!first) return;
  const { mutation, exchange } = first;
  const more = others.length === 0 ? "" : `, and so do ${others.length} other violations`;
  // Who sends null for nothing is understood: hardly anybody suffers from it.
  const isStrict = first.mutation.isLikeAbsent === true;
  const message = `${subject} ${mutation.what}: expected a 4xx status, got ${quoteResponse(exchange.response)}${more}.`;
  context.report(basis, message, {
    ...exchange,
    at: mutation.schema,
    ...(isStrict && { level: "strict" }),
  });
}
