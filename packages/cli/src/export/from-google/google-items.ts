import type { Client } from "@document-export/client";
import type { ExportFlags } from "../export-flags.js";
import type { ExportItem } from "../export-item.js";
import { expandAddresses } from "./expand-addresses.js";
import { googleItem } from "./google-item.js";
import { openGoogleWith } from "../../google/open-google.js";
import { createFindRecord } from "./recorded-exports.js";

/** Creates the items for addresses; each document is loaded when its export starts. */
export async function googleItems(
  addresses: readonly string[],
  flags: ExportFlags,
  { client, signal }: { readonly client: Client; readonly signal: AbortSignal },
): Promise<{
  readonly items: readonly ExportItem[];
  readonly hasFolder: boolean;
  readonly others: number;
}> {
  const google = await openGoogleWith(flags, signal);
  const { documents, hasFolder, others } = await expandAddresses(google, addresses);
  const { to: destination, format, reference, again } = flags;
  const findRecord = again ? undefined : createFindRecord(client, signal);
  const shared = { google, findRecord, target: { destination, format, reference } };
  return { items: documents.map((document) => googleItem(shared, document)), hasFolder, others };
}
