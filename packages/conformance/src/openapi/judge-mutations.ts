// Sends requests that a schema forbids, and reports those that are accepted: one finding per cause.
import type { RuleContext } from "../checks/rule.js";
import type { Basis } from "../findings/basis.js";
import type { Mutation } from "../mutate/mutations.js";
import type { Exchange, ProbeRequest } from "../probe/exchange.js";
import { quoteResponse } from "../probe/read-response.js";

/** What is wrong with a parameter whose value is empty. */
export const LEFT_EMPTY = "left empty";

/** A request that the description forbids. */
export interface ForbiddenRequest {
  readonly mutation: Pick<Mutation, "at" | "keyword" | "schema" | "what" | "isLikeAbsent">;
  readonly request: ProbeRequest;
}

/** Context of the judged requests, and the basis for refusing them. */
export interface Judged {
  /** The part that is wrong in every request, such as the operation and the parameter. */
  readonly subject: string;
  readonly basis: Basis;
  /** Rewrites a request to target a new resource, for operations that earlier requests can block. */
  readonly onNew?: (request: ProbeRequest) => Promise<ProbeRequest | undefined>;
}

interface Accepted extends ForbiddenRequest {
  readonly exchange: Exchange;
}

/** Accepted requests with one cause. */
interface Cause {
  readonly requests: readonly Accepted[];
  /** Whether the place refuses other types, so that the server converts this one. */
  readonly isConverted?: boolean;
}

/**
 * Sends the requests, skipping duplicates. If all requests for a place are accepted, the place is not validated at all,
 * which is one finding instead of one per keyword. If only some are accepted, each keyword is a finding.
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
    // `no-server-error` reports statuses beyond 4xx.
    if (exchange.response.status >= 400) refused.push(one);
    else accepted.push({ ...one, exchange });
  }
  for (const cause of causes(accepted, refused)) report(context, cause, judged);
}

/**
 * Statuses that depend on the state of the resource, such as an item that is already lent. They are not conclusive, so
 * the request is repeated on a new resource.
 */
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

/**
 * Groups accepted requests by cause: each place without any validation is one cause, or all of them together are;
 * elsewhere each keyword is one.
 */
function causes(
  accepted: readonly Accepted[],
  refused: readonly ForbiddenRequest[],
): readonly Cause[] {
  const isUnchecked = accepted.length > 1 && refused.length === 0;
  if (isUnchecked) return [{ requests: accepted }];
  const checked = new Set(refused.map(({ mutation }) => mutation.at));
  const typed = new Set(refused.filter(isOfType).map(({ mutation }) => mutation.at));
  const groups = Map.groupBy(accepted, ({ mutation: { at, keyword, isLikeAbsent } }) => {
    if (!checked.has(at)) return at;
    return isLikeAbsent === true ? "like absent" : `${at} ${keyword}`;
  });
  return [...groups.values()].map((requests) => ({
    requests,
    isConverted: requests.every(
      (one) => isOfType(one) && one.mutation.at !== "" && typed.has(one.mutation.at),
    ),
  }));
}

function isOfType({ mutation }: ForbiddenRequest): boolean {
  return mutation.keyword === "type" && mutation.isLikeAbsent !== true;
}

function report(
  context: RuleContext,
  { requests, isConverted }: Cause,
  { subject, basis }: Judged,
): void {
  // The most conclusive request represents the group.
  const [first, ...others] = requests.toSorted(
    (one, other) =>
      Number(one.mutation.isLikeAbsent ?? false) - Number(other.mutation.isLikeAbsent ?? false),
  );
  if (!first) return;
  const { mutation, exchange } = first;
  const more = describeOthers(others.length);
  // Accepting null for an absent value is mostly harmless, so the finding is only `strict`.
  const isStrict = first.mutation.isLikeAbsent === true;
  const got = `expected a 4xx status, got ${quoteResponse(exchange.response)}`;
  // A server converts in one place, and has one way with absent values, whatever the operation and the member.
  const place = mutation.at === "" ? "" : ` at \`${mutation.at}\``;
  const message = isStrict
    ? `${absenceOf(mutation)} is taken as absent: ${got} from ${subject}${place}${more}.`
    : isConverted
      ? `${kindOf(mutation)} is converted: ${got} from ${subject}${place}${more}.`
      : `${subject} ${mutation.what}: ${got}${more}.`;
  context.report(basis, message, {
    ...exchange,
    at: mutation.schema,
    ...(isStrict && { level: "strict" }),
  });
}

function absenceOf({ what }: Accepted["mutation"]): string {
  return what === LEFT_EMPTY ? "An empty parameter" : "Null for an optional member";
}

/** Returns what is wrong without its place, such as `A number in quotes`. */
function kindOf({ what }: Accepted["mutation"]): string {
  const kind = what.replace(/^with /, "").replace(/ at `[^]*$/, "");
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}

function describeOthers(count: number): string {
  if (count === 0) return "";
  return count === 1 ? ", and so does 1 other violation" : `, and so do ${count} other violations`;
}
