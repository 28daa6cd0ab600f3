import { expect, test } from "vitest";
import { runChecks } from "../../src/engine/run-checks.js";
import { member, type Json } from "../../src/load/json.js";
import { startOnStub } from "../implementation/on-stub/start-on-stub.js";
import { profileOf } from "../implementation/profile-of.js";

test("the first export of a later rule ends the webhooks, and no other is delivered", async () => {
  const delivered: Json[] = [];
  const target = await startOnStub({
    call: (call) => {
      delivered.push(JSON.parse(call.body.toString()) as Json);
      return call;
    },
  });
  const rules = ["events-arrive", "prefer-syntax"];
  const { exchanges } = await runChecks(profileOf(target), { rules }).finally(() => target.stop());
  const exports = exchanges.filter(({ request }) => request.headers["prefer"] !== undefined);
  const jobOf = ({ response }: (typeof exports)[number]): Json | undefined =>
    member(response.json, "id");
  const deliveredOf = (job: Json | undefined): number =>
    delivered.filter((event) => member(member(member(event, "data"), "job"), "id") === job).length;
  const ids = exports.map(jobOf).filter((id) => id !== undefined);
  expect(ids.length).toBeGreaterThan(5);
  expect(deliveredOf(ids[0])).toBeGreaterThan(0);
  expect(ids.slice(5).map(deliveredOf)).toEqual(ids.slice(5).map(() => 0));
});
