import { CLIENT_OPTIONS } from "./checks.js";
import { checkOptions } from "./check-options.js";
import type { ClientDefaults } from "./client-defaults.js";
import type { ClientOptions } from "./options.js";
import { resolveSettings, type Settings } from "./settings.js";

/** Resolves the options of a client. Throws a TypeError that names a missing, unknown or wrong option. */
export function checkedSettings(
  options: ClientOptions | undefined,
  required: readonly string[],
  defaults: ClientDefaults = {},
): Settings {
  const types = { ...CLIENT_OPTIONS, ...defaults.credentials?.options };
  return resolveSettings(options, defaults, (all) =>
    checkOptions("createClient", all, { types, required }),
  );
}
