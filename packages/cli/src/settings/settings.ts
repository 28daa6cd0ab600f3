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

/**
 * The base URL, from the flag, `DOCEXPORT_BASE_URL` or the configuration file. Throws a UsageError that says how to
 * set it.
 */
export async function resolveBaseUrl(
  flags: GlobalFlags,
  environment: Environment,
): Promise<string> {
  const given = flags.baseUrl ?? environment["DOCEXPORT_BASE_URL"];
  const baseUrl = given || (await loadConfig(flags, environment)).baseUrl;
  if (baseUrl === undefined) throw missing("base URL", "--base-url URL", "DOCEXPORT_BASE_URL");
  assertBaseUrl(baseUrl);
  return baseUrl;
}

/**
 * Settings, each from its flag, its variable or the configuration file, in this order. Throws a UsageError that says
 * how to set what is missing, and where a token of the file would be sent to another address than the file's.
 */
export async function resolveSettings(
  flags: GlobalFlags,
  environment: Environment,
): Promise<Settings> {
  const baseUrl = await resolveBaseUrl(flags, environment);
  const given = flags.token ?? environment["DOCEXPORT_TOKEN"];
  if (given) return { baseUrl, token: toToken(given) };
  const config = await loadConfig(flags, environment);
  if (config.token === undefined) throw missing("token", "--token TOKEN", "DOCEXPORT_TOKEN");
  if (config.baseUrl !== undefined && originOf(config.baseUrl) !== originOf(baseUrl))
    throw new UsageError(
      `The token in the configuration is for ${config.baseUrl}, not for ${baseUrl}.`,
      "Set the token for this address with `DOCEXPORT_TOKEN` or `--token`.",
    );
  return { baseUrl, token: toToken(config.token) };
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
  if (/^https?:[^?#]+$/.test(baseUrl) && URL.canParse(baseUrl)) return;
  throw new UsageError(`${expected}, got \`${baseUrl.slice(0, 80)}\`.`);
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : url;
}
