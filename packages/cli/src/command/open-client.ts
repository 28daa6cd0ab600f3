import { createClient, type Client, type ClientOptions } from "@document-export/client";
import { UsageError } from "../errors/usage-error.js";

/** A client. Throws a UsageError for an option that is wrong, such as a token of two words; the token is not shown. */
export function openClient(options: ClientOptions): Client {
  try {
    return createClient(options);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), undefined, error);
  }
}
