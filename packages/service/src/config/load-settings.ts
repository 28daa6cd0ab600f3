import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import type { z } from "zod";
import { type Settings, settingsSchema } from "./settings.js";

/** Environment variables, and the settings that they set. */
export const variables = {
  HOST: "host",
  PORT: "port",
  DATABASE_URL: "databaseUrl",
  DOCUMENT_EXPORT_PUBLIC_URL: "publicUrl",
  DOCUMENT_EXPORT_CORS_ORIGINS: "corsOrigins",
  DOCUMENT_EXPORT_DATA: "data",
  DOCUMENT_EXPORT_DURABILITY: "durability",
  DOCUMENT_EXPORT_SECRET_KEY: "secretKey",
  DOCUMENT_EXPORT_PREVIOUS_SECRET_KEYS: "previousSecretKeys",
  DOCUMENT_EXPORT_ROLE: "role",
  LOG_LEVEL: "logLevel",
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "tracesUrl",
} as const;

/** Secrets of the bucket of uploads, which a settings file need not contain: environment variables, and members of `uploads`. */
export const uploadVariables = {
  DOCUMENT_EXPORT_UPLOADS_ACCESS_KEY_ID: "accessKeyId",
  DOCUMENT_EXPORT_UPLOADS_SECRET_ACCESS_KEY: "secretAccessKey",
} as const;

/** Where settings come from. */
export interface SettingsSources {
  /** Path of a YAML or JSON file. */
  readonly file?: string | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly flags: Readonly<Record<string, unknown>>;
  /** Used for settings that none of the others sets. */
  readonly defaults?: Readonly<Record<string, unknown>>;
}

/**
 * Settings from a file; the environment overrides the file, and flags override both.
 *
 * @throws {SettingsError} which names every invalid setting.
 */
export async function loadSettings(sources: SettingsSources): Promise<Settings> {
  const { file, environment, flags, defaults = {} } = sources;
  const fromFile = file === undefined ? {} : await readSettingsFile(file);
  const uploads = {
    ...("uploads" in fromFile ? (fromFile.uploads as object) : {}),
    ...fromEnvironment(environment, uploadVariables),
  };
  return parseSettings({
    ...defaults,
    ...fromFile,
    ...(Object.keys(uploads).length > 0 && { uploads }),
    ...fromEnvironment(environment, variables),
    ...defined(flags),
  });
}

async function readSettingsFile(file: string): Promise<object> {
  try {
    const content: unknown = parse(await readFile(file, "utf8"));
    if (typeof content === "object" && content !== null) return content;
    throw new Error(`expected a mapping of settings, got \`${String(content).slice(0, 60)}\``);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Cannot read the settings file \`${file}\`: ${reason}.`, { cause });
  }
}

function fromEnvironment(
  environment: SettingsSources["environment"],
  names: Readonly<Record<string, string>>,
): object {
  const entries = Object.entries(names).map(([variable, setting]) => [
    setting,
    // In many environments a variable can be unset only by an empty value.
    environment[variable] || undefined,
  ]);
  return defined(Object.fromEntries(entries));
}

function defined(values: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/**
 * Checks settings and adds defaults.
 *
 * @throws {SettingsError} which names every invalid setting.
 */
export function parseSettings(input: unknown): Settings {
  const parsed = settingsSchema.safeParse(input);
  if (!parsed.success) throw new SettingsError(parsed.error.issues);
  return parsed.data;
}

/** Invalid settings; the message names each of them. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";

  constructor(issues: readonly z.core.$ZodIssue[]) {
    const lines = issues.map(
      ({ path, message }) => `\`${path.join(".") || "settings"}\`: ${message}`,
    );
    super(`Invalid settings: ${lines.join("; ")}.`);
  }
}
