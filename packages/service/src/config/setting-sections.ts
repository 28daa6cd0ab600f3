import { resolve } from "node:path";
import { z } from "zod";
import { personalFields } from "../logs/log-fields.js";
import { availableMemory, defaultConversionMemory } from "./available-memory.js";
import {
  about,
  daysSchema,
  secondsSchema,
  type SettingMeta,
  sizeSchema,
} from "./setting-schemas.js";

const KiB = 1024;
const MiB = 1024 * KiB;
const GiB = 1024 * MiB;

/** Limits for requests and workspaces. */
export const limitsSchema = z.strictObject({
  file: sizeSchema()
    .default(32 * MiB)
    .describe("Size of an uploaded file, in bytes."),
  uploads: sizeSchema()
    .default(256 * MiB)
    .describe(
      "Memory for the uploads that are read at the same time, in bytes, shared by the workspaces; other uploads wait unread.",
    ),
  concurrentUploads: z
    .int()
    .positive()
    .default(256)
    .describe(
      "Concurrent uploads of a workspace in a process, including waiting ones; above it, 429.",
    ),
  queuedExports: z
    .int()
    .positive()
    .default(100_000)
    .describe("Unfinished exports of a workspace; above it, 429."),
  storedBytes: sizeSchema()
    .default(4 * GiB)
    .describe(
      "Bytes stored for the unfinished exports of a workspace: compressed uploads, and images; above it, 429.",
    ),
  options: sizeSchema()
    .default(64 * KiB)
    .describe("Size of the options part, in bytes."),
  webhooks: z.int().positive().default(100).describe("Active webhooks of a workspace."),
  requestsPerMinute: z
    .int()
    .positive()
    .default(600)
    .describe("Requests that a token may make in a minute, counted by all processes together."),
  failedTokensPerMinute: z
    .int()
    .positive()
    .default(20)
    .describe(
      "Requests with an invalid token that an address (IPv6: a /64) may make in a minute; above it, 429. Each process counts alone.",
    ),
});

/** Settings for which endpoints webhooks may have. */
export const webhooksSchema = z.strictObject({
  allowHttp: z.boolean().default(false).describe("Whether endpoints may use `http`."),
  allowLoopback: z.boolean().default(false).describe("Whether endpoints may be on this machine."),
  allowPrivate: z
    .boolean()
    .default(false)
    .describe(
      "Whether endpoints may be in private networks. Link-local addresses are always refused.",
    ),
});

/** Settings for calling destinations that are servers. */
export const destinationsSchema = z.strictObject({
  timeout: secondsSchema(1, 600)
    .default(60)
    .describe(
      "Timeout in seconds of one request to a destination, and of an SFTP server that sends nothing.",
    ),
  checkEvery: secondsSchema(0, 86_400)
    .default(3600)
    .describe("Seconds between two checks of each destination; 0 turns them off."),
  holdBack: secondsSchema(0, 86_400)
    .default(900)
    .describe(
      "Maximum seconds for which exports to a destination that fails its check are held back; 0 attempts them anyway.",
    ),
  allowLoopback: z
    .boolean()
    .default(false)
    .describe("Whether destinations may be servers on this machine."),
  allowPrivate: z
    .boolean()
    .default(false)
    .describe(
      "Whether destinations may be in private networks. Link-local addresses are always refused.",
    ),
});

/** Settings for the images of documents. */
export const imagesSchema = z.strictObject({
  load: z
    .boolean()
    .default(true)
    .describe("Whether the images of documents are loaded and stored with the results."),
  maxCount: z
    .int()
    .min(1)
    .default(200)
    .describe("Maximum number of images that are loaded for a document."),
  maxBytes: sizeSchema()
    .default(10 * MiB)
    .describe("Maximum size of one image, in bytes."),
  maxTotal: sizeSchema()
    .default(50 * MiB)
    .describe("Maximum size of all images of a document, in bytes."),
  timeout: secondsSchema(1, 600)
    .default(30)
    .describe("Timeout in seconds for all images of a document."),
  allowLoopback: z.boolean().default(false).describe("Whether images may be on this machine."),
  allowPrivate: z
    .boolean()
    .default(false)
    .describe(
      "Whether images may be in private networks. Link-local addresses are always refused.",
    ),
});

/** Settings for the workers, which run exports and deliveries. */
export const workersSchema = z.strictObject({
  lease: secondsSchema(10, 3600)
    .default(30)
    .describe(
      "Seconds without a heartbeat after which another worker claims the work of a worker.",
    ),
  exports: z
    .int()
    .min(0)
    .max(256)
    .default(32)
    .describe(
      "Concurrent exports; their conversions share `workers.memory`. 0 leaves exports to other processes.",
    ),
  memory: sizeSchema(256 * MiB)
    .default(() => defaultConversionMemory(availableMemory()))
    .meta(
      about(
        "Estimated bytes of all concurrent conversions; one document, and one workspace, may take half of them.",
        {
          defaultText: "45 % of the memory of the machine or the control group, at most 4 GiB",
        },
      ),
    ),
  timeout: secondsSchema(1, 3600)
    .default(120)
    .describe("Seconds of CPU time for one conversion, and for reading one upload."),
  deliveries: z
    .int()
    .min(0)
    .max(256)
    .default(64)
    .describe(
      "Concurrent webhook deliveries; a workspace may send a sixteenth of them to one host. 0 leaves them to other processes.",
    ),
});

/** Settings for the content of log lines. */
export const logsSchema = z.strictObject({
  addresses: z
    .enum(["truncated", "full"])
    .default("truncated")
    .describe(
      "How lines of requests name their caller: by the network (IPv4 /24, IPv6 /48), or by the whole address.",
    ),
  omit: z
    .array(z.enum(personalFields))
    .default([])
    .describe("Fields to leave out of log lines, because they may hold personal data."),
});

/** Settings for how long finished records are kept. */
export const retentionSchema = z.strictObject({
  jobs: daysSchema()
    .default(30)
    .describe("Days that a job is kept after its end; records are kept forever."),
  messages: daysSchema()
    .default(30)
    .describe(
      "Days that a webhook message is kept, with its attempts, after its delivery ended; at most as long as jobs.",
    ),
  failedUploads: daysSchema(0)
    .default(7)
    .describe(
      "Days that the upload of a failed job is kept, so that it can be retried; at most as long as jobs, 0 keeps none.",
    ),
  usage: daysSchema()
    .default(400)
    .describe("Days for which the usage of workspaces is kept, one row a workspace and day."),
});

const fileSchema = z
  .string()
  .min(1)
  .transform((path) => resolve(path));

/** Certificate for serving `https` directly. */
export const tlsSchema = z.strictObject({
  certificate: fileSchema.describe(
    "File of the certificate, with those that lead to a known authority, as PEM; read again when it changes. With it, the service accepts `https` itself, and no `http`.",
  ),
  key: fileSchema.describe("File of its private key, as PEM without a passphrase."),
});

/** Settings for reports about problems that an operator should look into. */
export const alertsSchema = z.strictObject({
  endpoint: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta(
      about(
        "URL that the service calls when someone should look at something, such as failing jobs, and when it is over; signed like a message to a webhook.",
        { values: "a URL such as `https://ops.example.net/document-export`" },
      ),
    ),
});

/** A bucket for large uploads. */
export const uploadsSchema = z.strictObject({
  endpoint: z
    .url({ protocol: /^https?$/ })
    .meta(
      about(
        "URL of an S3 API, such as `https://s3.eu-central-1.amazonaws.com`; the bucket becomes part of the path.",
        { values: "a URL with `http` or `https`" },
      ),
    ),
  region: z.string().min(1).default("us-east-1").describe("Region of the bucket."),
  bucket: z.string().min(1).describe("Name of the bucket."),
  prefix: z.string().default("uploads/").describe("Prefix of every key."),
  accessKeyId: z
    .string()
    .min(1)
    .meta(about("Id of the access key.", { secret: true })),
  secretAccessKey: z
    .string()
    .min(1)
    .meta(about("Secret of the access key.", { secret: true })),
  minBytes: sizeSchema()
    .default(MiB)
    .describe(
      "Compressed uploads of at least this many bytes go to the bucket, smaller ones to the database.",
    ),
  timeout: secondsSchema(1, 600)
    .default(60)
    .describe("Timeout in seconds of one request to the bucket."),
});

/** Settings for shutting down. */
export const shutdownSchema = z.strictObject({
  delay: z
    .number()
    .min(0)
    .max(600)
    .meta({ unit: "seconds" } satisfies SettingMeta)
    .default(0)
    .describe(
      "Seconds after SIGTERM in which requests are still accepted, so that a balancer can take the process out first.",
    ),
  timeout: z
    .number()
    .min(0)
    .max(600)
    .meta({ unit: "seconds" } satisfies SettingMeta)
    .default(10)
    .describe(
      "Seconds after the delay for uploads and jobs in flight; then uploads get 503, and jobs are released for another process.",
    ),
});
