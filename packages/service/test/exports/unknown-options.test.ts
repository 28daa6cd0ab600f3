import { expect, test } from "vitest";
import { unknownOptions } from "../../src/exports/unknown-options.js";
import { hostedDocument } from "../support/hosted-document.js";
import { sharedDemo } from "../support/shared/shared-demo.js";

test("ignores an unknown option and suggests the intended one in a warning", async () => {
  const { caller, destination } = await sharedDemo();
  const options = { destination, convertion: {}, conversion: { destinaton: "html" } };
  const job = await caller.export(hostedDocument("Report"), options);
  expect(job).toMatchObject({ status: "done", hasWarnings: true });
  expect(job.summary).toContain("option-unknown");
});

test("warns about unknown options at both levels, at most ten", () => {
  const odd: object = {
    destination: 2,
    convertion: {},
    conversion: { destinaton: "x", source: "y" },
  };
  expect(unknownOptions(odd as never).map(({ detail }) => detail)).toEqual([
    "The option `convertion` is unknown and was ignored. Did you mean `conversion`?",
    "The option `conversion.destinaton` is unknown and was ignored. Did you mean `destination`?",
  ]);
  const many = Object.fromEntries(Array.from({ length: 99 }, (_, at) => [`x${at}`.repeat(99), 1]));
  const warnings = unknownOptions(many as never);
  expect(warnings).toHaveLength(10);
  expect(warnings[0]?.detail.length).toBeLessThan(160);
});
