import { afterAll, beforeAll, expect, test } from "vitest";
import { checkImplementation } from "../../src/engine/check-implementation.js";
import { resolveTarget } from "../../src/load/target.js";
import { createProbe } from "../../src/probe/create-probe.js";
import { listRequest } from "../../src/probe/requests.js";
import { readPage } from "../../src/probe/read-response.js";
import type { Report } from "../../src/report/report.js";
import { RULES } from "../../src/rules/rules.js";
import {
  startImplementation,
  type RunningImplementation,
} from "../implementation/start-implementation.js";

const RECORDS_AT_START = 60;

let target: RunningImplementation;
let report: Report;

beforeAll(async () => {
  target = await startImplementation();
  report = await checkImplementation(target, { deadline: 5_000 });
});
afterAll(() => target.stop());

test("a run creates five exports and three webhooks", async () => {
  const probe = createProbe(resolveTarget(target), { deadline: 5_000 });
  const totals = (["listDocumentExports", "listWebhooks"] as const).map(async (operation) => {
    const { response } = await probe.send(listRequest(operation));
    return readPage(response)?.totalRecordCount;
  });
  expect(await Promise.all(totals)).toEqual([RECORDS_AT_START + 5, 3]);
});

test.each(RULES.map(({ id }) => id))("%s passes on a correct implementation", (id) => {
  const result = report.rules.find((rule) => rule.id === id);
  expect(result).toMatchObject({ verdict: "passed", findings: [], waived: [] });
});
