import { expect, test } from "vitest";
import { relationDeviations } from "../../src/checks/events/event-relations.js";
import type { JsonObject } from "../../src/load/json.js";
import type { Delivery } from "../../src/receive/receiver.js";
import type { StoryJob } from "../../src/scenario/story/story-job.js";

const JOB = { id: "a", type: "hosted-doc-export", queuedAt: "2026-11-27T12:00:10Z" };

function event(type: string, second: number, data: JsonObject = {}): Delivery {
  const timestamp = new Date(Date.UTC(2026, 10, 27, 12, 0, second)).toISOString();
  const json = { type, timestamp, data: { job: JOB, attempt: 1, ...data } };
  const id = `${type} ${second}`;
  return { headers: { "webhook-id": id }, json } as unknown as Delivery;
}

const job = { first: { response: { json: JOB } } } as unknown as StoryJob;
const RIGHT = [
  event("job.queued", 10),
  event("job.processing", 11),
  event("job.done", 13),
  event("document-export.created", 12),
];

test("accepts event times that differ from one clock by a second", () => {
  expect([...relationDeviations(RIGHT, job)]).toEqual([]);
  const again = [
    event("job.processing", 12, { attempt: 2 }),
    event("job.done", 14, { attempt: 2 }),
  ];
  expect([...relationDeviations([...RIGHT.slice(0, 2), ...again], job)]).toEqual([]);
});

test.each<[string, readonly Delivery[], RegExp]>([
  [
    "of another type of job",
    [event("job.queued", 10, { job: { ...JOB, type: "other" } })],
    /`type` of the job/,
  ],
  ["older than its job", [event("job.done", 1)], /`timestamp` not before `queuedAt`/],
  [
    "of a record older than its job",
    [
      event("document-export.created", 12, {
        documentExport: { exportedAt: "2026-11-27T11:59:00Z" },
      }),
    ],
    /`exportedAt` not before `queuedAt`/,
  ],
  [
    "before the state before it",
    [event("job.processing", 30), event("job.done", 20)],
    /^job\.done: expected a `timestamp`/,
  ],
  [
    "of an attempt that was not begun last",
    [event("job.processing", 11), event("job.done", 12, { attempt: 3 })],
    /`attempt` 1, which was begun last, got 3/,
  ],
  [
    "of the same attempt twice",
    [event("job.processing", 11), event("job.processing", 12)],
    /of its own/,
  ],
])("an event %s is a deviation", (_, events, message) => {
  const messages = [...relationDeviations(events, job)].map(([, text]) => text);
  expect(messages).toEqual([expect.stringMatching(message)]);
});
