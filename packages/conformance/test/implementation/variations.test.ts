// Variations that a correct implementation may have, and rules that once reported them as faults.
import { expect, test } from "vitest";
import { checkImplementation } from "../../src/engine/check-implementation.js";
import { FAMILIES } from "../../src/rules/rules.js";
import type { Plant } from "../faults/fault.js";
import { jsonPart, partsOf, withParts } from "../faults/plant/form.js";
import { field, withBody, withField } from "../faults/plant/message.js";
import { alters, exchange, isExport, isList, problem, withToken } from "../faults/plant/rewrite.js";
import { CAPITAL_IDS } from "./correct.js";
import { startWith } from "../support/start-with.js";
import { expectNothingFrom } from "./expect-nothing-from.js";

const NUMBERS = /"(pageNo|pageSize|pageCount|totalRecordCount)":(\d+)/g;

/** Lists whose numbers are written in another form. */
const numbersAs = (write: (digits: string) => string): Plant =>
  alters(isList, (reply) => {
    const rewrite = (_: string, name: string, digits: string) => `"${name}":${write(digits)}`;
    return withBody(reply, reply.body.toString().replaceAll(NUMBERS, rewrite));
  });

/** Refuses the first request on a new connection for now; the checker uses those to send what no client would. */
function limitedAtFirst(): Plant {
  let isLimited = true;
  return exchange(async (request, next) => {
    if (!isLimited || field(request, "connection") !== "close") return next(request);
    isLimited = false;
    return problem(429, [["retry-after", "0"]]);
  });
}

/** Each export triggers another one with a second token of the workspace, so that the events of both overlap. */
function othersExport(): Plant {
  return exchange(async (request, next) => {
    if (!isExport(request)) return next(request);
    const parts = partsOf(request).filter(({ name }) => name === "file");
    const unkeyed = withField(request, "idempotency-key", undefined);
    const other = withParts(unkeyed, [...parts, jsonPart("options", { destination: 2 })]);
    const [reply] = await Promise.all([next(request), next(withToken(other, "Sibling-token"))]);
    return reply;
  });
}

const VARIATIONS: readonly (readonly [what: string, rule: string, plant?: Plant])[] = [
  ["others export at the same time", "gone-ends-webhook", othersExport()],
  ["requests are limited for a moment", "other-versions-served", limitedAtFirst()],
  ["names of one run resemble each other", "event-request"],
  ["integers have a fraction of zero", "page-number-width", numbersAs((digits) => `${digits}.0`)],
  [
    "integers have an exponent",
    "page-number-width",
    numbersAs((digits) => `${digits[0]}.${digits.slice(1)}0E+${digits.length - 1}`),
  ],
];

test.for(VARIATIONS)("where %s, %s finds nothing", async ([, rule, plant]) => {
  const target = await startWith(plant);
  const { rules } = await checkImplementation(target, { rules: [rule] });
  await target.stop();
  expect(rules).toMatchObject([{ id: rule, verdict: "passed", findings: [] }]);
});

// The other families alone are in the deep tier; whole runs without a finding are in `correct.test.ts`.
test("the rules about paging find nothing without the other families", () =>
  expectNothingFrom(FAMILIES.paging));

test("treats ids as case-insensitive in every family that compares them", async () => {
  const { profile, stop } = await CAPITAL_IDS.start();
  const families = ["delivery", "life-cycle", "idempotency", "robustness"] as const;
  const rules = families.flatMap((family) => FAMILIES[family].map(({ id }) => id));
  const report = await checkImplementation(profile, { rules }).finally(stop);
  expect(report.rules.flatMap(({ findings }) => findings)).toEqual([]);
});
