import type { DriveState, LocalFile } from "./drive-state.ts";
import { FOLDER, mayRead } from "./drive-state.ts";
import type { GoogleFault } from "./google-fault.ts";

type Result = { readonly body: object } | GoogleFault;

const DEFAULT_PAGE = 100;

/** `files.get`: returns the metadata of a file, or Google's error for it. */
export function getFile(state: DriveState, id: string, who: string): Result {
  const stored = state.get(id);
  if (!stored || !mayRead(stored.file, who))
    return {
      status: 404,
      code: "NOT_FOUND",
      reason: "notFound",
      message: `File not found: ${id}.`,
    };
  return { body: toBody(stored) };
}

/** `files.list` for the one query that lists a folder; pages have at most `maxPage` entries. */
export function listFiles(
  state: DriveState,
  who: string,
  query: URLSearchParams,
  maxPage: number,
): Result {
  const [, folder] = /^'([\w-]+)' in parents and trashed = false$/.exec(query.get("q") ?? "") ?? [];
  if (folder === undefined) return invalid("q");
  const all = state
    .children(folder, who)
    .toSorted(
      ({ file: a }, { file: b }) =>
        Number(b.mimeType === FOLDER) - Number(a.mimeType === FOLDER) ||
        a.name.localeCompare(b.name, "en", { numeric: true }),
    );
  const inMyDrive =
    query.get("includeItemsFromAllDrives") === "true"
      ? all
      : all.filter(({ file }) => !file.driveId);
  const page = pageOf(inMyDrive, query, maxPage);
  if (!page) return invalid("pageToken");
  const { items, next } = page;
  return { body: { files: items.map(toBody), ...(next !== undefined && { nextPageToken: next }) } };
}

/** `changes.getStartPageToken`: returns the token for changes from now on. */
export function getStartPageToken(state: DriveState): Result {
  return { body: { startPageToken: String(state.changes.length) } };
}

/** `changes.list`: one entry for each file changed since the token, with its current state. */
export function listChanges(
  state: DriveState,
  who: string,
  query: URLSearchParams,
  { maxPage, forgetsBefore }: { readonly maxPage: number; readonly forgetsBefore: number },
): Result {
  const since = Number(query.get("pageToken"));
  if (!Number.isInteger(since) || since < forgetsBefore || since > state.changes.length)
    return invalid("pageToken");
  const end = Math.min(
    state.changes.length,
    since + Math.min(Number(query.get("pageSize") ?? DEFAULT_PAGE), maxPage),
  );
  const ids = [...new Set(state.changes.slice(since, end))];
  const changes = ids.map((fileId) => {
    const stored = state.get(fileId);
    const isGone = !stored || !mayRead(stored.file, who);
    return {
      changeType: "file",
      fileId,
      removed: isGone,
      ...(!isGone && { file: toBody(stored) }),
    };
  });
  const isLast = end === state.changes.length;
  return { body: { changes, [isLast ? "newStartPageToken" : "nextPageToken"]: String(end) } };
}

function pageOf<Item>(items: readonly Item[], query: URLSearchParams, maxPage: number) {
  const token = query.get("pageToken") ?? "page-0";
  const [, start] = /^page-(\d+)$/.exec(token) ?? [];
  if (start === undefined) return undefined;
  const from = Number(start);
  const to = from + Math.min(Number(query.get("pageSize") ?? DEFAULT_PAGE), maxPage);
  return { items: items.slice(from, to), next: to < items.length ? `page-${to}` : undefined };
}

function invalid(name: string): GoogleFault {
  return {
    status: 400,
    code: "INVALID_ARGUMENT",
    reason: "invalid",
    message: `Invalid Value: ${name}`,
  };
}

function toBody({
  file,
  version,
  modifiedTime,
}: {
  readonly file: LocalFile;
  readonly version: number;
  readonly modifiedTime: string;
}): object {
  const { id, name, mimeType, parents, trashed = false, driveId, shortcutDetails } = file;
  return {
    id,
    name,
    mimeType,
    parents,
    modifiedTime,
    version: String(version),
    trashed,
    ...(driveId !== undefined && { driveId }),
    ...(shortcutDetails && { shortcutDetails }),
  };
}
