import { type Google, parseAddress } from "@document-export/google";
import type { GoogleDocument } from "./google-item.js";

/** The documents that were found for the given addresses. */
export interface ExpandedAddresses {
  readonly documents: readonly GoogleDocument[];
  readonly hasFolder: boolean;
  /** Number of files in the folders that are not Google Docs. */
  readonly others: number;
}

/**
 * Finds the documents for addresses. For a folder, finds all documents in it and its subfolders, in the order of their
 * paths, without duplicates.
 */
export async function expandAddresses(
  google: Google,
  addresses: readonly string[],
): Promise<ExpandedAddresses> {
  const documents = new Map<string, GoogleDocument>();
  let [hasFolder, others] = [false, 0];
  for (const address of addresses) {
    const { id } = parseAddress(address);
    if (!(await namesFolder(google, address))) {
      documents.set(id, { id, shown: address, address, path: undefined });
      continue;
    }
    hasFolder = true;
    for await (const entry of google.listFolder(address, { recursive: true })) {
      if (entry.kind === "other") others += 1;
      if (entry.kind !== "document" || documents.has(entry.id)) continue;
      const { path } = entry;
      documents.set(entry.id, { id: entry.id, shown: path, address: addressOf(entry), path });
    }
  }
  return { documents: [...documents.values()], hasFolder, others };
}

/** Returns the address of a document in a folder, with the resource key that old links need. */
export function addressOf({
  id,
  resourceKey,
}: {
  readonly id: string;
  readonly resourceKey?: string;
}): string {
  const address = `https://docs.google.com/document/d/${id}/edit`;
  return resourceKey === undefined ? address : `${address}?resourcekey=${resourceKey}`;
}

/**
 * Returns true if an address belongs to a folder. If Google does not say so, the address is treated as a document, and
 * reading it reports the error.
 */
async function namesFolder(google: Google, address: string): Promise<boolean> {
  const { kind } = parseAddress(address);
  if (kind !== "unknown") return kind === "folder";
  const file = await google.describe(address).catch(() => undefined);
  return file?.kind === "folder";
}
