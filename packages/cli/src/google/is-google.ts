import { isGoogleAddress, isGoogleId } from "@document-export/google/address";
import { existsSync } from "node:fs";

/** Whether an argument is an address of Google, or an id alone; a file of that name comes first. */
export function isGoogle(argument: string): boolean {
  if (isGoogleAddress(argument)) return true;
  return isGoogleId(argument) && !existsSync(argument);
}
