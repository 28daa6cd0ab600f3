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
 * @throws {ProblemError} if the workspace has none with this id.
 */
export type FindDestination = (wanted: OwnConnection) => Promise<ConnectionRow>;

const MAX_INT32 = 2_147_483_647;

/** Requests that come at the same time share a statement. */
export function createFindDestination(db: Kysely<Database>): FindDestination {
  const read = createDataLoader<OwnConnection, ConnectionRow>((wanted) =>
    findOwnConnections(db, [...wanted.values()]),
  );
  return async (wanted) => {
    const { id } = wanted;
    // `destination` has no width in the interface (decision `integer-width`); the column has.
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

/** Where a result goes, and warnings where that is not what the request names. */
export interface ResolvedTarget {
  readonly target: string;
  readonly warnings: readonly StoredWarning[];
}

/** What a target is made of where the request names none. */
export interface TargetRules {
  /** Template of the connection; undefined if it has none. */
  readonly template: string | undefined;
  /** Whether the connection has each name of its own, with the id of the job. */
  readonly isOwn: boolean;
  readonly fields: Readonly<Record<string, string>>;
  readonly now: Date;
}

/**
 * Where the result goes; fixed now, so that every attempt means the same place (decision `destination-reference`).
 * A reference that leads elsewhere is refused; a name that not every file system holds is changed, with a warning.
 */
export function resolveTarget(
  { destinationReference: reference }: schemas.ExportOptions,
  { title }: DocumentProperties,
  job: string,
  format: Format,
  { template, isOwn, fields, now }: TargetRules,
): ResolvedTarget {
  const parts = { title, job, extension: outputFormats[format].extension, isOwn };
  // As it was sent: with an extension, an empty name would begin with a dot.
  if (reference !== undefined) assertTarget(reference);
  const named = reference ?? (template && filled(template, { title, fields, now }));
  const portable = named === undefined ? undefined : portableTarget(named);
  const target = deriveTarget({ ...parts, reference: portable });
  assertTarget(target);
  const isRenamed = portable === undefined ? isDeceptive(title) : portable !== named;
  return { target, warnings: isRenamed ? [renamed(target, reference)] : [] };
}

/** Refuses an export without a field that the place of its result is made of. */
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
