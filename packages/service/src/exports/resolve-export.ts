import {
  formats,
  outputFormats,
  type DocumentProperties,
  type Format,
} from "@document-export/convert";
import { ProblemError, type schemas, type Violation } from "@document-export/server-stub";
import type { Kysely } from "kysely";
import { bounds } from "../bounds/bounds.js";
import { destinationDefaults } from "../destinations/kinds.js";
import {
  deriveTarget,
  invalidTargetReason,
  isDeceptive,
  portableTarget,
} from "../destinations/target.js";
import { fillTemplate, type TemplateValues } from "../destinations/target-template.js";
import { SOURCE_FORMAT } from "../idempotency/idempotency.js";
import type { StoredWarning } from "../jobs/job.js";
import { createDataLoader } from "../storage/data-loader.js";
import type { ConnectionRow, Database } from "../storage/database.js";
import {
  findOwnConnections,
  ownName,
  type OwnConnection,
} from "../storage/statements/connections.js";
import { invalidEndpointReason, type EndpointPolicy } from "../webhooks/endpoint.js";

/**
 * Finds a destination connection of a workspace.
 *
 * @throws {ProblemError} if the workspace has no destination with this id.
 */
export type FindDestination = (wanted: OwnConnection) => Promise<ConnectionRow>;

const MAX_INT32 = 2_147_483_647;

/** Creates the function that finds destinations. Concurrent requests share a statement. */
export function createFindDestination(db: Kysely<Database>): FindDestination {
  const read = createDataLoader<OwnConnection, ConnectionRow>((wanted) =>
    findOwnConnections(db, [...wanted.values()]),
  );
  return async (wanted) => {
    const { id } = wanted;
    // The interface does not limit the width of `destination` (decision `integer-width`), but the column does.
    const isId = Number.isInteger(id) && Math.abs(id) <= MAX_INT32;
    const found = isId ? await read(ownName(wanted), wanted) : undefined;
    if (found?.role === "destination") return found;
    throw new ProblemError({
      type: "unknown-connection",
      detail: `The workspace has no destination connection ${id}.`,
      errors: [
        {
          in: "body",
          pointer: "/options/destination",
          keyword: "connection",
          detail: `Expected the id of a destination connection of the workspace, got \`${id}\`.`,
        },
      ],
    });
  };
}

/**
 * Returns the format of the result: the one in the request, or else the connection's default (decision
 * `conversion-members`).
 */
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

/** Target of a result, and warnings if it differs from the requested one. */
export interface ResolvedTarget {
  readonly target: string;
  readonly warnings: readonly StoredWarning[];
}

/** Rules for deriving a target if the request does not specify one. */
export interface TargetRules {
  /** Template of the connection; undefined if it has none. */
  readonly template: string | undefined;
  /** True if the connection adds the id of the job to every name to make it unique. */
  readonly isOwn: boolean;
  readonly fields: Readonly<Record<string, string>>;
  readonly now: Date;
}

/**
 * Determines the target of the result. It is fixed now, so that every attempt uses the same one (decision
 * `destination-reference`). Refuses a reference that points outside the destination. Changes a name that some file
 * systems cannot store, with a warning.
 */
export function resolveTarget(
  { destinationReference: reference }: schemas.ExportOptions,
  { title }: DocumentProperties,
  job: string,
  format: Format,
  { template, isOwn, fields, now }: TargetRules,
): ResolvedTarget {
  const parts = { title, job, extension: outputFormats[format].extension, isOwn };
  // Check the reference as it was sent: with an extension added, an empty name would start with a dot.
  if (reference !== undefined) assertTarget(reference);
  const named = reference ?? (template && filled(template, { title, fields, now }));
  const portable = named === undefined ? undefined : portableTarget(named);
  const target = deriveTarget({ ...parts, reference: portable });
  assertTarget(target);
  const isRenamed = portable === undefined ? isDeceptive(title) : portable !== named;
  return { target, warnings: isRenamed ? [renamed(target, reference)] : [] };
}

/** Fills the template of a target. Refuses an export without a field that the template uses. */
function filled(template: string, values: TemplateValues): string {
  const result = fillTemplate(template, values);
  if ("target" in result) return result.target;
  const names = result.missing.map((name) => `\`${name}\``).join(", ");
  const detail = `The path of the result is \`${template}\` at this destination; expected a value for ${names}, got none.`;
  throw new ProblemError({
    type: "refused",
    detail,
    errors: [violation("/options/fieldMappings", detail)],
  });
}

function assertTarget(target: string): void {
  const fault = invalidTargetReason(target);
  if (fault === undefined) return;
  throw new ProblemError({
    type: "refused",
    detail: `The destination reference ${fault}.`,
    errors: [
      violation(
        "/options/destinationReference",
        `Expected a relative path such as \`reports/q3.md\`; this one ${fault}.`,
      ),
    ],
  });
}

function renamed(target: string, reference: string | undefined): StoredWarning {
  const origin = reference === undefined ? "The title" : "`destinationReference`";
  return {
    code: "target-renamed",
    detail: `${origin} contains names or characters that are not portable; the result is stored as \`${target}\`.`,
    pointer: null,
  };
}

/** Refuses more per-job URLs than the maximum, because each of them receives every event of the job. */
export function assertJobWebhooks({ webhooks = [] }: schemas.ExportOptions): void {
  const { max } = bounds.jobWebhooks;
  if (webhooks.length <= max) return;
  const detail = `Expected at most ${max} URLs in \`options.webhooks\`, got ${webhooks.length}.`;
  const errors = [violation("/options/webhooks", detail)];
  throw new ProblemError({ type: "refused", detail, errors });
}

/** Refuses more field mappings, or longer field names, than can be stored. */
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

/** Refuses per-job URLs that the service does not allow to be called (decision `options-webhooks`). */
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

/** Describes a violation in the options that the service refuses, although the contract allows it. */
export function violation(pointer: string, detail: string): Violation {
  return { in: "body", pointer, keyword: "service", detail };
}
