import { isKnownEvent } from "@document-export/client/webhooks";
import type { UnknownWebhookEvent, WebhookEvent } from "@document-export/types";
import { plainText } from "../terminal/plain-text.js";
import type { Style } from "../terminal/style.js";

/** An event on one line: when, what, and what it is about. */
export function describeEvent(event: WebhookEvent | UnknownWebhookEvent, style: Style): string {
  const { timestamp, type } = event;
  const about = isKnownEvent(event) ? aboutOf(event) : JSON.stringify(event.data);
  return `${style.dim(plainText(timestamp))}  ${style.bold(plainText(type))}  ${plainText(about)}`;
}

function aboutOf({ data }: WebhookEvent): string {
  const { id, summary } = data.job;
  const record = "documentExport" in data ? data.documentExport.destinationReference : summary;
  return `${record}  job ${id}`;
}
