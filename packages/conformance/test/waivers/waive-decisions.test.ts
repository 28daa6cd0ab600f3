import { expect, test } from "vitest";
import { checkImplementation } from "../../src/engine/check-implementation.js";
import { checkWaivers } from "../../src/waivers/check-waivers.js";
import { UsageError } from "../../src/load/target.js";
import { createdWith200, startWith } from "../support/start-with.js";

const RULE = "response-matches-contract";

test("waives a finding on a waived decision and counts the rest", async () => {
  const target = await startWith(createdWith200({ origin: "o" }));
  try {
    const report = await checkImplementation(target, {
      rules: [RULE, "webhook-created-is-listed"],
      waive: ["success-status"],
    });
    expect(report.rules).toMatchObject([
      { id: "webhook-created-is-listed", verdict: "failed" },
      { id: RULE, verdict: "passed", waived: [{ basis: { decision: "success-status" } }] },
    ]);
  } finally {
    await target.stop();
  }
});

test("checks the body of a waived status against the contract", async () => {
  const target = await startWith(createdWith200({ id: "1" }));
  try {
    const report = await checkImplementation(target, { rules: [RULE], waive: ["success-status"] });
    expect(report.rules).toMatchObject([
      { verdict: "failed", findings: [{ basis: { clause: "Webhook" } }] },
    ]);
  } finally {
    await target.stop();
  }
});

test("rejects a waiver of a decision that is not waivable", () => {
  const decision = {
    id: "fixed",
    open: "",
    decided: "",
    why: "",
    waivable: false,
    contract: false,
  };
  const decisions = new Map([["fixed", decision]]);
  expect(() =>
    checkWaivers({ decisions }, [{ decision: "fixed", reason: "why", until: "never" }]),
  ).toThrow("Cannot waive `fixed`: it may not be waived.");
});

test("rejects an unknown waiver before sending a request", async () => {
  const run = checkImplementation(
    { baseUrl: "http://127.0.0.1:9", token: "t" },
    { waive: ["Endpoints 1"] },
  );
  await expect(run).rejects.toThrow(UsageError);
  await expect(run).rejects.toThrow(/`Endpoints 1`: there is no such decision/);
});
