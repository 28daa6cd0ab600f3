import { expect, test } from "vitest";
import { checkImplementation } from "../../src/engine/check-implementation.js";
import type { Fault } from "../implementation/fault.js";
import { startImplementation } from "../implementation/start-implementation.js";

const FAULTS: readonly (readonly [fault: Fault, rule: string])[] = [
  ["authorization-not-required", "authorization-required"],
  ["no-challenge", "authorization-required"],
  ["any-token-taken", "unknown-token-refused"],
  ["basic-taken", "unknown-token-refused"],
  ["scheme-case-sensitive", "scheme-in-any-case"],
  ["other-methods-get-404", "method-not-allowed"],
  ["allow-missing", "method-not-allowed"],
  ["failed-without-errors", "job-shape"],
  ["unknown-status", "job-shape"],
  ["job-never-ends", "job-ends"],
  ["final-state-changes", "job-ends"],
  ["record-missing", "record-appears"],
  ["record-of-another-destination", "record-appears"],
  ["title-lost", "record-appears"],
  ["record-comes-late", "record-appears"],
  ["untyped-options-refused", "options-part-encodings"],
  ["named-options-refused", "options-part-encodings"],
  ["missing-file-taken", "missing-part-refused"],
  ["missing-options-taken", "missing-part-refused"],
  ["crashes-on-broken-options", "missing-part-refused"],
  ["head-gets-405", "head-like-get"],
  ["options-gets-405", "options-lists-methods"],
  ["any-media-type-taken", "media-type-refused"],
  ["unknown-connection-taken", "unknown-connection-refused"],
  ["doubled-parameter-taken", "doubled-parameter-refused"],
  ["unknown-parameter-refused", "unknown-parameters-ignored"],
  ["webhook-not-listed", "webhook-created-is-listed"],
  ["origin-returned", "webhook-created-is-listed"],
  ["description-lost", "webhook-created-is-listed"],
  ["empty-endpoint-taken", "webhook-schema-enforced"],
  ["missing-events-taken", "webhook-schema-enforced"],
  ["newest-first", "oldest-first"],
  ["repeat-makes-another", "idempotent-repeat"],
  ["other-content-taken", "idempotent-repeat"],
  ["bare-list", "list-envelope"],
  ["pagination-missing", "list-envelope"],
  ["default-of-20", "page-size-default"],
  ["page-size-unbounded", "page-size-bounds"],
  ["text-page-size-taken", "page-size-bounds"],
  ["page-size-ignored", "page-size-honoured"],
  ["pages-from-zero", "page-number-bounds"],
  ["page-count-rounded-down", "page-arithmetic"],
  ["pages-overlap", "page-arithmetic"],
  ["total-is-page-length", "page-arithmetic"],
  ["past-the-end-is-404", "page-past-the-end"],
  ["past-the-end-repeats-the-last", "page-past-the-end"],
  ["empty-query-refused", "null-query"],
  ["webhooks-of-all", "tenant-isolation"],
  ["records-of-all", "tenant-isolation"],
  ["plain-text-errors", "problem-details-form"],
  ["problem-as-json", "problem-details-form"],
  ["problem-status-wrong", "problem-details-form"],
  ["hangs-on-broken-json", "problem-details-form"],
  ["job-id-no-uuid", "response-matches-contract"],
  ["null-member", "response-matches-contract"],
  ["exported-at-no-date", "response-matches-contract"],
  ["200-for-created", "response-matches-contract"],
  ["fractional-total", "response-matches-contract"],
];

test.each(FAULTS)("%s is caught by %s", async (fault, rule) => {
  const target = await startImplementation(fault);
  try {
    const { rules } = await checkImplementation(target, { rules: [rule], deadline: 2_000 });
    expect(rules).toMatchObject([{ id: rule, verdict: "failed" }]);
  } finally {
    await target.stop();
  }
});
