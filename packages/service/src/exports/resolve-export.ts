import { formats, type Format } from "@document-export/convert";
import { ProblemError, type schemas, type Violation } from "@document-export/server-stub";
import { bounds } from "../bounds/bounds.js";
import { destinationDefaults } from "../destinations/open-destination.js";
import { SOURCE_FORMAT } from "../idempotency/request-content.js";
import type { ConnectionRow } from "../storage/database.js";
import { invalidEndpointReason, type EndpointPolicy } from "../webhooks/endpoint.js";

/** The format of the result: what the request names, else the default of the connection (decision `conversion-members`). */
export function resolveFormat(options: schemas.ExportOptions, connection: ConnectionRow): Format {
  const { source = SOURCE_FORMAT, destination = destinationDefaults(connection).format } =
    options.conversion ?? {};
  if (source !== SOURCE_FORMAT)
    throw refusal("unknown-format", "/options/conversion/source", source, `\`${SOURCE_FORMAT}\``);
  const format = formats.find((known) => known === destination);
  if (format) return format;
  const known = formats.map((name) => `\`${name}\``).join(", ");
  throw refusal("unknown-format", "/options/conversion/destination", destination, known);
}

/** Refuses more per-job URLs than a job may have: each gets every event of the job. */
export function assertJobWebhooks({ webhooks = [] }: schemas.ExportOptions): void {
  const { max } = bounds.jobWebhooks;
  if (webhooks.length <= max) return;
  const detail = `Expected at most ${max} URLs in \`options.webhooks\`, got ${webhooks.length}.`;
  const errors = [violation("/options/webhooks", detail)];
  throw new ProblemError({ type: "refused", detail, errors });
}

/** Refuses more field mappings, and longer names of fields, than are stored. */
export function assertFieldMappings({ fieldMappings = {} }: schemas.ExportOptions): void {
  const names = Object.keys(fieldMappings);
  const longName = names.find((name) => name.length > bounds.fieldName.max);
  const detail =
    names.length > bounds.fields.max
      ? `Expected at most ${bounds.fields.max} field mappings, got ${names.length}.`
      : longName &&
        `Expected field names of at most ${bounds.fieldName.max} characters, got one of ${longName.length}.`;
  if (!detail) return;
  const errors = [violation("/options/fieldMappings", detail)];
  throw new ProblemError({ type: "refused", detail, errors });
}

/** Refuses per-job URLs that the service would not call (decision `options-webhooks`). */
export function assertEndpoints(options: schemas.ExportOptions, policy: EndpointPolicy): void {
  const errors = (options.webhooks ?? []).flatMap((url, index): Violation[] => {
    const fault = invalidEndpointReason(url, policy);
    return fault === undefined
      ? []
      : [violation(`/options/webhooks/${index}`, `The URL ${fault}.`)];
  });
  if (errors.length === 0) return;
  throw new ProblemError({
    type: "endpoint-refused",
    detail: "The service does not call every URL in `options.webhooks`.",
    errors,
  });
}

function refusal(
  type: "unknown-format",
  pointer: string,
  came: string,
  expected: string,
): ProblemError {
  const detail = `Expected ${expected}, got \`${came.slice(0, 60)}\`.`;
  return new ProblemError({
    type,
    detail: `The service does not support the format \`${came.slice(0, 60)}\`.`,
    errors: [violation(pointer, detail)],
  });
}

/** What the service, and not the contract, refuses in the options. */
export function violation(pointer: string, detail: string): Violation {
  return { in: "body", pointer, keyword: "service", detail };
}
