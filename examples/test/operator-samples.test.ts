import { expect, test } from "vitest";
import { compileSamples, runSample, type Sample } from "./run-sample.ts";
import {
  operations,
  sampleService,
  samples,
  testCommands,
  type Failure,
} from "./operator-service.ts";

const environment = sampleService();

/** The exit code of curl for an error response. */
const HTTP_ERROR = 22;
/**
 * The examples name jobs that do not exist, so these errors are expected; any other error means that the call is wrong.
 * If the body goes to a file, only curl's own message contains the status.
 */
const EXPECTED = /"status":\s*4(?:04|09|22)\b|returned error: 4(?:04|09|22)\b/;

/** Returns the problems of a call; empty if there are none. */
async function faultsOf(sample: Sample & { readonly id: string }): Promise<string[]> {
  const failure = await runSample(sample, environment()).then(
    () => undefined,
    (error: Failure) => error,
  );
  if (!failure || (failure.code === HTTP_ERROR && EXPECTED.test(failure.stdout + failure.stderr)))
    return [];
  return [`${sample.id}: ${failure.code} ${failure.stdout}${failure.stderr}`];
}

test("every operation has a curl sample and a client sample", () => {
  for (const { "x-codeSamples": all = [] } of operations)
    expect(all.slice(0, 2).map(({ label }) => label)).toEqual(["curl", "TypeScript"]);
});

test("no curl sample is refused as malformed", async () => {
  // These samples cannot succeed: a stream never finishes, and the token of the example does not exist.
  const others = new Set(["streamEvents", "createSession"]);
  const calls = samples.filter(({ id, label }) => label === "curl" && !others.has(id));
  expect((await Promise.all(calls.map(faultsOf))).flat()).toEqual([]);
});

testCommands(environment, [
  ["getOverview", /^service +\S/],
  ["listJobs", /No results|done|queued/],
  ["createConnection", /^\d+\n$/],
  ["createToken", /^de_\S+\n$/],
  ["replayDeliveries", /message/],
]);

test("the programs compile under the strictest settings", async () => {
  const programs = samples.filter(({ label }) => label === "TypeScript");
  await compileSamples(
    programs.map(({ source }) => source),
    environment().cwd,
  );
});
