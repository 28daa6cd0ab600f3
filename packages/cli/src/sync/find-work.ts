import { type Google, GoogleError, parseAddress } from "@document-export/google";
import { addressOf } from "../export/from-google/expand-addresses.js";
import type { SyncedDocument, SyncState } from "./sync-state.js";

/** The documents that a round checks, and the state to store afterwards. */
export interface Work {
  readonly documents: readonly SyncedDocument[];
  /** Number of documents in the folder. */
  readonly total: number;
  /** Documents that disappeared from the folder since the last round. */
  readonly missing: readonly SyncedDocument[];
  readonly next: Pick<SyncState["place"], "place" | "driveId" | "listedAt">;
}

/**
 * Time in milliseconds after which the folder is listed again: the list of changes may miss documents that came into
 * the folder by a change of another folder.
 */
const LIST_EVERY_MS = 3_600_000;

/**
 * Finds the documents that changed since the last round. Returns none if Google's list of changes has no new entries
 * and no document is left from the last round.
 */
export async function findWork(google: Google, address: string, state: SyncState): Promise<Work> {
  const now = Date.now();
  const { place, driveId, listedAt = 0 } = state.place;
  const news = place === undefined ? undefined : await readNews(google, place, driveId);
  if (news && !news.hasChanges && now - listedAt < LIST_EVERY_MS)
    return {
      ...leftOver(state),
      next: { place: news.next, listedAt, ...(driveId && { driveId }) },
    };
  // Reads the position before the listing: documents that change during the listing are checked again in the next
  // round.
  const begin = news ? { next: news.next, driveId } : await findBegin(google, address);
  const listed = await listDocuments(google, address, state);
  const next = {
    place: begin.next,
    listedAt: now,
    ...(begin.driveId && { driveId: begin.driveId }),
  };
  return { ...listed, next };
}

/** Returns whether anything changed; undefined if the stored position has expired. */
async function readNews(google: Google, place: string, driveId: string | undefined) {
  try {
    let [next, hasChanges] = [place, false];
    for await (const page of google.watchChanges(place, { driveId })) {
      hasChanges ||= page.changes.length > 0;
      ({ next } = page);
    }
    return { next, hasChanges };
  } catch (error) {
    if (error instanceof GoogleError && error.kind === "changes-lost") return undefined;
    throw error;
  }
}

async function findBegin(google: Google, address: string) {
  const { driveId } = await google.describe(parseAddress(address).id);
  for await (const { next } of google.watchChanges(undefined, { driveId }))
    return { next, driveId };
  throw new Error("Google returned no position in its list of changes.");
}

function leftOver(state: SyncState) {
  const present = [...state.documents.values()].filter(({ isMissing }) => !isMissing);
  return {
    documents: present.filter(({ status }) => status !== "done"),
    total: present.length,
    missing: [],
  };
}

async function listDocuments(google: Google, address: string, state: SyncState) {
  const documents: SyncedDocument[] = [];
  const seen = new Set<string>();
  for await (const entry of google.listFolder(address, { recursive: true })) {
    if (entry.kind !== "document" || seen.has(entry.id)) continue;
    seen.add(entry.id);
    const known = state.documents.get(entry.id);
    const { id, path, version } = entry;
    const isSame =
      known?.status === "done" &&
      known.version === version &&
      known.path === path &&
      !known.isMissing;
    if (isSame) continue;
    const { revision = "", status = "listed", attempt = 1 } = known ?? {};
    documents.push({ id, path, address: addressOf(entry), version, revision, status, attempt });
  }
  const missing = [...state.documents.values()].filter(
    ({ id, isMissing }) => !seen.has(id) && !isMissing,
  );
  return { documents, total: seen.size, missing };
}
