import { checkOptions } from "../options/check-options.js";
import { ITERATE_OPTIONS } from "../options/checks.js";
import { knownOptions } from "../request/known-options.js";
import type { ClientDefaults } from "../options/client-defaults.js";
import type { ClientOptions } from "../options/options.js";
import { checkedSettings } from "../options/check-client-options.js";
import type { NamedOperation } from "../request/build-call.js";
import type { Operation, Operations } from "../operation/operation.js";
import { describe } from "../types/check-value.js";
import { refuse } from "../types/refuse.js";
import { send } from "../send/send.js";

/**
 * Creates a client with a method for each operation, and an extra method for each list that can be read page by page.
 * Throws a TypeError that names a wrong option.
 */
export function createClientFrom<Client>(
  operations: Operations,
  options: ClientOptions | undefined,
  defaults: ClientDefaults = {},
): Client {
  const { needsToken, version } = defaults;
  const required = needsToken ? ["baseUrl", "token"] : ["baseUrl"];
  const settings = checkedSettings(options, required, defaults);
  const { baseUrl } = settings;
  // The client adds the version to each path, but many callers also put it into the base URL.
  if (version && baseUrl.endsWith(version))
    refuse(
      "createClient: baseUrl",
      `a URL without \`${version}\`, which the client adds`,
      baseUrl,
      describe,
    );
  const client: [method: string, call: unknown][] = [];
  for (const [id, operation] of Object.entries(operations)) {
    const name = (own: Operation): NamedOperation => {
      const known = knownOptions(own);
      return { id, operation: own, take: (given) => checkOptions(id, given, known) };
    };
    const named = name(operation);
    client.push([
      // A client with a method `then` would look like a promise to `await`.
      id === "then" ? "then_" : id,
      (given: object = {}) =>
        send(settings, operation.open ? name(operation.open(operation, given)) : named, given),
    ]);
    if (!operation.pages) continue;
    const [iterate, readPages, pageOptions = ITERATE_OPTIONS] = operation.pages;
    const iterable = knownOptions(operation, pageOptions);
    client.push([
      iterate,
      (given: object = {}) =>
        readPages(
          (check, page) => send(settings, { ...named, check }, page),
          checkOptions(iterate, given, iterable),
        ),
    ]);
  }
  // `fromEntries` defines even an operation with the id `__proto__` as an ordinary member.
  return Object.fromEntries(client) as Client;
}
