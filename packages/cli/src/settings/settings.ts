import { UsageError } from "../errors/errors.js";
import { findSettings, type FoundSetting, type FoundSettings } from "./find-settings.js";
import type { GlobalFlags } from "./global-flags.js";
import type { SettingValues } from "./setting-list.js";
import type { Environment } from "./variables.js";

/** Address and credentials of the service. */
export type Settings = Pick<SettingValues, "baseUrl" | "token">;

/** Finds the base URL. Throws a UsageError that says how to set it. */
export async function resolveBaseUrl(
  flags: GlobalFlags,
  environment: Environment,
): Promise<string> {
  return assertFoundUrl((await findSettings(flags, environment)).baseUrl);
}

function assertFoundUrl(baseUrl: FoundSetting<string> | undefined): string {
  if (!baseUrl) throw missing("base URL", "--base-url URL", "DOCEXPORT_BASE_URL");
  assertBaseUrl(baseUrl.value);
  return baseUrl.value;
}

/**
 * Returns base URL and token. Throws a UsageError if one is missing or invalid, or if the token from the configuration
 * file would be sent to another address than the one in that file.
 */
export function assertSettings({ baseUrl: foundUrl, token, storedFor }: FoundSettings): Settings {
  const baseUrl = assertFoundUrl(foundUrl);
  if (!token) throw missing("token", "--token TOKEN", "DOCEXPORT_TOKEN");
  if (storedFor !== undefined && originOf(storedFor) !== originOf(baseUrl))
    throw new UsageError(
      `The token in the configuration is for ${storedFor}, not for ${baseUrl}.`,
      "Set the token for this address with `DOCEXPORT_TOKEN` or `--token`.",
    );
  return { baseUrl, token: toToken(token.value) };
}

/** Finds base URL and token. Throws the same errors as {@link assertSettings}. */
export async function resolveSettings(
  flags: GlobalFlags,
  environment: Environment,
): Promise<Settings> {
  return assertSettings(await findSettings(flags, environment));
}

function missing(what: string, flag: string, variable: string): UsageError {
  return new UsageError(
    `There is no ${what}.`,
    `Set it with \`${flag}\` or \`${variable}\`, or store it with \`docexport login\`.`,
  );
}

/** Checks that a token can be sent in a header. Throws a UsageError that does not show the token. */
export function toToken(given: string): string {
  const token = given.trim();
  if (token === "") throw missing("token", "--token TOKEN", "DOCEXPORT_TOKEN");
  if (/^[!-~]+$/.test(token)) return token;
  throw new UsageError(
    "The token cannot be sent: it contains spaces, line breaks or non-ASCII characters.",
    "Set it exactly as it was issued.",
  );
}

/** Throws a UsageError for an invalid base URL. Does not show a URL with an `@`, which may contain a password. */
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
