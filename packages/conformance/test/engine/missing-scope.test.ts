// A refusal for a missing scope is no finding: what the token may not do counts as not exercised.
import { expect, test } from "vitest";
import { checkImplementation } from "../../src/engine/check-implementation.js";
import { exitCodeOf } from "../../src/report/report.js";
import { isCreate, refuses } from "../faults/plant/rewrite.js";
import { startWith } from "../support/start-with.js";

/** Each of these rules judges requests that are refused for another reason. */
const rules = [
  "equivalent-paths",
  "json-accepted",
  "media-type-refused",
  "prefer-ignored",
  "body-in-pieces",
  "every-violation-listed",
  "webhook-schema-enforced",
];

test("finds nothing with a token that lacks scopes and reports them", async () => {
  const { narrowToken: token = "", stop, ...target } = await startWith();
  const report = await checkImplementation({ ...target, token }, { rules }).finally(stop);
  expect(report.rules.flatMap(({ findings }) => findings)).toEqual([]);
  const reason = report.rules.find(({ id }) => id === "json-accepted")?.reason;
  expect(reason).toMatch(/^createWebhook gets 403 with the credentials of the profile/);
  expect(exitCodeOf(report)).toBe(4);
});

test("reports a 403 if the token is otherwise allowed the operation", async () => {
  const isMinimal = refuses((request) => isCreate(request) && request.body.length < 3, 403);
  const { stop, ...target } = await startWith(isMinimal);
  const chosen = ["body-in-pieces", "webhook-created-is-listed", "json-accepted"];
  const report = await checkImplementation(target, { rules: chosen }).finally(stop);
  const found = report.rules.flatMap(({ findings }) => findings.map(({ message }) => message));
  expect(found).toEqual([
    expect.stringContaining(
      "with an empty object and `Accept: application/json`: expected 400, got 403",
    ),
  ]);
});
