import { resolve } from "node:path";
import { z } from "zod";
import { operatorSchema } from "./operator-section.js";
import { originSchema } from "./origins.js";
import { forwardedHeaderSchema, trustProxySchema } from "./proxy-schemas.js";
import {
  about,
  portSchema,
  publicUrlSchema,
  secretKeySchema,
  type SettingMeta,
} from "./setting-schemas.js";
import {
  alertsSchema,
  destinationsSchema,
  imagesSchema,
  limitsSchema,
  logsSchema,
  retentionSchema,
  shutdownSchema,
  tlsSchema,
  uploadsSchema,
  webhooksSchema,
  workersSchema,
} from "./setting-sections.js";

const MAX_PREVIOUS_KEYS = 10;
const MAX_ORIGINS = 100;

// To add a setting, add a member with a description here or in a section. Its flag, its variable, its name in the file,
// help and pages are derived from it. All defaults are defined here too.
const membersSchema = z.strictObject({
  host: z
    .string()
    .min(1)
    .default("127.0.0.1")
    .meta(about("Address to listen on.", { alias: "HOST" })),
  port: portSchema
    .default(8080)
    .meta(about("Port to listen on; 0 chooses a free one.", { alias: "PORT" })),
  publicUrl: publicUrlSchema
    .optional()
    .meta(
      about(
        "Base URL under which callers reach the service. Without it: the host of each request, with `https` where `tls` is set or a proxy of `trustProxy` says so; set it where a proxy changes `Host` or adds a path.",
        { values: "a URL such as `https://exports.example.com`, without credentials and query" },
      ),
    ),
  trustProxy: trustProxySchema,
  forwardedHeader: forwardedHeaderSchema,
  corsOrigins: z
    .array(originSchema)
    .max(MAX_ORIGINS)
    .default([])
    .meta(
      about("Origins whose pages may call the service from a browser.", {
        values: "a list of origins such as `https://app.example.com`, or `loopback`, or `*`",
      }),
    ),
  data: z
    .string()
    .min(1)
    .default("./data")
    .transform((path) => resolve(path))
    .describe("Folder of the embedded database."),
  durability: z
    .enum(["full", "relaxed"])
    .default("full")
    .describe(
      "Whether committed data survives a power failure (`full`), or the embedded database may be lost in one (`relaxed`, which is faster).",
    ),
  databaseUrl: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .meta(
      about("URL of a PostgreSQL database; the embedded database is used without it.", {
        alias: "DATABASE_URL",
        secret: true,
        values: "a URL such as `postgres://user:password@host/database`",
      }),
    ),
  databaseConnections: z
    .int()
    .min(2)
    .max(500)
    .default(20)
    .describe("Maximum number of connections from this process to PostgreSQL."),
  databaseWait: z
    .number()
    .min(0)
    .max(3600)
    .meta({ unit: "seconds" } satisfies SettingMeta)
    .default(30)
    .describe(
      "Seconds to wait at the start for a PostgreSQL server that cannot be reached yet; 0 does not wait.",
    ),
  secretKey: secretKeySchema.optional().meta(
    about(
      "Key that encrypts the secrets of connections and the signing keys, the same for every process.",
      {
        secret: true,
        values: "32 bytes in base64",
        defaultText: "a file in the folder `data`",
      },
    ),
  ),
  previousSecretKeys: z
    .array(secretKeySchema)
    .max(MAX_PREVIOUS_KEYS)
    .default([])
    .meta(
      about("Earlier keys, which decrypt what `secretKey` cannot.", {
        secret: true,
        values: "a list of keys of 32 bytes in base64",
      }),
    ),
  metrics: z
    .boolean()
    .default(false)
    .describe("Whether `/metrics` is served (Prometheus), to anybody who can reach the service."),
  tracesUrl: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta(
      about("URL that traces are sent to, as OTLP over HTTP in JSON; none are sent without it.", {
        alias: "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
        values: "a URL such as `http://127.0.0.1:4318/v1/traces`",
      }),
    ),
  role: z
    .enum(["api", "worker", "all"])
    .default("all")
    .describe(
      "What this process does: serve requests (`api`), run jobs (`worker`), or both (`all`). Several processes need PostgreSQL.",
    ),
  logLevel: z
    .enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"])
    .default("info")
    .meta(about("Lowest level that is logged, as JSON on standard error.", { alias: "LOG_LEVEL" })),
  logs: logsSchema.prefault({}),
  limits: limitsSchema.prefault({}),
  webhooks: webhooksSchema.prefault({}),
  destinations: destinationsSchema.prefault({}),
  images: imagesSchema.prefault({}),
  workers: workersSchema.prefault({}),
  retention: retentionSchema.prefault({}),
  shutdown: shutdownSchema.prefault({}),
  operator: operatorSchema.prefault({}),
  alerts: alertsSchema.prefault({}),
  // Bucket for large uploads; without it, all uploads are stored in the database.
  uploads: uploadsSchema.optional(),
  // Without this section, callers use `http`.
  tls: tlsSchema.optional(),
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

/** Settings as the operator writes them: all are optional. */
export type SettingsInput = z.input<typeof settingsSchema>;
/** Complete settings, with defaults. */
export type Settings = z.output<typeof settingsSchema>;
