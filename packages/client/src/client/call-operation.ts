import type { ClientDefaults } from "../options/client-defaults.js";
import { BASE_URL } from "../options/base-url.js";
import type { ClientOptions, IterateOptions } from "../options/options.js";
import { resolveSettings, type Settings } from "../options/settings.js";
import type { Operation } from "../operation/operation.js";
import type { Pages } from "../operation/pages.js";
import type { NamedOperation } from "../request/build-call.js";
import { refuse } from "../types/refuse.js";
import { typeOf } from "../types/json-type.js";
import { send } from "../send/send.js";

/** Base URL and settings shared by operations that are called as functions. */
export interface Connection {
  readonly baseUrl: string;
}

/**
 * Connects operation functions to an implementation. To keep bundles small, options are checked only by the compiler:
 * unlike a client, a function does not notice a wrong option at run time.
 */
export function connectTo(
  options: ClientOptions | undefined,
  defaults: ClientDefaults,
): Connection {
  return resolveSettings(options, defaults, (all) => {
    const [expected, accepts, show = typeOf] = BASE_URL;
    if (!accepts(all.baseUrl)) refuse("connect: baseUrl", expected, all.baseUrl, show);
    return defined(all);
  });
}

/** Calls one operation. */
export function callOperation<Result>(
  connection: Connection,
  id: string,
  operation: Operation,
  given: object = {},
): Promise<Result> {
  return send(connection as Settings, named(id, operation, given), given) as Promise<Result>;
}

/** Reads a list page by page. */
export function iterateOperation<Item, Page>(
  connection: Connection,
  id: string,
  operation: Operation,
  given: IterateOptions = {},
): Pages<Item, Page> {
  const [, readPages] = operation.pages as NonNullable<Operation["pages"]>;
  const pages = readPages(
    (check, page) => send(connection as Settings, { ...named(id, operation, page), check }, page),
    given,
  );
  return pages as Pages<Item, Page>;
}

function named(id: string, operation: Operation, given: object): NamedOperation {
  return { id, operation: operation.open?.(operation, given) ?? operation, take: defined };
}

function defined<Options extends object>(options: Options): Options {
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  ) as Options;
}
