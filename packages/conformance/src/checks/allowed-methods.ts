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

/** What is wrong with the `Allow` of a response, if it lacks a method that the path has. */
export function faultOfAllow(methods: readonly string[], headers: Headers): string | undefined {
  const allow = (headers.get("allow") ?? "").split(/\s*,\s*/);
  const missing = methods.filter((method) => !allow.includes(method));
  if (missing.length === 0) return undefined;
  return `expected \`Allow\` to name ${missing.join(", ")}, got \`${allow.join(", ")}\`.`;
}
