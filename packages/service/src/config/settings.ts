import { resolve } from "node:path";
import { z } from "zod";
import { parseNetwork } from "../proxies/caller-address.js";
import { personalFields } from "../logs/log-fields.js";
import { availableMemory, defaultConversionMemory } from "./available-memory.js";
import { originSchema } from "./origins.js";

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
  /** Memory for the uploads that are read at the same time, in bytes, shared by the workspaces; other uploads wait unread. */
  uploads: z
    .int()
    .positive()
    .default(256 * MiB),
  /** Concurrent uploads of a workspace in a process, including waiting ones. */
  concurrentUploads: z.int().positive().default(256),
  /** Unfinished exports of a workspace. */
  queuedExports: z.int().positive().default(100_000),
  /** Bytes stored for the unfinished exports of a workspace: compressed uploads, and images. */
  storedBytes: z
    .int()
    .positive()
    .default(4 * GiB),
  /** Size of the options part, in bytes. */
  options: z
    .int()
    .positive()
    .default(64 * KiB),
  /** Active webhooks of a workspace. */
  webhooks: z.int().positive().default(100),
  /** Requests that a token may make in a minute. */
  requestsPerMinute: z.int().positive().default(600),
  /** Requests with an invalid token that an address (IPv6: a /64) may make in a minute. */
  failedTokensPerMinute: z.int().positive().default(20),
});

const webhooksSchema = z.strictObject({
  /** Whether endpoints may use `http`. */
  allowHttp: z.boolean().default(false),
  /** Whether endpoints may be on this machine. */
  allowLoopback: z.boolean().default(false),
  /** Whether endpoints may be in private networks. Link-local addresses are always refused. */
  allowPrivate: z.boolean().default(false),
});

const destinationsSchema = z.strictObject({
  /** Seconds for one HTTP request to a destination, and for the silence of an SFTP connection. */
  timeout: z.int().min(1).max(600).default(60),
  /** Whether destinations may be servers on this machine. */
  allowLoopback: z.boolean().default(false),
  /** Whether destinations may be in private networks. Link-local addresses are always refused. */
  allowPrivate: z.boolean().default(false),
});

const imagesSchema = z.strictObject({
  /** Whether the images of documents are loaded and stored with the results. */
  load: z.boolean().default(true),
  /** Images of a document that are loaded at most. */
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
  /** Whether images may be in private networks. Link-local addresses are always refused. */
  allowPrivate: z.boolean().default(false),
});

const workersSchema = z.strictObject({
  /** Seconds without a heartbeat after which the work of a worker is claimed by another. */
  lease: z.int().min(10).max(3600).default(30),
  /** Concurrent exports; their conversions share `memory`. 0 leaves exports to other processes. */
  exports: z.int().min(0).max(256).default(32),
  /**
   * Estimated bytes of all concurrent conversions; one document may take half of them.
   *
   * @default 45 % of the memory of the machine or the control group, at most 4 GiB
   */
  memory: z
    .int()
    .min(256 * MiB)
    .default(() => defaultConversionMemory(availableMemory())),
  /** Seconds of CPU time for one conversion, and for reading one upload. */
  timeout: z.int().min(1).max(3600).default(120),
  /** Concurrent webhook deliveries; 0 leaves them to other processes. */
  deliveries: z.int().min(0).max(256).default(64),
});

const secretKeySchema = z
  .base64()
  .refine((text) => Buffer.from(text, "base64").length === SECRET_KEY_BYTES, {
    error: "expected 32 bytes in base64",
  });
const MAX_PREVIOUS_KEYS = 10;

const MAX_ORIGINS = 100;

// It is shown in the reference: no character of it may need an escape there.
const PUBLIC_URL = /^https?:\/\/[\w.:[\]-]+(?:\/[\w.~%-]+)*$/;
const publicUrlSchema = z
  .string()
  .transform((url) => url.replace(/\/+$/, ""))
  .refine((url) => PUBLIC_URL.test(url) && URL.canParse(url), {
    error: "expected a URL such as `https://exports.example.com`, without credentials and query",
  });

/** A list, which the environment separates by commas, with spaces around them or without. */
function listSchema<Item extends z.ZodType>(item: Item, max: number) {
  const split = (value: unknown) =>
    typeof value === "string" ? value.split(",").map((text) => text.trim()) : value;
  return z.preprocess(split, z.array(item).max(max)).default([]);
}

const MAX_PROXIES = 10;
const MAX_NETWORKS = 100;
const networkSchema = z.string().refine(isNetwork, {
  error: "expected an address or a network such as `10.0.0.0/8`",
});
/** A number of proxies, or their networks, which the environment separates by commas. */
const trustProxySchema = z
  .preprocess(
    (value) => (typeof value === "string" ? parseProxies(value) : value),
    z.union([z.int().min(0).max(MAX_PROXIES), z.array(networkSchema).max(MAX_NETWORKS)]),
  )
  .default(0);

function isNetwork(text: string): boolean {
  try {
    return parseNetwork(text)[1] >= 0;
  } catch {
    return false;
  }
}

function parseProxies(text: string): number | string[] {
  return /^\d+$/.test(text) ? Number(text) : text.split(",").map((each) => each.trim());
}

const logsSchema = z.strictObject({
  /** Fields that log lines are written without, because they may hold personal data. */
  omit: z.array(z.enum(personalFields)).default([]),
});

const MAX_DAYS = 3650;
const daysSchema = z.int().min(1).max(MAX_DAYS).default(30);

const retentionSchema = z.strictObject({
  /** Days that a job is kept after its end; records are kept for ever. */
  jobs: daysSchema,
  /** Days that a webhook message is kept, with its attempts, after its delivery ended; at most as long as jobs. */
  messages: daysSchema,
  /** Days that the upload of a failed job is kept, so that it can be retried; at most as long as jobs. 0 keeps none. */
  failedUploads: z.int().min(0).max(MAX_DAYS).default(7),
});

const uploadsSchema = z.strictObject({
  /** URL of an S3 API, such as `https://s3.eu-central-1.amazonaws.com`; the bucket becomes part of the path. */
  endpoint: z.url({ protocol: /^https?$/ }),
  /** Region of the bucket. */
  region: z.string().min(1).default("us-east-1"),
  /** Name of the bucket. */
  bucket: z.string().min(1),
  /** Prefix of every key. */
  prefix: z.string().default("uploads/"),
  /** Id of the access key. */
  accessKeyId: z.string().min(1),
  /** Secret of the access key. */
  secretAccessKey: z.string().min(1),
  /** Compressed uploads of at least so many bytes go to the bucket, smaller ones to the database. */
  minBytes: z.int().min(1).default(MiB),
  /** Seconds for one request to the bucket. */
  timeout: z.int().min(1).max(600).default(60),
});

const shutdownSchema = z.strictObject({
  /** Seconds after SIGTERM in which requests are still accepted, so that a balancer can take the process out first. */
  delay: z.number().min(0).max(600).default(0),
  /** Seconds after the delay for uploads and jobs in flight; jobs that still run are released for another process. */
  timeout: z.number().min(0).max(600).default(10),
});

/** Names and addresses that only this machine reaches. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;

const operatorSchema = z
  .strictObject({
    /** Port of the operator's API and the console; 0 chooses a free one. Without it, the API is on the control socket only. */
    port: z.coerce
      .number({ error: "expected an integer from 0 to 65535" })
      .int()
      .min(0)
      .max(65_535)
      .optional(),
    /** Address of that port. */
    host: z.string().min(1).default("127.0.0.1"),
    /** Whether that address may be one that other machines reach. */
    allowRemote: z.boolean().default(false),
    /** Base URL of the port where a proxy serves it, such as one that terminates TLS. */
    publicUrl: publicUrlSchema.optional(),
  })
  .refine(({ host, allowRemote }) => allowRemote || LOOPBACK.test(host), {
    path: ["host"],
    error:
      "expected an address of this machine, such as 127.0.0.1; set `operator.allowRemote` to let other machines reach it",
  });

// All defaults are defined here.
const membersSchema = z.strictObject({
  /** Address to listen on. */
  host: z.string().min(1).default("127.0.0.1"),
  /** Port to listen on; 0 chooses a free one. */
  port: z.coerce
    .number({ error: "expected an integer from 0 to 65535" })
    .int()
    .min(0)
    .max(65_535)
    .default(8080),
  /** Base URL under which callers reach the service, such as that of a proxy; else `http` and the host of each request. */
  publicUrl: publicUrlSchema.optional(),
  /**
   * Proxies before the service, whose word on the address of a caller is taken: how many there are, or a list of their
   * networks; 0 takes nobody's.
   */
  trustProxy: trustProxySchema,
  /** Where the proxies write the address of the caller; the other header is never read. */
  forwardedHeader: z.enum(["x-forwarded-for", "forwarded"]).default("x-forwarded-for"),
  /** Origins whose pages may call the service from a browser; separated by commas in the environment. */
  corsOrigins: listSchema(originSchema, MAX_ORIGINS),
  /** Folder of the embedded database. */
  data: z
    .string()
    .min(1)
    .default("./data")
    .transform((path) => resolve(path)),
  /** Whether what is committed survives a power failure (`full`); `relaxed` is faster, and loses the database then. */
  durability: z.enum(["full", "relaxed"]).default("full"),
  /** URL of a PostgreSQL database; the embedded database is used without it. */
  databaseUrl: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Connections to PostgreSQL that this process opens at most. */
  databaseConnections: z.int().min(2).max(500).default(20),
  /** Key that encrypts the secrets of connections and the signing keys: 32 bytes in base64. */
  secretKey: secretKeySchema.optional(),
  /** Other keys that decrypt what is not encrypted with `secretKey`; separated by commas in the environment. */
  previousSecretKeys: listSchema(secretKeySchema, MAX_PREVIOUS_KEYS),
  /** Whether `/metrics` is served, to anybody who can reach the service. */
  metrics: z.boolean().default(false),
  /** URL that traces are sent to, as OTLP over HTTP in JSON; none are sent without it. */
  tracesUrl: z.url({ protocol: /^https?$/ }).optional(),
  /** What this process does: serve requests (`api`), run jobs (`worker`), or both (`all`). */
  role: z.enum(["api", "worker", "all"]).default("all"),
  /** Lowest level that is logged. */
  logLevel: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  logs: logsSchema.prefault({}),
  limits: limitsSchema.prefault({}),
  webhooks: webhooksSchema.prefault({}),
  destinations: destinationsSchema.prefault({}),
  images: imagesSchema.prefault({}),
  workers: workersSchema.prefault({}),
  retention: retentionSchema.prefault({}),
  shutdown: shutdownSchema.prefault({}),
  operator: operatorSchema.prefault({}),
  /** Bucket for large uploads; without it all are in the database. */
  uploads: uploadsSchema.optional(),
});

/** All settings, with their defaults (decision `limits`). */
export const settingsSchema = membersSchema.refine(
  ({ role, databaseUrl }) => role === "all" || databaseUrl !== undefined,
  {
    path: ["role"],
    error:
      "the embedded database supports only the role `all`; set `databaseUrl` to run several processes",
  },
);

/** Settings as they are written: all are optional. */
export type SettingsInput = z.input<typeof settingsSchema>;
/** Settings, complete. */
export type Settings = z.output<typeof settingsSchema>;
