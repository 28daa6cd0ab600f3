import { expect, test } from "vitest";
import { compileSamples } from "./run-sample.ts";
import {
  expectCallsUnderstood,
  operations,
  sampleService,
  samples,
  testCommands,
} from "./operator-service.ts";

const environment = sampleService();

test("every operation has a curl sample and a client sample", () => {
  for (const { "x-codeSamples": all = [] } of operations)
    expect(all.slice(0, 2).map(({ label }) => label)).toEqual(["curl", "TypeScript"]);
});

// The deep tier has the other operations: each form of a request has one here.
const CALLED = new Set(["listJobs", "createJob", "createPause", "updateConnection", "revokeToken"]);

test("curl samples of each form of a request are not refused as malformed", () =>
  expectCallsUnderstood(environment(), CALLED));

testCommands(environment, [
  ["getOverview", /^service +\S/],
  ["listJobs", /No results|done|queued/],
  ["createToken", /^de_\S+\n$/],
]);

test("the programs compile under the strictest settings", async () => {
  const programs = samples.filter(({ label }) => label === "TypeScript");
  await compileSamples(
    programs.map(({ source }) => source),
    environment().cwd,
  );
});
