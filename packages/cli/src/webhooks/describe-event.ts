import { isKnownEvent } from "@document-export/client/webhooks";
import type { JobEventData, UnknownWebhookEvent, WebhookEvent } from "@document-export/types";
import { plainText } from "../terminal/plain-text.js";
import type { Style } from "../terminal/style.js";
import { describeWarnings } from "../warnings/describe-warnings.js";

/**
 * Formats an event: time, type and subject on one line, then the warnings of a job. Prints data unchanged if it does
 * not conform to the contract.
 */
export function describeEvent(event: WebhookEvent | UnknownWebhookEvent, style: Style): string {
  const { timestamp, type, data } = event;
  const isKnown = isKnownEvent(event);
  const text = (isKnown && subjectOf(event)) || JSON.stringify(data);
  const when = style.dim(plainText(String(timestamp)));
  const line = `${when}  ${style.bold(plainText(type))}  ${plainText(String(text))}`;
  const warnings = isKnown ? describeWarnings(Object(data) as Partial<JobEventData>, style) : [];
  return [line, ...warnings].join("\n");
}

/** The members of an event's data that are used here. */
interface Subject {
  readonly job?: { readonly id?: string; readonly summary?: string };
  readonly documentExport?: { readonly destinationReference?: string };
}

// The signature proves only who sent the data, not that the data conforms to the contract.
function subjectOf({ data }: WebhookEvent): string | undefined {
  const { job, documentExport } = Object(data) as Subject;
  const subject = documentExport ? documentExport.destinationReference : job?.summary;
  return job?.id && subject !== undefined ? `${subject}  job ${job.id}` : undefined;
}
