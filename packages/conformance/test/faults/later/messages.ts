import { sign } from "node:crypto";
import type { AnyJson } from "../any-json.js";
import type { Event } from "../../implementation/on-stub/behaviour.js";
import type { Target } from "../../implementation/on-stub/in-memory.js";
import { DOCUMENT, optionsOf } from "../observe/exports.js";
import { deliveries, isSigned, type Received } from "../observe/receiver.js";
import type { LaterFault } from "./later-fault.js";

const TITLE = "Pr\u00fcfung";

/** Observes the message about the record of a document whose title is not ASCII. */
function record(inspect: (received: Received, target: Target) => unknown) {
  return deliveries(([received], target) => received && inspect(received, target), {
    webhook: () => ({ events: ["document-export.created"] }),
    form: () => ({ document: { ...DOCUMENT, title: TITLE } }),
  });
}

/** Observes the message about the end of a job with a warning. */
const warned = deliveries(
  ([received]) => [received?.json.data.warnings.length, received?.json.data.warningCounts],
  {
    webhook: () => ({ events: ["job.done"] }),
    form: (target) => optionsOf(target, { destinationReference: "a:b.md" }),
  },
);

const changes = (change: (data: AnyJson) => object): LaterFault["plant"] => ({
  behaviour: {
    eventsOf: (event) => [{ ...event, data: { ...event.data, ...change(event.data) } } as Event],
  },
});

const WARNED = [1, { "target-renamed": 1 }];

/** Faults in the content of events, and in where they go. */
export const LATER_MESSAGES: readonly LaterFault[] = [
  {
    id: "signature-of-latin1",
    does: "Signs the bytes that the text has in Latin-1 and sends it in UTF-8.",
    from: "Node's 'binary', getBytes() without a charset",
    rule: "event-signature",
    plant: {
      behaviour: {
        sign({ id, timestamp, body }, key) {
          const signed = Buffer.from(`${id}.${timestamp}.${body}`, "latin1");
          return `v1a,${sign(null, signed, key).toString("base64")}`;
        },
      },
    },
    shows: record(isSigned),
    healthy: true,
    faulty: false,
  },
  {
    id: "message-letters-replaced",
    does: "Sends question marks in place of the letters that are not ASCII.",
    from: "a default charset of ANSI or C",
    rule: "record-agrees",
    plant: {
      behaviour: {
        encode: (event) => JSON.stringify(event).replaceAll(/[^\p{ASCII}]/gu, "?"),
      },
    },
    shows: record(({ json }) => json.data.documentExport.sourceDocumentTitle),
    healthy: TITLE,
    faulty: "Pr?fung",
  },
  {
    id: "message-charset-latin1",
    does: "Says that its UTF-8 is `charset=iso-8859-1`.",
    from: "the default of Java servlets and HTTP clients",
    rule: "event-request",
    plant: {
      behaviour: {
        call: (call) => ({
          ...call,
          headers: { ...call.headers, "content-type": "application/json; charset=iso-8859-1" },
        }),
      },
    },
    shows: record(({ headers }) => headers["content-type"]),
    healthy: "application/json",
    faulty: "application/json; charset=iso-8859-1",
  },
  {
    id: "message-query-lost",
    does: "Calls an endpoint without its query.",
    from: "http.request({ path: url.pathname })",
    rule: "event-request",
    plant: {
      behaviour: { call: (call) => ({ ...call, url: call.url.replace(/\?.*$/, "") }) },
    },
    shows: deliveries(([received]) => received?.path, {
      webhook: null,
      form: (target, url) => optionsOf(target, { webhooks: [`${url}?a=b`] }),
    }),
    healthy: "/hook?a=b",
    faulty: "/hook",
  },
  {
    id: "warnings-counted-and-not-listed",
    does: "Counts the warnings of a job and lists none.",
    from: "hand-made: a list that is loaded later",
    rule: "event-body",
    plant: changes((data) => data.warnings && { warnings: [] }),
    shows: warned,
    healthy: WARNED,
    faulty: [0, { "target-renamed": 1 }],
  },
  {
    id: "warning-listed-and-not-counted",
    does: "Lists more warnings of a code than it counts.",
    from: "hand-made: counts codes, not warnings",
    rule: "event-body",
    plant: changes((data) => data.warnings && { warnings: [...data.warnings, ...data.warnings] }),
    shows: warned,
    healthy: WARNED,
    faulty: [2, { "target-renamed": 1 }],
  },
];
