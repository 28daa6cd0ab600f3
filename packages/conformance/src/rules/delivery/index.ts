import type { Rule } from "../../checks/rule.js";
import { eventBody } from "./event-body.js";
import { eventId } from "./event-id.js";
import { eventOnce } from "./event-once.js";
import { eventRequest } from "./event-request.js";
import { eventSignature } from "./event-signature.js";
import { eventTimestamp } from "./event-timestamp.js";
import { eventsArrive } from "./events-arrive.js";
import { failedCallRepeated } from "./failed-call-repeated.js";
import { goneEndsWebhook } from "./gone-ends-webhook.js";
import { jobUrls } from "./job-urls.js";
import { webhookByConnection } from "./webhook-by-connection.js";
import { webhookByEvent } from "./webhook-by-event.js";
import { webhookOfWorkspace } from "./webhook-of-workspace.js";

/** The rules of this family, in the order in which they run. */
export const DELIVERY_RULES: readonly Rule[] = [
  eventsArrive,
  webhookByEvent,
  webhookByConnection,
  webhookOfWorkspace,
  jobUrls,
  eventRequest,
  eventBody,
  eventSignature,
  eventTimestamp,
  eventId,
  eventOnce,
  failedCallRepeated,
  goneEndsWebhook,
];
