// The protocol of the control socket is HTTP over a Unix socket. Bodies use the structured clone format, which
// preserves bytes and dates of rows. Only the user that runs the service can open the socket.
import { deserialize, serialize } from "node:v8";
import { z } from "zod";

/**
 * Paths of the control socket; all of them use POST. The operator's API is served below {@link OPERATOR_API} and is not
 * part of this protocol.
 */
export const paths = {
  service: "/v1/service",
  begin: "/v1/begin",
  statement: "/v1/statement",
  commit: "/v1/commit",
  rollback: "/v1/rollback",
  copy: "/v1/copy",
  pause: "/v1/pause",
  resume: "/v1/resume",
  console: "/v1/console",
} as const;

/** Prefix of all paths of the operator's API, on the control socket and on its port. */
export const OPERATOR_API = "/operator/v1";

/** A path of the control socket. */
export type ControlPath = (typeof paths)[keyof typeof paths];

/** Media type of all bodies. */
export const MEDIA_TYPE = "application/vnd.document-export.control";

/** A statement, inside a transaction or on its own. */
export const statementSchema = z.strictObject({
  transaction: z.string().optional(),
  sql: z.string(),
  parameters: z.array(z.unknown()),
  /** True for a statement of the job engine, which may send several statements in one. */
  isScript: z.boolean().default(false),
});

/** Options for starting a transaction. */
export const beginSchema = z.strictObject({
  isolationLevel: z
    .enum(["read uncommitted", "read committed", "repeatable read", "serializable", "snapshot"])
    .optional(),
  accessMode: z.enum(["read only", "read write"]).optional(),
});

/** Identifies a transaction that was started on the same connection. */
export const transactionSchema = z.strictObject({ transaction: z.string() });

/** Requests a link that logs a user in to the console. */
export const consoleSchema = z.strictObject({
  /** Name of the user in the audit log; by default the user that runs the service. */
  user: z.string().min(1).max(500).optional(),
});

/** Description of a running service. */
export const serviceSchema = z.object({
  pid: z.int(),
  storage: z.enum(["embedded", "postgres"]),
  /** Names of its migrations. If they differ, the service has another version. */
  migrations: z.array(z.string()),
  /** All settings, including the key and the database: anyone who may open the socket may read the data folder too. */
  settings: z.unknown(),
});

/** The result of a statement. */
export const resultSchema = z.object({
  rows: z.array(z.record(z.string(), z.unknown())),
  affected: z.bigint().optional(),
});

/** An error, with the details that failed statements report. */
export const faultSchema = z.object({
  message: z.string(),
  code: z.string().optional(),
  constraint: z.string().optional(),
  detail: z.string().optional(),
});

/** Encodes a value as a message body. */
export function encode(value: unknown): Buffer {
  return serialize(value);
}

/** Decodes a message body; undefined if it is empty. */
export function decode(body: Uint8Array): unknown {
  return body.length === 0 ? undefined : deserialize(body);
}
