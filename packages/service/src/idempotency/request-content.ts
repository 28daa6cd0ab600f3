import type { schemas } from "@document-export/server-stub";

/** The format of uploads where a request names none (decision `conversion-members`). */
export const SOURCE_FORMAT = "google-docs";

/**
 * What of export options counts as content of an idempotency key (decision `idempotency`): each member of the contract,
 * a default in place of one that is absent. The default format is set on the connection, and may change: it stays absent.
 */
export function optionsContent(
  options: schemas.ExportOptions,
): Record<keyof schemas.ExportOptions, unknown> {
  const { destination, autoMapDocumentProperties = false, conversion = {} } = options;
  const { destinationReference, fieldMappings = {}, webhooks = [] } = options;
  return {
    destination,
    autoMapDocumentProperties,
    conversion: conversionContent(conversion),
    destinationReference,
    fieldMappings,
    webhooks,
  };
}

function conversionContent({
  source = SOURCE_FORMAT,
  destination,
}: schemas.Conversion): Record<keyof schemas.Conversion, unknown> {
  return { source, destination };
}

/** The same of a webhook to register. */
export function webhookContent(
  webhook: schemas.WebhookCreate,
): Record<keyof schemas.WebhookCreate, unknown> {
  const { endpoint, events, connections, description = null, origin = null } = webhook;
  return { endpoint, events, connections, description, origin };
}
