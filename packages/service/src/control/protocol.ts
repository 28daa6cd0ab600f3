// The protocol of the control socket: HTTP over a Unix socket. Bodies are values in the format of the structured clone
// algorithm, which keeps bytes and dates of rows as they are. Only the user of the service can open the socket.
import { deserialize, serialize } from "node:v8";
import { z } from "zod";

/** Paths of the control socket; all take POST. Below {@link OPERATOR_API} is the operator's API, which is not of this protocol. */
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

/** What all paths of the operator's API begin with, on the control socket and on its port. */
export const OPERATOR_API = "/operator/v1";

/** A path of the control socket. */
export type ControlPath = (typeof paths)[keyof typeof paths];

/** Media type of all bodies. */
export const MEDIA_TYPE = "application/vnd.document-export.control";

/** One statement, inside a transaction or by itself. */
export const statementSchema = z.strictObject({
  transaction: z.string().optional(),
  sql: z.string(),
  parameters: z.array(z.unknown()),
  /** Whether the statement is of the job engine, which may send several at once. */
  isScript: z.boolean().default(false),
});

/** How a transaction begins. */
export const beginSchema = z.strictObject({
  isolationLevel: z
    .enum(["read uncommitted", "read committed", "repeatable read", "serializable", "snapshot"])
    .optional(),
  accessMode: z.enum(["read only", "read write"]).optional(),
});

/** Names a transaction that was begun on the same connection. */
export const transactionSchema = z.strictObject({ transaction: z.string() });

/** Asks for a link that logs a user in to the console. */
export const consoleSchema = z.strictObject({
  /** As the audit log names them; by default the user of the service. */
  user: z.string().min(1).max(500).optional(),
});

/** What the service says about itself. */
export const serviceSchema = z.object({
  pid: z.int(),
  storage: z.enum(["embedded", "postgres"]),
  /** Names of its migrations: of another version where they are others. */
  migrations: z.array(z.string()),
  /** Its settings with the key and the database: anyone who may open the socket may read its data folder too. */
  settings: z.unknown(),
});

/** The result of a statement. */
export const resultSchema = z.object({
  rows: z.array(z.record(z.string(), z.unknown())),
  affected: z.bigint().optional(),
});

/** An error, with what statements report of theirs. */
export const faultSchema = z.object({
  message: z.string(),
  code: z.string().optional(),
  constraint: z.string().optional(),
  detail: z.string().optional(),
});

/** A value as the body of a message. */
export function encode(value: unknown): Buffer {
  return serialize(value);
}

/** The value of a body; undefined for an empty one. */
export function decode(body: Uint8Array): unknown {
  return body.length === 0 ? undefined : deserialize(body);
}
