import type { schemas } from "@document-export/server-stub";
import { defineFaults, type Plant } from "../../fault.js";
import { send } from "../../observe/caller.js";
import { exportNow, optionsOf, upload, type Form } from "../../observe/exports.js";
import { deliveries, EVENTS, messagesOf, type Received } from "../../observe/receiver.js";
import type { Place } from "../../../implementation/on-stub/behaviour.js";
import type { Target } from "../../../implementation/on-stub/in-memory.js";

type Job = schemas.Job;

/** Shows a job with wrong data in some places. */
const views = (change: (job: Job, first: Job) => unknown, ...places: Place[]): Plant => ({
  behaviour: {
    viewJob: (job, place, first) =>
      places.length === 0 || places.includes(place) ? (change(job, first) as Job) : job,
  },
});

/** Observes a job after it has ended. */
const ended =
  (inspect: (job: Job, target: Target) => unknown, form: (target: Target) => Form = () => ({})) =>
  async (t: Target): Promise<unknown> =>
    inspect((await exportNow(t, form(t))).json, t);

/** Observes the second job with the same reference, which fails. */
export const failed = (inspect: (job: Job) => unknown) => async (t: Target) => {
  const form = optionsOf(t, { destinationReference: "twice.md" });
  await exportNow(t, form);
  return inspect((await exportNow(t, form)).json);
};

/** Observes a job when it is accepted, and a repeat of its request after it has ended. */
const repeated = (inspect: (first: Job, again: Job) => unknown) => async (t: Target) => {
  const headers = { "idempotency-key": "key-of-a-proof" };
  const first = (await send(t, upload(t, {}, { headers }))).json;
  await t.settled();
  return inspect(first, (await send(t, upload(t, {}, { headers }))).json);
};

const order = (received: readonly Received[]) =>
  messagesOf(received).map(({ json }) => json.data.job.status);
export const renamed = (t: Target) => optionsOf(t, { destinationReference: "a:b.md" });
const events = { webhook: () => ({ events: EVENTS.slice(0, 4) }) };

/** Faults in the states of a job, and in its data. */
export const LIFE_CYCLE = defineFaults("life-cycle", [
  {
    id: "job-never-ends",
    does: "Leaves each job `processing` for ever.",
    from: "hand-made: the worker dies and nobody notices",
    plant: { behaviour: { steps: () => ["processing"] } },
    shows: ended(({ status }) => status),
    healthy: "done",
    faulty: "processing",
  },
  {
    id: "job-never-starts",
    does: "Leaves each job `queued` for ever.",
    from: "Sidekiq or Celery without a worker of that queue",
    plant: { behaviour: { steps: () => [] } },
    shows: ended(({ status }) => status),
    healthy: "done",
    faulty: "queued",
  },
  {
    id: "unknown-status",
    does: "Calls a finished job `completed`.",
    from: "BullMQ, GitHub and AWS names",
    plant: views((job) => (job.status === "done" ? { ...job, status: "completed" } : job), "event"),
    shows: deliveries((received) => order(received).includes("completed"), {
      webhook: () => ({ events: [...EVENTS, "job.queued"] }),
      form: (t, url) => optionsOf(t, { webhooks: [url] }),
    }),
    healthy: false,
    faulty: true,
  },
  {
    id: "status-in-capitals",
    does: "Writes the status in capitals.",
    from: "Java and C# enum serialization",
    plant: {
      exchange: () => async (request, next) => {
        const reply = await next(request);
        const text = reply.body
          .toString()
          .replace(/"status":"(\w+)"/, (_, s) => `"status":"${s.toUpperCase()}"`);
        return { ...reply, body: Buffer.from(text) };
      },
    },
    shows: ended(({ status }) => status),
    healthy: "done",
    faulty: "DONE",
  },
  {
    id: "done-goes-back",
    does: "Shows a job that was done as `processing` again when the request is repeated.",
    from: "hand-made: a read replica that lags",
    plant: views(
      (job) => (job.status === "done" ? { ...job, status: "processing" } : job),
      "repeat",
    ),
    shows: repeated((_, again) => again.status),
    healthy: "done",
    faulty: "processing",
  },
  {
    id: "repeat-shows-first-answer",
    does: "Answers a repeat with the job as it was first, for ever.",
    from: "idempotency middleware that stores responses (Stripe's way)",
    plant: views((_, first) => first, "repeat"),
    shows: repeated((_, again) => again.status),
    healthy: "done",
    faulty: "queued",
  },
  {
    id: "done-becomes-failed",
    does: "Marks a job `failed` after it was `done`, because a later step failed.",
    from: "hand-made: clean-up inside the same try",
    plant: { behaviour: { steps: () => ["processing", "done", "failed"] } },
    shows: deliveries((received) => order(received).sort(), events),
    healthy: ["done", "processing", "queued"],
    faulty: ["done", "failed", "processing", "queued"],
  },
  {
    id: "done-is-processed-again",
    does: "Claims a job again that was done.",
    from: "SQS and RabbitMQ: acknowledged after the visibility time-out",
    plant: { behaviour: { steps: () => ["processing", "done", "processing", "done"] } },
    shows: deliveries((received) => order(received).filter((s) => s === "done").length, events),
    healthy: 1,
    faulty: 2,
  },
  {
    id: "failed-job-shown-as-done",
    does: "Ends a job as `done` although nothing could be written.",
    from: "hand-made: a swallowed exception",
    plant: views((job) => (job.status === "failed" ? { ...job, status: "done" } : job)),
    shows: failed(({ status }) => status),
    healthy: "failed",
    faulty: "done",
  },
  {
    id: "failed-without-errors-flag",
    does: "Shows a failed job with `hasErrors: false`.",
    from: "hand-made: two columns set in two places",
    plant: views((job) => ({ ...job, hasErrors: false })),
    shows: failed(({ hasErrors }) => hasErrors),
    healthy: true,
    faulty: false,
  },
  {
    id: "warnings-flag-never-set",
    does: "Shows `hasWarnings: false` for a job whose target had to be renamed.",
    from: "hand-made: warnings are only logged",
    plant: views((job) => ({ ...job, hasWarnings: false })),
    shows: ended(({ hasWarnings }) => hasWarnings, renamed),
    healthy: true,
    faulty: false,
  },
  {
    id: "warnings-flag-goes-back",
    does: "Takes `hasWarnings` back when the request is repeated.",
    from: "hand-made: warnings expire from a cache",
    plant: views((job) => ({ ...job, hasWarnings: false }), "repeat"),
    shows: async (t) => {
      const headers = { "idempotency-key": "key-of-a-proof" };
      const first = (await exportNow(t, renamed(t), { headers })).json;
      return [first, (await exportNow(t, renamed(t), { headers })).json].map((j) => j.hasWarnings);
    },
    healthy: [true, true],
    faulty: [true, false],
  },
  {
    id: "errors-flag-always-set",
    does: "Sets `hasErrors` where there are only warnings.",
    from: "hand-made: messages.length > 0",
    plant: views((job) => ({ ...job, hasErrors: job.hasErrors || job.hasWarnings })),
    shows: ended(({ hasErrors }) => hasErrors, renamed),
    healthy: false,
    faulty: true,
  },
  {
    id: "warning-not-summed-up",
    does: "Says nothing of the warnings in `summary`, neither count nor code.",
    from: "hand-made",
    plant: views((job) => ({ ...job, summary: "Exported." })),
    shows: ended(({ summary }) => summary.includes("target-renamed"), renamed),
    healthy: true,
    faulty: false,
  },
  {
    id: "summary-null",
    does: "Gives `summary: null` until a job ends.",
    from: "nullable columns",
    plant: {
      exchange: () => async (request, next) => {
        const reply = await next(request);
        const text = reply.body
          .toString()
          .replace('"summary":"Waits to be processed."', '"summary":null');
        return { ...reply, body: Buffer.from(text) };
      },
    },
    shows: async (t) => (await send(t, upload(t))).json.summary === null,
    healthy: false,
    faulty: true,
  },
  {
    id: "output-before-end",
    does: "Lists output documents of a job that is still queued.",
    from: "hand-made: the name of the target is known early",
    plant: views(
      (job) => ({ ...job, outputDocuments: [{ title: "Report", links: [] }] }),
      "response",
    ),
    shows: async (t) => {
      const { status, outputDocuments } = (await send(t, upload(t))).json;
      return [status, outputDocuments.length];
    },
    healthy: ["queued", 0],
    faulty: ["queued", 1],
  },
  {
    id: "output-of-failed-job",
    does: "Lists the output document of a job that failed.",
    from: "hand-made",
    plant: views((job) => ({ ...job, outputDocuments: [{ title: "Report", links: [] }] })),
    shows: failed(({ outputDocuments }) => outputDocuments.length),
    healthy: 0,
    faulty: 1,
  },
  {
    id: "output-missing",
    does: "Ends a job as `done` without an output document.",
    from: "hand-made: the job is read before its outputs are stored",
    plant: views((job) => ({ ...job, outputDocuments: [] })),
    shows: ended(({ outputDocuments }) => outputDocuments.length),
    healthy: 1,
    faulty: 0,
  },
  {
    id: "server-path-shown",
    does: "Gives the path of the file on the server as `url`.",
    from: "hand-made: Path.toString()",
    plant: views((job) => ({
      ...job,
      outputDocuments: job.outputDocuments.map((output) => ({
        ...output,
        links: output.links.map((link) => ({ ...link, url: `/var/lib/exports/${link.url}` })),
      })),
    })),
    shows: ended(({ outputDocuments }) => outputDocuments[0]?.links[0]?.url.startsWith("/var/")),
    healthy: false,
    faulty: true,
  },
  {
    id: "job-ids-reused",
    does: "Gives two jobs one id.",
    from: "hand-made: a UUID of the content",
    plant: { behaviour: { jobId: () => "5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11" } },
    shows: async (t) => {
      const ids = [await exportNow(t), await exportNow(t)].map(({ json }) => json.id);
      return new Set(ids).size;
    },
    healthy: 2,
    faulty: 1,
  },
  {
    id: "job-id-changes",
    does: "Gives a repeat of an export another job id.",
    from: "hand-made: the id is made while the response is written",
    plant: views((job) => ({ ...job, id: job.id.replace(/^.{8}/, "00000000") }), "repeat"),
    shows: repeated((first, again) => first.id === again.id),
    healthy: true,
    faulty: false,
  },
  {
    id: "queued-at-moves",
    does: "Sets `queuedAt` again whenever the job changes.",
    from: "Rails updated_at, Hibernate @UpdateTimestamp",
    plant: views((job) => ({
      ...job,
      queuedAt: job.status === "queued" ? job.queuedAt : new Date(Date.now() + 1_000).toISOString(),
    })),
    shows: repeated((first, again) => first.queuedAt === again.queuedAt),
    healthy: true,
    faulty: false,
  },
  {
    id: "queued-at-in-local-time",
    does: "Writes the local time with a `Z`.",
    from: "C# DateTime.Now, Python datetime.now() with isoformat() + 'Z'",
    plant: views((job) => ({
      ...job,
      queuedAt: new Date(Date.parse(job.queuedAt) + 2 * 3_600_000).toISOString(),
    })),
    shows: ended(({ queuedAt }) => Math.abs(Date.parse(queuedAt) - Date.now()) < 3_600_000),
    healthy: true,
    faulty: false,
  },
]);
