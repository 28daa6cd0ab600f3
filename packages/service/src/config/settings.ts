import { resolve } from "node:path";
import { z } from "zod";
import { availableMemory, defaultConversionMemory } from "./available-memory.js";

const KiB = 1024;
const MiB = 1024 * KiB;
const GiB = 1024 * MiB;
const SECRET_KEY_BYTES = 32;

const limitsSchema = z.strictObject({
  /** Size of an uploaded file, in bytes. */
  file: z
    .int()
    .positive()
    .default(32 * MiB),
  /** Memory for uploads that are read at once, in bytes, shared by workspace; others wait unread. */
  uploads: z
    .int()
    .positive()
    .default(256 * MiB),
  /** Uploads of a workspace at once in a process, those that wait included. */
  concurrentUploads: z.int().positive().default(256),
  /** Exports of a workspace that have not ended. */
  queuedExports: z.int().positive().default(100_000),
  /** Bytes of a workspace that are stored for exports that have not ended: compressed uploads, and images. */
  storedBytes: z
    .int()
    .positive()
    .default(4 * GiB),
  /** Size of the options part, in bytes. */
  options: z
    .int()
    .positive()
    .default(64 * KiB),
  /** Webhooks of a workspace that are not disabled. */
  webhooks: z.int().positive().default(100),
  /** Requests that a token may make in a minute. */
  requestsPerMinute: z.int().positive().default(600),
  /** Requests with an invalid token that an address may make in a minute; of IPv6, a /64. */
  failedTokensPerMinute: z.int().positive().default(20),
});

const webhooksSchema = z.strictObject({
  /** Whether endpoints may be `http`. */
  allowHttp: z.boolean().default(false),
  /** Whether endpoints may be on this machine. */
  allowLoopback: z.boolean().default(false),
  /** Whether endpoints may be in private networks. Link-local addresses stay refused. */
  allowPrivate: z.boolean().default(false),
});

const destinationsSchema = z.strictObject({
  /** Seconds for one request to a destination, and for the silence of one that is not asked by requests. */
  timeout: z.int().min(1).max(600).default(60),
  /** Whether destinations may be on this machine, reached by network. */
  allowLoopback: z.boolean().default(false),
  /** Whether destinations may be in private networks. Link-local addresses stay refused. */
  allowPrivate: z.boolean().default(false),
});

const imagesSchema = z.strictObject({
  /** Whether the images of documents are loaded and stored with the results. */
  load: z.boolean().default(true),
  /** How many of a document are loaded. */
  maxCount: z.int().min(1).default(200),
  /** Bytes of one image at most. */
  maxBytes: z
    .int()
    .positive()
    .default(10 * MiB),
  /** Bytes of all images of a document at most. */
  maxTotal: z
    .int()
    .positive()
    .default(50 * MiB),
  /** Seconds for all images of a document. */
  timeout: z.int().min(1).max(600).default(30),
  /** Whether images may be on this machine. */
  allowLoopback: z.boolean().default(false),
  /** Whether images may be in private networks. Link-local addresses stay refused. */
  allowPrivate: z.boolean().default(false),
});

const workersSchema = z.strictObject({
  /** Seconds after which work is taken up again whose worker gave no sign of life. */
  lease: z.int().min(10).max(3600).default(30),
  /** Exports that run at once; their conversions share `memory`. 0 leaves them to other processes. */
  exports: z.int().min(0).max(256).default(32),
  /** Bytes that the conversions of all workspaces take together, as far as can be foreseen; one document gets a half. */
  memory: z
    .int()
    .min(256 * MiB)
    .default(() => defaultConversionMemory(availableMemory())),
  /** Seconds of processor time for one conversion, and for reading an upload. */
  timeout: z.int().min(1).max(3600).default(120),
  /** Webhook deliveries that run at once; 0 leaves them to other processes. */
  deliveries: z.int().min(0).max(256).default(64),
});

// The one place where defaults stand.
const membersSchema = z.strictObject({
  /** Address to listen on. */
  host: z.string().min(1).default("127.0.0.1"),
  /** Port to listen on; 0 takes a free one. */
  port: z.coerce
    .number({ error: "expected a port from 0 to 65535" })
    .int()
    .min(0)
    .max(65_535)
    .default(8080),
  /** Folder of the embedded database. */
  data: z
    .string()
    .min(1)
    .default("./data")
    .transform((path) => resolve(path)),
  /** URL of a PostgreSQL database; without it the embedded one is used. */
  databaseUrl: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Key that secrets of connections are sealed with: 32 bytes in base64. */
  secretKey: z
    .base64()
    .refine((text) => Buffer.from(text, "base64").length === SECRET_KEY_BYTES, {
      error: "expected 32 bytes in base64",
    })
    .optional(),
  /** Whether `/metrics` is answered, to whoever reaches the service. */
  metrics: z.boolean().default(false),
  /** URL that traces are sent to, as OTLP over HTTP in JSON; without it they are not. */
  tracesUrl: z.url({ protocol: /^https?$/ }).optional(),
  /** What this process does: answers requests, does the work, or both. */
  role: z.enum(["api", "worker", "all"]).default("all"),
  /** What is logged at least. */
  logLevel: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  limits: limitsSchema.prefault({}),
  webhooks: webhooksSchema.prefault({}),
  destinations: destinationsSchema.prefault({}),
  images: imagesSchema.prefault({}),
  workers: workersSchema.prefault({}),
});

/** Everything that can be set, with its default (decision `limits`). */
export const settingsSchema = membersSchema.refine(
  ({ role, databaseUrl }) => role === "all" || databaseUrl !== undefined,
  {
    path: ["role"],
    error:
      "the embedded database has one process, which does everything; set `databaseUrl` to run several",
  },
);

/** Settings as someone writes them: all may be left out. */
export type SettingsInput = z.input<typeof settingsSchema>;
/** Settings, complete. */
export type Settings = z.output<typeof settingsSchema>;
