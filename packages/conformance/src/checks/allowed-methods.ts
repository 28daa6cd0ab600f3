import { OPERATION_ADDRESSES } from "@document-export/types/constants";
import { pathOfNothing } from "../probe/requests.js";

/** A path of the interface, on what does not exist where it names something, and the methods that it has. */
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

/** Methods of which it is known whether a path has them; of others, such as TRACE, it is not. */
const KNOWN_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** What is wrong with the `Allow` of a response: a path has exactly its methods, and HEAD with GET (RFC 9110, 10.2.1). */
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
