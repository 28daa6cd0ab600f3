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

/** With this curl ends where the response is an error. */
const HTTP_ERROR = 22;
/**
 * The examples name jobs that no service has; another error says that a call is wrong. Of a call whose body goes to a file,
 * only curl's own words name the status.
 */
const EXPECTED = /"status":\s*4(?:04|09|22)\b|returned error: 4(?:04|09|22)\b/;

/** What is wrong with a call, or nothing. */
async function faultsOf(sample: Sample & { readonly id: string }): Promise<string[]> {
  const failure = await runSample(sample, environment()).then(
    () => undefined,
    (error: Failure) => error,
  );
  if (!failure || (failure.code === HTTP_ERROR && EXPECTED.test(failure.stdout + failure.stderr)))
    return [];
  return [`${sample.id}: ${failure.code} ${failure.stdout}${failure.stderr}`];
}

test("every operation has samples of curl and the client", () => {
  for (const { "x-codeSamples": all = [] } of operations)
    expect(all.slice(0, 2).map(({ label }) => label)).toEqual(["curl", "TypeScript"]);
});

test("no sample of curl is refused for its form", async () => {
  // A stream has no end, and the token of the example is nobody's.
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
