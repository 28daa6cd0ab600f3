import { checkOptions } from "../options/check-options.js";
import { ITERATE_OPTIONS } from "../options/checks.js";
import { knownOptions } from "../request/known-options.js";
import type { ClientDefaults } from "../options/client-defaults.js";
import type { ClientOptions } from "../options/options.js";
import { resolveSettings } from "../options/settings.js";
import type { NamedOperation } from "../request/build-call.js";
import type { Operations } from "../operation/operation.js";
import { refuse } from "../types/check-value.js";
import { send } from "../send/send.js";

/**
 * Creates a client with a method for each operation, and one for each list that is read page by page. Throws a
 * TypeError that names a wrong option.
 */
export function createClientFrom<Client>(
  operations: Operations,
  options: ClientOptions | undefined,
  defaults: ClientDefaults = {},
): Client {
  const { needsToken, version } = defaults;
  const required = needsToken ? ["baseUrl", "token"] : ["baseUrl"];
  const settings = resolveSettings(options, required, defaults);
  const { baseUrl } = settings;
  // Easily given twice.
  if (version && baseUrl.endsWith(version))
    refuse("createClient: baseUrl", `a URL without \`${version}\`, which the client adds`, baseUrl);
  const client: Record<string, unknown> = {};
  for (const [id, operation] of Object.entries(operations)) {
    const known = knownOptions(operation);
    const named: NamedOperation = { id, operation, known };
    client[id] = (given: object = {}) => send(settings, named, given);
    if (!operation.pages) continue;
    const [iterate, readPages, pageOptions = ITERATE_OPTIONS] = operation.pages;
    const iterable = knownOptions(operation, pageOptions);
    client[iterate] = (given: object = {}) =>
      readPages(
        (check, page) => send(settings, { ...named, check }, page),
        checkOptions(iterate, given, iterable),
      );
  }
  return client as Client;
}
