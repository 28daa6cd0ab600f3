import type { GlobalFlags } from "./global-flags.js";
import { UsageError } from "../errors/errors.js";
import { type Config, defaultConfigPath, readConfig } from "./config-file.js";

/** How to reach the service. */
export interface Settings {
  readonly baseUrl: string;
  readonly token: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The path of the configuration file: from the flag or the variable, else the default. */
export function configPath({ config }: GlobalFlags, environment: Environment): string {
  return config ?? (environment["DOCEXPORT_CONFIG"] || defaultConfigPath(environment));
}

/** A setting, and where it comes from: a flag, a variable, or the path of the configuration file. */
export interface FoundSetting {
  readonly value: string;
  readonly from: string;
}

/** The settings that were found. */
export interface FoundSettings {
  readonly baseUrl: FoundSetting | undefined;
  /** With the base URL beside it, where the token is that of the configuration file. */
  readonly token: (FoundSetting & { readonly storedFor?: string | undefined }) | undefined;
}

/** Finds each setting: its flag, its variable or the configuration file, in this order. */
export async function findSettings(
  flags: GlobalFlags,
  environment: Environment,
): Promise<FoundSettings> {
  const baseUrl = await findBaseUrl(flags, environment);
  const token =
    found(flags.token, "--token") ?? found(environment["DOCEXPORT_TOKEN"], "DOCEXPORT_TOKEN");
  if (token) return { baseUrl, token };
  const { token: stored, baseUrl: storedFor } = await loadConfig(flags, environment);
  const fromFile = found(stored, configPath(flags, environment));
  return { baseUrl, token: fromFile && { ...fromFile, storedFor } };
}

async function findBaseUrl(
  flags: GlobalFlags,
  environment: Environment,
): Promise<FoundSetting | undefined> {
  return (
    found(flags.baseUrl, "--base-url") ??
    found(environment["DOCEXPORT_BASE_URL"], "DOCEXPORT_BASE_URL") ??
    found((await loadConfig(flags, environment)).baseUrl, configPath(flags, environment))
  );
}

function found(value: string | undefined, from: string): FoundSetting | undefined {
  return value ? { value, from } : undefined;
}

/** The base URL. Throws a UsageError that says how to set it. */
export async function resolveBaseUrl(
  flags: GlobalFlags,
  environment: Environment,
): Promise<string> {
  return assertFoundUrl(await findBaseUrl(flags, environment));
}

function assertFoundUrl(baseUrl: FoundSetting | undefined): string {
  if (!baseUrl) throw missing("base URL", "--base-url URL", "DOCEXPORT_BASE_URL");
  assertBaseUrl(baseUrl.value);
  return baseUrl.value;
}

/**
 * The settings that were found, all of them valid. Throws a UsageError that says how to set what is missing, and
 * where a token of the file would be sent to another address than the file's.
 */
export function assertSettings({ baseUrl: foundUrl, token }: FoundSettings): Settings {
  const baseUrl = assertFoundUrl(foundUrl);
  if (!token) throw missing("token", "--token TOKEN", "DOCEXPORT_TOKEN");
  const { storedFor } = token;
  if (storedFor !== undefined && originOf(storedFor) !== originOf(baseUrl))
    throw new UsageError(
      `The token in the configuration is for ${storedFor}, not for ${baseUrl}.`,
      "Set the token for this address with `DOCEXPORT_TOKEN` or `--token`.",
    );
  return { baseUrl, token: toToken(token.value) };
}

/** Finds the settings. Throws a UsageError as {@link assertSettings} does. */
export async function resolveSettings(
  flags: GlobalFlags,
  environment: Environment,
): Promise<Settings> {
  return assertSettings(await findSettings(flags, environment));
}

async function loadConfig(flags: GlobalFlags, environment: Environment): Promise<Config> {
  const path = configPath(flags, environment);
  const config = await readConfig(path);
  if (config) return config;
  if (flags.config === undefined) return {};
  throw new UsageError(
    `There is no configuration file at \`${path}\`.`,
    "`docexport login` writes one.",
  );
}

function missing(what: string, flag: string, variable: string): UsageError {
  return new UsageError(
    `There is no ${what}.`,
    `Set it with \`${flag}\` or \`${variable}\`, or store it with \`docexport login\`.`,
  );
}

/** A token that fits in a header. Throws a UsageError that does not show it. */
export function toToken(given: string): string {
  const token = given.trim();
  if (token === "") throw missing("token", "--token TOKEN", "DOCEXPORT_TOKEN");
  if (/^[!-~]+$/.test(token)) return token;
  throw new UsageError(
    "The token cannot be sent: it contains spaces, line breaks or non-ASCII characters.",
    "Set it exactly as it was issued.",
  );
}

/** Throws a UsageError for an invalid base URL; one with an `@` may contain a password and is not shown. */
export function assertBaseUrl(baseUrl: string): void {
  const expected = "Expected a base URL such as https://export.example.net";
  if (baseUrl.includes("@"))
    throw new UsageError(`${expected}, without a name or password.`, "The token is enough.");
  if (/\/v2\/?$/.test(baseUrl))
    throw new UsageError(
      `Expected the address without \`/v2\`, got \`${baseUrl.slice(0, 80)}\`.`,
      "Leave `/v2` out: the command adds it.",
    );
  if (/^https?:[^?#]+$/.test(baseUrl) && URL.canParse(baseUrl)) return;
  throw new UsageError(`${expected}, got \`${baseUrl.slice(0, 80)}\`.`);
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : url;
}
