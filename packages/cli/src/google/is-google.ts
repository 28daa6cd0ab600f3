import { isGoogleAddress, isGoogleId } from "@document-export/google/address";
import { existsSync } from "node:fs";

/** Returns true if an argument is a Google address or ID. If a file with that name exists, the argument is the file. */
export function isGoogle(argument: string): boolean {
  if (isGoogleAddress(argument)) return true;
  return isGoogleId(argument) && !existsSync(argument);
}
