import { deliveries, EVENTS, typesOf } from "../../observe/receiver.js";
import { optionsOf } from "../../observe/exports.js";
import { list, send } from "../../observe/caller.js";
import { defineFaults } from "../../fault.js";
import { done, first } from "./delivery.js";

/** Faults after a failure: of a job, and of a receiver. */
export const RETRIES = defineFaults("delivery", [
  {
    id: "event-job-failed-missing",
    does: "Tells nobody that a job failed.",
    from: "hand-made: the event is sent after the step that throws",
    plant: {
      behaviour: { eventsOf: (event) => (event.type === "job.failed" ? [] : [event]) },
    },
    shows: deliveries(typesOf, {
      fails: true,
      form: (t) => optionsOf(t, { destinationReference: "twice.md" }),
    }),
    healthy: ["job.failed", "job.processing", "job.queued"],
    faulty: ["job.processing", "job.queued"],
  },
  {
    id: "failed-job-sends-done",
    does: "Sends `job.done` for each job that ends, also one that failed.",
    from: "hand-made: a callback named `onComplete`",
    plant: {
      behaviour: {
        eventsOf: (event) => [event.type === "job.failed" ? { ...event, type: "job.done" } : event],
      },
    },
    shows: deliveries(typesOf, {
      fails: true,
      form: (t) => optionsOf(t, { destinationReference: "twice.md" }),
    }),
    healthy: ["job.failed", "job.processing", "job.queued"],
    faulty: ["job.done", "job.processing", "job.queued"],
  },
  {
    id: "end-sent-twice",
    does: "Sends `job.done` as two messages with ids of their own.",
    from: "Spring @TransactionalEventListener beside a plain listener",
    plant: {
      behaviour: { eventsOf: (event) => (event.type === "job.done" ? [event, event] : [event]) },
    },
    shows: first((received) => new Set(received.map(({ headers }) => headers["webhook-id"])).size),
    healthy: 1,
    faulty: 2,
  },
  {
    id: "events-come-late",
    does: "Collects events and sends them in batches, most of a minute after they happened.",
    from: "hand-made: a cron job sends them",
    plant: { behaviour: { eventDelayMs: 45_000 } },
    shows: first(typesOf),
    healthy: ["job.done"],
    faulty: [],
  },
  {
    id: "no-retry-after-500",
    does: "Sends each message once, whatever the receiver responds.",
    from: "hand-made: fire and forget",
    plant: { behaviour: { delays: [] } },
    shows: first((received) => received.length, {
      behave: (count) => ({ status: count === 1 ? 500 : 204 }),
    }),
    healthy: 2,
    faulty: 1,
  },
  {
    id: "no-retry-after-4xx",
    does: "Takes a 4xx of the receiver as final.",
    from: "retry helpers of many clients (Polly, p-retry presets)",
    plant: {
      behaviour: {
        isDelivered: (status) => status !== undefined && status < 500 && status !== 410,
      },
    },
    shows: first((received) => received.length, {
      behave: (count) => ({ status: count === 1 ? 404 : 204 }),
    }),
    healthy: 2,
    faulty: 1,
  },
  {
    id: "no-retry-after-3xx",
    does: "Takes a redirect of the receiver as delivered.",
    from: "Go: err == nil is success",
    plant: { behaviour: { isDelivered: (status) => status !== undefined && status < 400 } },
    shows: first((received) => received.length, {
      behave: (count) => ({ status: count === 1 ? 302 : 204, location: "/elsewhere" }),
    }),
    healthy: 2,
    faulty: 1,
  },
  {
    id: "any-response-is-delivered",
    does: "Takes any response of the receiver as delivered, also 503.",
    from: "fetch and Go net/http: no error for a status",
    plant: { behaviour: { isDelivered: (status) => status !== undefined } },
    shows: first((received) => received.length, {
      behave: (count) => ({ status: count === 1 ? 503 : 204 }),
    }),
    healthy: 2,
    faulty: 1,
  },
  {
    id: "no-retry-after-silence",
    does: "Gives a message up when the receiver does not respond in time.",
    from: "hand-made: the time-out is caught and logged",
    plant: { behaviour: { isDelivered: (status) => status === undefined || status < 300 } },
    shows: first((received) => received.length, {
      behave: (count) => (count === 1 ? "silence" : { status: 204 }),
    }),
    healthy: 2,
    faulty: 1,
  },
  {
    id: "only-200-is-delivered",
    does: "Repeats a message that the receiver took with 201, 202 or 204.",
    from: "hand-made: status === 200",
    plant: { behaviour: { isDelivered: (status) => status === 200 } },
    shows: first((received) => received.length, { behave: () => ({ status: 202 }) }),
    healthy: 1,
    faulty: 4,
  },
  {
    id: "one-retry-only",
    does: "Repeats a failed message once and then gives it up.",
    from: "hand-made",
    plant: { behaviour: { delays: [20] } },
    shows: first((received) => received.length, {
      behave: (count) => ({ status: count < 3 ? 500 : 204 }),
    }),
    healthy: 3,
    faulty: 2,
  },
  {
    id: "new-id-on-each-attempt",
    does: "Gives each attempt a `webhook-id` of its own, so that a receiver cannot drop doubles.",
    from: "hand-made: the id is made where the request is built",
    plant: { behaviour: { messageId: (id, attempt) => `${id}-${attempt}` } },
    shows: first((received) => new Set(received.map(({ headers }) => headers["webhook-id"])).size, {
      behave: (count) => ({ status: count < 3 ? 500 : 204 }),
    }),
    healthy: 1,
    faulty: 3,
  },
  {
    id: "one-id-for-all-messages",
    does: "Sends the same `webhook-id` with every message, so that receivers drop all but the first.",
    from: "hand-made: the id of the webhook is sent",
    plant: { behaviour: { messageId: () => "msg_1" } },
    shows: deliveries(
      (received) => new Set(received.map(({ headers }) => headers["webhook-id"])).size,
    ),
    healthy: 4,
    faulty: 1,
  },
  {
    id: "gone-is-retried",
    does: "Repeats a message after 410.",
    from: "hand-made",
    plant: { behaviour: { endsAt410: false } },
    shows: first((received) => received.length, { behave: () => ({ status: 410 }) }),
    healthy: 1,
    faulty: 4,
  },
  {
    id: "gone-does-not-disable",
    does: "Gives one message up after 410 and sends the next one to the same endpoint.",
    from: "hand-made",
    plant: {
      behaviour: {
        endsAt410: false,
        isDelivered: (status) => status === 410 || (status !== undefined && status < 300),
      },
    },
    shows: deliveries((received) => received.length > 0 && received.length < 8, {
      webhook: done,
      behave: () => ({ status: 410 }),
      fails: true,
      form: (t) => optionsOf(t, {}),
    }),
    healthy: false,
    faulty: true,
  },
  {
    id: "redirect-followed",
    does: "Follows a redirect of the receiver to another address.",
    from: "axios, Python requests, Go net/http: redirects are followed by default",
    plant: { behaviour: { followsRedirects: true } },
    shows: first((received) => received.some(({ path }) => path === "/elsewhere"), {
      behave: (count) => (count === 1 ? { status: 307, location: "/elsewhere" } : { status: 204 }),
    }),
    healthy: false,
    faulty: true,
  },
  {
    id: "events-of-other-workspaces",
    does: "Tells webhooks of the events of all workspaces.",
    from: "hand-made: a query without the tenant",
    plant: {
      behaviour: {
        notifiesEveryWorkspace: true,
        fires: ({ events, event }) => Number(events.includes(event.type)),
      },
    },
    shows: deliveries(typesOf, {
      webhook: (t) => ({ ...done(), connections: [t.foreignDestination] }),
      token: (t) => t.secondToken,
    }),
    healthy: [],
    faulty: ["job.done"],
  },
  {
    id: "record-event-before-record",
    does: "Sends `document-export.created` before the record can be listed.",
    from: "hand-made: the event is sent inside the transaction",
    plant: { behaviour: { recordDelayMs: 30_000 } },
    shows: async (t) => {
      const count = async () =>
        (await send(t, list("document-exports?pageSize=1"))).json.pagination.totalRecordCount;
      const before = await count();
      await deliveries(() => 0, { webhook: () => ({ events: EVENTS }) })(t);
      return (await count()) - before;
    },
    healthy: 1,
    faulty: 0,
  },
]);
