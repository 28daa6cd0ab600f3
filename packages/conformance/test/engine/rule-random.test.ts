import { expect, test } from "vitest";
import { planRun } from "../../src/engine/plan-run.js";

const TARGET = { baseUrl: "http://127.0.0.1:9", token: "t" };

test("sends the same requests for a seed, whichever rules ran before", async () => {
  const requests = async (seed: number, ...rules: string[]): Promise<unknown> => {
    const plan = await planRun(TARGET, { seed, rules });
    return plan.find(({ id }) => id === "page-size-honoured")?.requests;
  };
  const alone = await requests(3, "page-size-honoured");
  expect(await requests(3, "unknown-token-refused", "page-size-honoured")).toEqual(alone);
  expect(await requests(4, "page-size-honoured")).not.toEqual(alone);
});
