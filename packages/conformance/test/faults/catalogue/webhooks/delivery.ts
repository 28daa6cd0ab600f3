import { deliveries, perJob, typesOf } from "../../observe/receiver.js";
import { optionsOf } from "../../observe/exports.js";
import { HEALTHY } from "../../../implementation/on-stub/behaviour.js";
import { defineFaults } from "../../fault.js";

const types = deliveries(typesOf);
const ALL = ["document-export.created", "job.done", "job.processing", "job.queued"];
export const done = () => ({ events: ["job.done"] });
export const first = (
  inspect: Parameters<typeof deliveries>[0],
  plan: Parameters<typeof deliveries>[1] = {},
) => deliveries(inspect, { webhook: done, ...plan });

/** Faults in which events reach which receiver, how often, and after which responses. */
export const DELIVERY = defineFaults("delivery", [
  {
    id: "webhook-never-called",
    does: "Stores webhooks and never calls one.",
    from: "hand-made",
    plant: { behaviour: { fires: () => 0 } },
    shows: types,
    healthy: ALL,
    faulty: [],
  },
  {
    id: "event-filter-ignored",
    does: "Sends every event to every webhook of the connection, whichever it names.",
    from: "hand-made",
    plant: {
      behaviour: {
        fires: ({ connections, source, destination }) =>
          Number(connections.includes(source) || connections.includes(destination)),
      },
    },
    shows: first(typesOf),
    healthy: ["job.done"],
    faulty: ALL,
  },
  {
    id: "event-filter-by-prefix",
    does: "Compares only the part of an event name before the dot, so `job.failed` also gets `job.done`.",
    from: "Rails ActiveSupport::Notifications, subscription by pattern",
    plant: {
      behaviour: {
        fires: ({ events, event, connections, source, destination }) =>
          Number(
            events.some((name) => name.split(".")[0] === event.type.split(".")[0]) &&
              (connections.includes(source) || connections.includes(destination)),
          ),
      },
    },
    shows: deliveries(typesOf, { webhook: () => ({ events: ["job.failed"] }) }),
    healthy: [],
    faulty: ["job.done", "job.processing", "job.queued"],
  },
  {
    id: "first-event-only",
    does: "Looks only at the first name in `events` of a webhook.",
    from: "hand-made",
    plant: { behaviour: { fires: ({ events, event }) => Number(events[0] === event.type) } },
    shows: deliveries(typesOf, { webhook: () => ({ events: ["job.failed", "job.done"] }) }),
    healthy: ["job.done"],
    faulty: [],
  },
  {
    id: "connection-filter-ignored",
    does: "Sends the events of all connections of the workspace to each webhook.",
    from: "hand-made",
    plant: { behaviour: { fires: ({ events, event }) => Number(events.includes(event.type)) } },
    shows: first(typesOf, { webhook: (t) => ({ ...done(), connections: [t.otherDestination] }) }),
    healthy: [],
    faulty: ["job.done"],
  },
  {
    id: "source-connection-not-matched",
    does: "Matches a webhook only by the destination connection of an event.",
    from: "hand-made",
    plant: {
      behaviour: {
        fires: ({ events, event, connections, destination }) =>
          Number(events.includes(event.type) && connections.includes(destination)),
      },
    },
    shows: first(typesOf, { webhook: (t) => ({ ...done(), connections: [t.source] }) }),
    healthy: ["job.done"],
    faulty: [],
  },
  {
    id: "destination-connection-not-matched",
    does: "Matches a webhook only by the source connection of an event.",
    from: "hand-made",
    plant: {
      behaviour: {
        fires: ({ events, event, connections, source }) =>
          Number(events.includes(event.type) && connections.includes(source)),
      },
    },
    shows: first(typesOf),
    healthy: ["job.done"],
    faulty: [],
  },
  {
    id: "both-connections-needed",
    does: "Calls a webhook only where it names the source and the destination.",
    from: "hand-made",
    plant: {
      behaviour: {
        fires: ({ events, event, connections, source, destination }) =>
          Number(
            events.includes(event.type) &&
              connections.includes(source) &&
              connections.includes(destination),
          ),
      },
    },
    shows: first(typesOf),
    healthy: ["job.done"],
    faulty: [],
  },
  {
    id: "called-once-a-connection",
    does: "Calls a webhook once for each of its connections that matches: source and destination give two messages.",
    from: "SQL join without DISTINCT",
    plant: {
      behaviour: {
        fires: ({ events, event, connections, source, destination }) =>
          events.includes(event.type)
            ? connections.filter((id) => id === source || id === destination).length
            : 0,
      },
    },
    shows: first(typesOf, {
      webhook: (t) => ({ ...done(), connections: [t.source, t.destination] }),
    }),
    healthy: ["job.done"],
    faulty: ["job.done", "job.done"],
  },
  {
    id: "per-job-urls-ignored",
    does: "Takes `options.webhooks` and never calls the URLs.",
    from: "hand-made",
    plant: { behaviour: { jobUrls: () => [] } },
    shows: deliveries(typesOf, { webhook: null, form: perJob }),
    healthy: ALL,
    faulty: [],
  },
  {
    id: "per-job-url-gets-end-only",
    does: "Sends the URLs in `options.webhooks` only `job.done`.",
    from: "hand-made",
    plant: { behaviour: { jobUrls: (urls, { type }) => (type === "job.done" ? urls : []) } },
    shows: deliveries(typesOf, { webhook: null, form: perJob }),
    healthy: ALL,
    faulty: ["job.done"],
  },
  {
    id: "per-job-first-url-only",
    does: "Calls only the first of several URLs in `options.webhooks`.",
    from: "hand-made",
    plant: { behaviour: { jobUrls: (urls) => urls.slice(0, 1) } },
    shows: deliveries((received) => new Set(received.map(({ path }) => path)).size, {
      webhook: null,
      form: (t, url) => optionsOf(t, { webhooks: [url, `${url}/second`] }),
    }),
    healthy: 2,
    faulty: 1,
  },
  {
    id: "per-job-replaces-registered",
    does: "Calls registered webhooks only for jobs that bring no URLs of their own.",
    from: "hand-made",
    plant: {
      behaviour: {
        fires: (match) => (match.urls.length === 0 ? HEALTHY.fires(match) : 0),
      },
    },
    shows: deliveries((received) => received.map(({ path }) => path === "/hook").includes(true), {
      form: (t, url) => optionsOf(t, { webhooks: [`${url}/of-the-job`] }),
    }),
    healthy: true,
    faulty: false,
  },
  ...["job.queued", "job.processing", "job.done", "document-export.created"].map((type) => ({
    id: `event-${type.replace(".", "-")}-missing`,
    does: `Never sends \`${type}\`.`,
    from: "hand-made",
    plant: {
      behaviour: {
        eventsOf: (event: { type: string }) => (event.type === type ? [] : [event]) as never,
      },
    },
    shows: types,
    healthy: ALL,
    faulty: ALL.filter((other) => other !== type),
  })),
]);
