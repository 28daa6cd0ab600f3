// Building blocks for the schema of the settings. The metadata adds what JSON Schema cannot express: units, other
// names, secrets.
import { z } from "zod";

/** Metadata of a setting, all of which ends up in the JSON Schema of the settings. */
export interface SettingMeta {
  /** Describes the setting in a sentence, for help, pages and tables. */
  readonly description?: string;
  /** Unit of the value; allows texts such as `64MiB` and `2m`. */
  readonly unit?: Unit;
  /** A second environment variable for the setting; the prefixed one overrides it. */
  readonly alias?: string;
  /**
   * True if the value must never be shown. A variable `…_FILE` or a flag `--…-file` can name a file that contains it.
   */
  readonly secret?: boolean;
  /** Describes the accepted values, if the schema does not describe them well. */
  readonly values?: string;
  /** Describes the default in words, if the code computes it. */
  readonly defaultText?: string;
}

/** Units of settings. */
export type Unit = "bytes" | "seconds" | "days";

/** Adds a description and metadata to a setting. */
export function about(
  description: string,
  meta: Omit<SettingMeta, "description"> = {},
): SettingMeta & Readonly<Record<string, unknown>> {
  return { description, ...meta };
}

/** Returns the schema of a size in bytes. */
export function sizeSchema(min = 1) {
  return z
    .int()
    .min(min)
    .meta({ unit: "bytes" } satisfies SettingMeta);
}

/** Returns the schema of a whole number of seconds. */
export function secondsSchema(min: number, max: number) {
  return z
    .int()
    .min(min)
    .max(max)
    .meta({ unit: "seconds" } satisfies SettingMeta);
}

const MAX_DAYS = 3650;

/** Returns the schema of a whole number of days. */
export function daysSchema(min = 1) {
  return z
    .int()
    .min(min)
    .max(MAX_DAYS)
    .meta({ unit: "days" } satisfies SettingMeta);
}

const MAX_PORT = 65_535;

/** A TCP port; 0 means any free port. */
export const portSchema = z.int().min(0).max(MAX_PORT);

const SECRET_KEY_BYTES = 32;

/** A key that encrypts secrets. */
export const secretKeySchema = z
  .base64({ error: `expected ${SECRET_KEY_BYTES} bytes in base64` })
  .refine((text) => Buffer.from(text, "base64").length === SECRET_KEY_BYTES, {
    error: `expected ${SECRET_KEY_BYTES} bytes in base64`,
  });

// The reference shows the URL, so no character of it may need escaping there.
const PUBLIC_URL = /^https?:\/\/[\w.:[\]-]+(?:\/[\w.~%-]+)*$/;

/** A URL of the service, without a trailing slash. */
export const publicUrlSchema = z
  .string()
  .transform((url) => url.replace(/\/+$/, ""))
  .refine((url) => PUBLIC_URL.test(url) && URL.canParse(url), {
    error: "expected a URL such as `https://exports.example.com`, without credentials and query",
  });
