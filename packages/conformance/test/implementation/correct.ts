import { randomUUID } from "node:crypto";
import type { CorrectImplementation, RunningCorrect } from "./correct-implementation.js";
import { startDifferent } from "./different/start-different.js";
import type { Target } from "./on-stub/in-memory.js";
import { startOnStub } from "./on-stub/start-on-stub.js";
import { profileOf } from "./profile-of.js";
import { startBareStub } from "./shipped/start-bare-stub.js";
import { startService } from "./shipped/start-service.js";
import { isGoMissing, startInGo } from "./start-in-go.js";

const inMemory = async (target: Promise<Target>): Promise<RunningCorrect> => {
  const started = await target;
  return { profile: profileOf(started), stop: () => started.stop() };
};

/** Implementations that run in memory. */
export const IN_MEMORY: readonly CorrectImplementation[] = [
  { name: "in memory, on the stub", start: () => inMemory(startOnStub()), cannotHold: {} },
  {
    name: "written differently on purpose",
    start: () => inMemory(startDifferent()),
    cannotHold: {},
  },
];

/** Ids are UUIDs in upper case, and in lower case in events and repeats: the case has no meaning (RFC 9562, 4). */
export const CAPITAL_IDS: CorrectImplementation = {
  name: "with ids in either case",
  start: () =>
    inMemory(
      startOnStub({
        jobId: () => randomUUID().toUpperCase(),
        viewJob: (job, place) =>
          place === "response" ? job : { ...job, id: job.id.toLowerCase() },
      }),
    ),
  cannotHold: {},
};

/** Its jobs, records and events arrive late. */
export const SLOW: CorrectImplementation = {
  name: "a slow one",
  start: () => inMemory(startOnStub({ stepMs: 400, recordDelayMs: 300, eventDelayMs: 300 })),
  cannotHold: {},
};

/** Written in another language from the contract alone, without any code of this repository. */
export const IN_GO: CorrectImplementation = {
  name: "in Go, on the contract alone",
  start: startInGo,
  cannotHold: {},
};

/** The service of this repository. */
export const SERVICE: CorrectImplementation = {
  name: "the service",
  start: startService,
  cannotHold: {},
};

/** The stub of this repository with its examples and no handlers. */
export const BARE_STUB: CorrectImplementation = {
  name: "the bare stub",
  start: startBareStub,
  deadline: 5_000,
  cannotHold: {
    "its examples are the same whatever is asked": [
      "page-arithmetic",
      "page-number-width",
      "page-past-the-end",
      "page-size-honoured",
      "pages-agree",
      "parallel-reads-apart",
    ],
    "it keeps nothing that is sent": [
      "body-in-pieces",
      "escaped-text-read",
      "file-without-document-refused",
      "invalid-utf8-refused",
      "lone-surrogate-refused",
      "odd-texts-survived",
      "oldest-first",
      "options-against-schema-refused",
      "parallel-creates-kept",
      "parallel-exports-apart",
      "unknown-connection-refused",
      "upload-recorded",
      "webhook-created-is-listed",
      "webhook-text-unchanged",
      "webhook-variants-accepted",
    ],
    "its job is an example that stays queued": [
      "failed-job",
      "job-changes",
      "job-ends",
      "job-ids-unique",
      "job-times",
      "prefer-bounds",
      "prefer-ends-early",
      "prefer-syntax",
      "prefer-wait",
      "record-appears",
      "warned-job",
    ],
    "it has no idempotency keys": [
      "key-length",
      "key-per-token",
      "key-sent-back",
      "keys-compared-whole",
      "keys-keep-meaning",
      "keys-race",
      "other-content-refused",
    ],
    "it calls no webhooks": [
      "event-body",
      "event-id",
      "event-once",
      "event-request",
      "event-signature",
      "event-timestamp",
      "events-arrive",
      "failed-call-repeated",
      "gone-ends-webhook",
      "job-urls",
      "webhook-by-connection",
      "webhook-by-event",
    ],
    "it publishes no keys": ["public-keys"],
    "it has one workspace": [
      "foreign-connection-unknown",
      "tenant-isolation",
      "webhook-of-workspace",
    ],
    "the example of the records begins with the newest": ["records-in-order"],
  },
};

/** All correct implementations that this machine can start. */
export const CORRECT: readonly CorrectImplementation[] = [
  ...IN_MEMORY,
  CAPITAL_IDS,
  SLOW,
  ...(isGoMissing ? [] : [IN_GO]),
  SERVICE,
  BARE_STUB,
];
