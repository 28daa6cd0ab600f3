import type { Conversion, ExportOptions, WebhookCreate } from "@document-export/types";
import type { TestCall } from "./test-double.js";

/**
 * Returns the content of a request that belongs to its idempotency key (decision `idempotency`): all members of the
 * contract in a fixed order, with defaults for absent ones.
 */
export function requestContent({ operationId, body }: TestCall): string {
  if (operationId === "createWebhook") return JSON.stringify(webhookContent(body as WebhookCreate));
  const { file, options } = body as { file: string; options: ExportOptions };
  return JSON.stringify([file, optionsContent(options)]);
}

function webhookContent(webhook: WebhookCreate): Record<keyof WebhookCreate, unknown> {
  const { endpoint, events, connections, description = null, origin = null } = webhook;
  return { endpoint, events, connections, description, origin };
}

function optionsContent(options: ExportOptions): Record<keyof ExportOptions, unknown> {
  const { destination, autoMapDocumentProperties = false, conversion = {} } = options;
  const { destinationReference, fieldMappings = {}, webhooks = [] } = options;
  return {
    destination,
    autoMapDocumentProperties,
    conversion: conversionContent(conversion),
    destinationReference,
    fieldMappings: Object.entries(fieldMappings).sort(([a], [b]) => (a < b ? -1 : 1)),
    webhooks,
  };
}

function conversionContent({
  source = "google-docs",
  destination,
}: Conversion): Record<keyof Conversion, unknown> {
  return { source, destination };
}
