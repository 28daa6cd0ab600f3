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
])("determines the claim of a webhook of %s to job events", (_, connections, claim) => {
  expect(claimOf(webhook(connections), job("done"), "job.done")).toBe(claim);
});

test("returns undue for an event the webhook does not list", () => {
  expect(claimOf(webhook([2]), job("done"), "document-export.created")).toBe("undue");
});

test("returns open for processing and undue for done after a failed job", () => {
  expect(claimOf(webhook([2]), job("failed"), "job.processing")).toBe("open");
  expect(claimOf(webhook([2]), job("failed"), "job.done")).toBe("undue");
});

test("returns open for a source that may belong to another token", () => {
  const ofSibling = job("done", { connections: [2], hasOtherSource: true });
  expect(claimOf(webhook([1], "source"), ofSibling, "job.done")).toBe("open");
});

test("fails only first attempts of the chosen messages", () => {
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
] as const)("with delays %j and thorough %s, waits for %j", (delays, isThorough, awaited) => {
  expect(awaitedRepeats(delays, isThorough)).toEqual(awaited);
});
