import { OPERATION_ADDRESSES } from "../load/operation.js";

const ADDRESSES = Object.values(OPERATION_ADDRESSES);

/** The paths of the interface. */
export const PATHS: readonly string[] = [...new Set(ADDRESSES.map(({ path }) => path))];

/** What is wrong with the `Allow` of a response, if it lacks a method that the path has. */
export function faultOfAllow(path: string, headers: Headers): string | undefined {
  const allow = (headers.get("allow") ?? "").split(/\s*,\s*/);
  const missing = ADDRESSES.filter((own) => own.path === path && !allow.includes(own.method));
  if (missing.length === 0) return undefined;
  const names = missing.map(({ method }) => method).join(", ");
  return `expected \`Allow\` to name ${names}, got \`${allow.join(", ")}\`.`;
}
