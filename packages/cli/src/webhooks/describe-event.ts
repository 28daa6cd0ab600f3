import { isKnownEvent } from "@document-export/client/webhooks";
import type { UnknownWebhookEvent, WebhookEvent } from "@document-export/types";
import { plainText } from "../terminal/plain-text.js";
import type { Style } from "../terminal/style.js";

/** An event on one line: when, what, and what it is about; its data as they came where they are not the contract's. */
export function describeEvent(event: WebhookEvent | UnknownWebhookEvent, style: Style): string {
  const { timestamp, type, data } = event;
  const about = (isKnownEvent(event) && aboutOf(event)) || JSON.stringify(data);
  const when = style.dim(plainText(String(timestamp)));
  return `${when}  ${style.bold(plainText(type))}  ${plainText(String(about))}`;
}

/** What is read of an event's data. */
interface Subject {
  readonly job?: { readonly id?: string; readonly summary?: string };
  readonly documentExport?: { readonly destinationReference?: string };
}

// A signature proves who wrote the data, not that they hold to the contract.
function aboutOf({ data }: WebhookEvent): string | undefined {
  const { job, documentExport } = Object(data) as Subject;
  const subject = documentExport ? documentExport.destinationReference : job?.summary;
  return job?.id && subject !== undefined ? `${subject}  job ${job.id}` : undefined;
}
