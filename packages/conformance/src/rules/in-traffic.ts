// How each rule applies to recorded or proxied traffic: a rule that sends its own requests cannot take part, but the
// traffic may show the same deviation, and another rule finds it there.
import { isTrafficRule, type Rule } from "../checks/rule.js";
import { familyOf } from "./families.js";

const CALLS = "webhooks call their receivers directly, not through the proxy";
const WHOSE = "traffic does not show to whom a token belongs and what it allows";
const PAIR = "it needs two requests with a single difference, which are rare in traffic";
const BYTES = "it checks bytes and connections, and a recording contains only messages";
const WITHIN = "a recording does not show everything that is in the target";
const LOAD = "it needs requests that overlap on purpose";

/**
 * Replacement for a rule that cannot judge traffic: the rules that find the same deviation, or the reason why none can.
 */
type Instead = { readonly rules: readonly string[] } | { readonly reason: string };

const by = (...rules: readonly string[]): Instead => ({ rules });
const not = (reason: string): Instead => ({ reason });

const WRONG = by("wrong-requests-refused");
const RIGHT = by("right-requests-accepted");
const PAGES = by("pages-agree");
const METHODS = by("other-methods-refused");
const KEYS = by("keys-keep-meaning");
const WHICH = not("it does not show which record belongs to which request");

/** Default per family, for all rules that are not listed below. */
const OF_FAMILIES: Readonly<Record<string, Instead>> = {
  authentication: not(WHOSE),
  delivery: not(CALLS),
  transport: not(BYTES),
  "life-cycle": by("jobs-move-forward", "records-stay"),
  prefer: not("it is unknown how long the response would have taken without it"),
  multipart: by("wrong-requests-refused", "right-requests-accepted"),
  idempotency: KEYS,
  paging: PAGES,
  robustness: not(BYTES),
  text: by("webhooks-come-back", "wrong-requests-refused"),
  problems: by("problem-type-catalogued", "violations-located"),
  responses: by("wrong-requests-refused", "right-requests-accepted"),
  openapi: by("responses-described", "no-server-error"),
};

const OF_RULES: Readonly<Record<string, Instead>> = {
  "authorization-required": by("credentials-demanded"),
  "other-credentials-refused": by("credentials-demanded"),
  "token-before-content": by("credentials-demanded"),
  "token-in-header-only": by("credentials-demanded"),
  "path-variants-guarded": by("credentials-demanded"),
  "equivalent-paths": not(PAIR),
  "method-override-ignored": not(PAIR),
  "scheme-in-any-case": RIGHT,
  "json-accepted": RIGHT,
  "nothing-acceptable-refused": WRONG,
  "content-coding-negotiated": by("response-head-sound"),
  "unmatched-condition-served": not(PAIR),
  "method-not-allowed": METHODS,
  "unknown-method-refused": METHODS,
  "options-lists-methods": METHODS,
  "head-like-get": METHODS,
  "unknown-path-not-found": WRONG,
  "media-type-refused": WRONG,
  "media-type-parameters-accepted": RIGHT,
  "compressed-body-refused": not("it is unknown whether a compressed body was understood"),
  "job-ends": not("requests are not repeated until their job has ended"),
  "failed-job": not(WITHIN),
  "warned-job": not(WITHIN),
  "upload-size-limits": not("larger bodies are not stored"),
  "boundary-in-any-form": not(BYTES),
  "streamed-upload-accepted": not(BYTES),
  "key-per-token": by("keys-stay-apart"),
  "key-per-operation": by("keys-stay-apart"),
  "key-after-refusal": by("conflicts-are-conflicts", "keys-keep-meaning"),
  "key-length": by("wrong-requests-refused", "right-requests-accepted"),
  "keys-race": not(LOAD),
  "equivalent-queries": not(PAIR),
  "order-kept": by("records-stay"),
  "records-in-order": by("records-stay"),
  "oldest-first": by("records-stay"),
  "page-size-bounds": WRONG,
  "page-number-bounds": WRONG,
  "odd-bodies-refused": WRONG,
  "odd-members-refused": WRONG,
  "odd-content-survived": by("no-server-error", "every-request-answered"),
  "odd-queries-survived": by("no-server-error", "every-request-answered"),
  "odd-headers-survived": by("no-server-error", "every-request-answered"),
  "odd-texts-survived": by("no-server-error", "every-request-answered"),
  "odd-heads-survived": by("no-server-error", "every-request-answered"),
  "parallel-creates-kept": not(LOAD),
  "parallel-exports-apart": not(LOAD),
  "parallel-reads-apart": PAGES,
  "wrong-tokens-lock-nobody-out": not(LOAD),
  "document-text-recorded": WHICH,
  "record-appears": WHICH,
  "record-agrees": WHICH,
  "upload-recorded": WHICH,
  "throttling-true": by("limits-announced"),
  "problem-text-escaped": by("responses-strict-json"),
  "public-keys": not("keys are read elsewhere"),
  "webhook-created-is-listed": by("webhooks-come-back", "lists-complete"),
  "page-size-default": by("lists-complete"),
  "webhook-schema-enforced": WRONG,
  "webhook-variants-accepted": RIGHT,
  "doubled-parameter-refused": WRONG,
  "lists-follow-parameters": not(PAIR),
  "unknown-parameters-ignored": RIGHT,
};

/** Whether a rule judges traffic itself. */
export function judgesTraffic(rule: Rule): boolean {
  return rule.begin !== undefined || isTrafficRule(rule);
}

/**
 * Returns the rules that check the same thing in traffic: the rule itself, or its replacements; empty if no rule can.
 */
export function judgesInTraffic(rule: Rule): readonly string[] {
  if (judgesTraffic(rule)) return [rule.id];
  const instead = insteadOf(rule);
  return instead && "rules" in instead ? instead.rules : [];
}

/** Describes in a sentence how a rule applies to traffic. */
export function describeInTraffic(rule: Rule): string {
  if (judgesTraffic(rule)) return "It judges traffic too.";
  const instead = insteadOf(rule);
  if (!instead) return "It does not judge traffic.";
  return "rules" in instead
    ? `It does not judge traffic; ${instead.rules.map((id) => `\`${id}\``).join(" and ")} ${instead.rules.length === 1 ? "does" : "do"}.`
    : `It does not judge traffic: ${instead.reason}.`;
}

function insteadOf(rule: Rule): Instead | undefined {
  return OF_RULES[rule.id] ?? OF_FAMILIES[familyOf(rule)];
}

/** Rule ids that have exceptions, exported so that a test can compare them with the actual rules. */
export const RULES_WITH_EXCEPTIONS: readonly string[] = Object.keys(OF_RULES);
