import { expect, test } from "vitest";
import type { Exchange } from "../../src/probe/exchange.js";
import type { Delivery } from "../../src/receive/receiver.js";
import { awaitedRepeats } from "../../src/scenario/story/repeats.js";
import type { StoryJob } from "../../src/scenario/story/story-job.js";
import { claimOf, failFirst, type StoryWebhook } from "../../src/scenario/story/story-webhook.js";

const exchange = (status: string): Exchange =>
  ({ response: { status: 202, headers: new Headers(), json: { status } } }) as never;
const job = (status: string, more: Partial<StoryJob> = {}): StoryJob =>
  ({
    name: "good",
    connections: [1, 2],
    hasOtherSource: false,
    first: exchange(status),
    repeats: [],
    ...more,
  }) as never;
const webhook = (connections: readonly number[], name = "every"): StoryWebhook =>
  ({ name, events: ["job.queued", "job.processing", "job.done"], connections }) as never;

test.each([
  ["its destination", [2], "due"],
  ["one of several connections", [7, 1], "due"],
  ["another connection", [7], "undue"],
])("a webhook of %s has a claim to the events of a job", (_, connections, claim) => {
  expect(claimOf(webhook(connections), job("done"), "job.done")).toBe(claim);
});

test("an event that a webhook does not name must not come", () => {
  expect(claimOf(webhook([2]), job("done"), "document-export.created")).toBe("undue");
});

test("a failed job may be told without having been processed, and never as done", () => {
  expect(claimOf(webhook([2]), job("failed"), "job.processing")).toBe("open");
  expect(claimOf(webhook([2]), job("failed"), "job.done")).toBe("undue");
});

test("whether the source of another token is the same stays open", () => {
  const ofSibling = job("done", { connections: [2], hasOtherSource: true });
  expect(claimOf(webhook([1], "source"), ofSibling, "job.done")).toBe("open");
});

test("only first attempts at some messages fail", () => {
  const reaction = failFirst({ "job.done": [{ status: 500 }, "drop"] }, () => 1);
  const call = (id: string, type = "job.done"): unknown =>
    reaction(1, { headers: { "webhook-id": id }, json: { type } } as unknown as Delivery);
  expect([call("a"), call("a"), call("b"), call("b"), call("c"), call("d", "job.queued")]).toEqual([
    { status: 500 },
    { status: 204 },
    "drop",
    { status: 204 },
    { status: 204 },
    { status: 204 },
  ]);
});

test.each([
  [undefined, false, { count: 0, milliseconds: 2_000 }],
  [[6, 360], false, { count: 1, milliseconds: 6_000 }],
  [[6, 360], true, { count: 2, milliseconds: 406_000 }],
  [[20], false, { count: 0, milliseconds: 2_000 }],
] as const)("with delays %j, thorough %s, a run waits for %j", (delays, isThorough, awaited) => {
  expect(awaitedRepeats(delays, isThorough)).toEqual(awaited);
});
