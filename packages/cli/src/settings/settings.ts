import type { GlobalFlags } from "../command/global-flags.js";
import { UsageError } from "../errors/usage-error.js";
import { readConfig, type Config } from "./config-file.js";
import { defaultConfigPath } from "./config-path.js";

/** How to reach the service. */
export interface Settings {
  readonly baseUrl: string;
  readonly token: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the configuration file is: as told, or where it is kept. */
export function configPath({ config }: GlobalFlags, environment: Environment): string {
  return config ?? (environment["DOCEXPORT_CONFIG"] || defaultConfigPath(environment));
}

/**
 * The base URL, from the flag, `DOCEXPORT_BASE_URL` or the configuration file. Throws a UsageError that says how to
 * give it.
 */
export async function resolveBaseUrl(
  flags: GlobalFlags,
  environment: Environment,
): Promise<string> {
  const given = flags.baseUrl ?? environment["DOCEXPORT_BASE_URL"];
  const baseUrl = given || (await loadConfig(flags, environment)).baseUrl;
  if (baseUrl === undefined) throw missing("base URL", "--base-url URL", "DOCEXPORT_BASE_URL");
  if (!isHttp(baseUrl))
    throw new UsageError(
      `Expected a base URL such as https://export.example.net, got \`${baseUrl.slice(0, 80)}\`.`,
    );
  return baseUrl;
}

/**
 * Settings, each from its flag, its variable or the configuration file, in this order. Throws a UsageError that says
 * how to give what is missing, and where a token of the file would go to another address than the file's.
 */
export async function resolveSettings(
  flags: GlobalFlags,
  environment: Environment,
): Promise<Settings> {
  const baseUrl = await resolveBaseUrl(flags, environment);
  const given = flags.token ?? environment["DOCEXPORT_TOKEN"];
  if (given) return { baseUrl, token: given.trim() };
  const config = await loadConfig(flags, environment);
  if (config.token === undefined) throw missing("token", "--token TOKEN", "DOCEXPORT_TOKEN");
  if (config.baseUrl !== undefined && originOf(config.baseUrl) !== originOf(baseUrl))
    throw new UsageError(
      `The token in the configuration is for ${config.baseUrl}, not for ${baseUrl}.`,
      "Give the token for this address with `DOCEXPORT_TOKEN` or `--token`.",
    );
  return { baseUrl, token: config.token };
}

async function loadConfig(flags: GlobalFlags, environment: Environment): Promise<Config> {
  const path = configPath(flags, environment);
  const config = await readConfig(path);
  if (config) return config;
  if (flags.config === undefined) return {};
  throw new UsageError(
    `There is no configuration at \`${path}\`.`,
    "`docexport login` writes one.",
  );
}

function missing(what: string, flag: string, variable: string): UsageError {
  return new UsageError(
    `There is no ${what}.`,
    `Give it with \`${flag}\` or \`${variable}\`, or keep it with \`docexport login\`.`,
  );
}

function isHttp(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : url;
}
