// What the schema of the settings is made of. The metadata says what JSON Schema cannot: units, other names, secrets.
import { z } from "zod";

/** What is known of a setting besides its schema; all of it ends up in the JSON Schema of the settings. */
export interface SettingMeta {
  /** What it does, in a sentence: help, pages and tables show it. */
  readonly description?: string;
  /** Its unit: texts such as `64MiB` and `2m` are read then. */
  readonly unit?: Unit;
  /** Another variable that sets it; the one with the prefix overrides it. */
  readonly alias?: string;
  /** Whether its value is never shown. A variable `…_FILE` and a flag `--…-file` name a file that has it. */
  readonly secret?: boolean;
  /** What values it takes, where the schema does not say it well. */
  readonly values?: string;
  /** Its default in words, where the code computes it. */
  readonly defaultText?: string;
}

/** Units of settings. */
export type Unit = "bytes" | "seconds" | "days";

/** Describes a setting. */
export function about(
  description: string,
  meta: Omit<SettingMeta, "description"> = {},
): SettingMeta & Readonly<Record<string, unknown>> {
  return { description, ...meta };
}

/** A size in bytes. */
export function sizeSchema(min = 1) {
  return z
    .int()
    .min(min)
    .meta({ unit: "bytes" } satisfies SettingMeta);
}

/** Whole seconds. */
export function secondsSchema(min: number, max: number) {
  return z
    .int()
    .min(min)
    .max(max)
    .meta({ unit: "seconds" } satisfies SettingMeta);
}

const MAX_DAYS = 3650;

/** Whole days. */
export function daysSchema(min = 1) {
  return z
    .int()
    .min(min)
    .max(MAX_DAYS)
    .meta({ unit: "days" } satisfies SettingMeta);
}

const MAX_PORT = 65_535;

/** A TCP port; 0 chooses a free one. */
export const portSchema = z.int().min(0).max(MAX_PORT);

const SECRET_KEY_BYTES = 32;

/** A key that encrypts secrets. */
export const secretKeySchema = z
  .base64({ error: `expected ${SECRET_KEY_BYTES} bytes in base64` })
  .refine((text) => Buffer.from(text, "base64").length === SECRET_KEY_BYTES, {
    error: `expected ${SECRET_KEY_BYTES} bytes in base64`,
  });

// It is shown in the reference: no character of it may need an escape there.
const PUBLIC_URL = /^https?:\/\/[\w.:[\]-]+(?:\/[\w.~%-]+)*$/;

/** A URL of the service, without a slash at the end. */
export const publicUrlSchema = z
  .string()
  .transform((url) => url.replace(/\/+$/, ""))
  .refine((url) => PUBLIC_URL.test(url) && URL.canParse(url), {
    error: "expected a URL such as `https://exports.example.com`, without credentials and query",
  });
