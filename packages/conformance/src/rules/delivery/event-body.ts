import { idIn } from "../../load/id-in.js";
import { eventTypes } from "@document-export/types/constants";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { relationDeviations } from "../../checks/events/event-relations.js";
import { EVENT_BASES, eventDeviations } from "../../checks/events/event-deviations.js";
import { clockOffset } from "../../checks/events/target-clock.js";
import { playedStory, requireToldEvents, type ToldEvent } from "../../checks/events/told-events.js";
import { basisOfViolation, describeViolation } from "../../findings/basis-of-violation.js";
import type { Delivery } from "../../receive/receiver.js";
import type { StoryJob } from "../../scenario/story/story-job.js";
import { isJsonObject, type Json, pointer } from "../../load/json.js";
import { jobOf, typeOf } from "../../scenario/story/story-webhook.js";

const PAYLOAD = { decision: "event-payload" } as const;
const MEMBERS = { clause: "Endpoints 2, response" } as const;

/** The body of an event conforms to its schema, and shows the job as the responses show it. */
export const eventBody: Rule = {
  id: "event-body",
  title: "The body of each event is what the contract describes, and agrees with its job.",
  basis: [...EVENT_BASES, MEMBERS],
  operations: ["createWebhook", "exportHostedDocument"],
  async run(context) {
    const events = await requireToldEvents(context);
    const { jobs } = await playedStory(context);
    const offset = clockOffset(context.exchanges);
    for (const event of events) {
      checkBody(context, event);
      const id = idIn(jobOf(event.delivery));
      const job = jobs.find((one) => id !== undefined && one.id === id);
      if (!job) continue;
      for (const [basis, message] of eventDeviations(event.delivery, job, offset))
        context.report(basis, message, job.first);
    }
    // Grouped by receiver, since another one may get other events.
    for (const deliveries of Map.groupBy(events, ({ url }) => url).values())
      for (const job of jobs) {
        const own = deliveries.map(({ delivery }) => delivery).filter(isOf(job));
        for (const [basis, message] of relationDeviations(own, job))
          context.report(basis, message, job.first);
      }
  },
};

function isOf({ id }: StoryJob): (delivery: Delivery) => boolean {
  return (delivery) => id !== undefined && idIn(jobOf(delivery)) === id;
}

function checkBody(context: RuleContext, { delivery, request }: ToldEvent): void {
  const { json, bytes } = delivery;
  const type = typeOf(delivery);
  if (!isJsonText(bytes)) {
    const message = "Event: expected JSON in UTF-8 without a byte-order mark, got other bytes.";
    context.report(PAYLOAD, message, { request });
  }
  if (!isJsonObject(json) || type === undefined) {
    const got = Buffer.from(delivery.bytes).toString().slice(0, 80).replaceAll("`", "'");
    const message = `Event: expected an object with a \`type\`, got \`${got}\`.`;
    return context.report(PAYLOAD, message, { request });
  }
  // A webhook lists its events, so events of other types must not arrive.
  if (!eventTypes.some((known) => known === type)) {
    const message = `Event: expected a \`type\` that the webhook names, got \`${type}\`.`;
    return context.report(PAYLOAD, message, { request });
  }
  if (holdsDocument(json)) {
    const message = `${type}: expected what happened to the document, got the document as well.`;
    context.report(PAYLOAD, message, { request });
  }
  for (const violation of context.checkSchema(schemaOf(type), json)) {
    const message = `${type} ${describeViolation(violation)}.`;
    context.report(basisOfViolation(context.contract, violation), message, { request });
  }
}

/** Whether an event contains a document of the provider at any depth: an object with its id and its body. */
function holdsDocument(json: Json | undefined): boolean {
  if (Array.isArray(json)) return json.some(holdsDocument);
  if (!isJsonObject(json)) return false;
  return ("documentId" in json && "body" in json) || Object.values(json).some(holdsDocument);
}

/** Whether bytes are UTF-8 without a byte-order mark (RFC 8259, 8.1). */
function isJsonText(bytes: Uint8Array): boolean {
  try {
    return !new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })
      .decode(bytes)
      .startsWith("\uFEFF");
  } catch {
    return false;
  }
}

function schemaOf(type: string): string {
  const place = ["post", "requestBody", "content", "application/json", "schema"];
  return pointer("webhooks", type.replace(".", "-"), ...place);
}
