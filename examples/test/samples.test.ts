import { expect, test } from "vitest";
import { compileSamples } from "./run-sample.ts";
import { operations, printed, sampleService, testSamples } from "./sample-service.ts";

const environment = sampleService();

test("every operation has a sample in each language", () => {
  for (const { id, samples } of operations) {
    const labels = ["curl", "TypeScript", "Python", "Go", ...(id in printed ? ["docexport"] : [])];
    expect(samples.map(({ label }) => label)).toEqual(labels);
  }
});

// One call in every language; the deep tier makes the other calls in each of them too.
testSamples(environment, (id, label) => id === "exportHostedDocument" || label === "docexport");

test("the programs compile under the strictest settings", async () => {
  const programs = operations.flatMap(({ samples }) =>
    samples.filter(({ lang }) => lang === "typescript").map(({ source }) => source),
  );
  await compileSamples(programs, environment().cwd);
});
