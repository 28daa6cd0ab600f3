import { expect, test } from "vitest";
import { checkImplementation } from "../../src/engine/check-implementation.js";
import { bareList, ignoresPreferencesAndKeys, startWith } from "../support/start-with.js";

test("observes a target without preferences and keys through its records", async () => {
  const target = await startWith(ignoresPreferencesAndKeys);
  try {
    const rules = ["job-ends", "record-appears", "idempotent-repeat"];
    const report = await checkImplementation(target, { rules });
    expect(report.rules).toMatchObject([
      { id: "job-ends", verdict: "passed" },
      { id: "record-appears", verdict: "passed" },
      {
        id: "idempotent-repeat",
        verdict: "not exercised",
        reason: "exportHostedDocument does not echo Idempotency-Key",
      },
    ]);
  } finally {
    await target.stop();
  }
});

test("skips an export without destination and collection, with the reason", async () => {
  const { destination: _, ...target } = await startWith(bareList);
  try {
    const report = await checkImplementation(target, { rules: ["job-shape"] });
    expect(report.rules).toMatchObject([
      {
        verdict: "not exercised",
        reason: "the profile names no destination, and the target lists no collection",
      },
    ]);
  } finally {
    await target.stop();
  }
});
