import { OPERATION_ADDRESSES } from "@document-export/types/constants";
import { pathOfNothing } from "../probe/requests.js";

/** A path of the interface and its methods. Path parameters are filled with ids that do not exist. */
export interface PathMethods {
  readonly path: string;
  readonly methods: readonly string[];
}

interface Address {
  readonly method: string;
  readonly path: string;
}

const ADDRESSES: readonly Address[] = Object.values(OPERATION_ADDRESSES);

/** The paths of the interface. */
export const PATHS: readonly PathMethods[] = [...new Set(ADDRESSES.map(({ path }) => path))].map(
  (template) => ({
    path: pathOfNothing(template),
    methods: ADDRESSES.filter(({ path }) => path === template).map(({ method }) => method),
  }),
);

/**
 * Methods that can be checked against a path. For other methods, such as TRACE, nobody can tell whether the path has
 * them.
 */
const KNOWN_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/**
 * Returns what is wrong with the `Allow` of a response: it must list exactly the methods of the path, and HEAD if there
 * is a GET (RFC 9110, 10.2.1).
 */
export function faultOfAllow(methods: readonly string[], headers: Headers): string | undefined {
  const allow = (headers.get("allow") ?? "").split(/\s*,\s*/);
  const expected = methods.includes("GET") ? [...methods, "HEAD"] : methods;
  const missing = expected.filter((method) => !allow.includes(method));
  if (missing.length > 0)
    return `expected \`Allow\` to name ${missing.join(", ")}, got \`${allow.join(", ")}\`.`;
  const surplus = KNOWN_METHODS.filter((name) => allow.includes(name) && !expected.includes(name));
  if (surplus.length === 0) return undefined;
  return `expected \`Allow\` not to name ${surplus.join(", ")}, got \`${allow.join(", ")}\`.`;
}
