import { cleanUpAfter } from "../clean-up-after.js";
import {
  assertUnchanged,
  DeliveryRefusedError,
  targetExists,
  destinationKind,
  type Publication,
  type Published,
  type PublishedResult,
} from "../destination.js";
import { type CallResponse, assertSuccess, isSuccess, lastModified } from "../send.js";
import { joinUrl, probeTarget, publicLink } from "../target.js";
import { isFound, modifiedIn } from "./multi-status.js";
import { call, openShare, secretsSchema, settingsSchema, type Share } from "./share.js";

const NOT_FOUND = 404;
const METHOD_NOT_ALLOWED = 405;
const PRECONDITION_FAILED = 412;
const BAD_GATEWAY = 502;

/** `webdav`: a collection of a WebDAV server (RFC 4918). */
export const webdavKind = destinationKind({
  summary: "a folder of a WebDAV server",
  publishing: "uploaded under another name, then moved",
  removing: "with its images, unless it was changed since",
  settings: settingsSchema,
  secrets: secretsSchema,
  open: (settings, secrets, outbound) => {
    const share = openShare(settings, secrets, outbound);
    return {
      keepsFiles: true,
      publish: (publication) => publish(share, publication),
      remove: (result) => remove(share, result),
      check: () => check(share),
    };
  },
  read: (settings, secrets, outbound) => (reference, max) =>
    read(openShare(settings, secrets, outbound), reference, max),
});

/** Uploads a result under a temporary name and moves it, because many servers show a file while it is being written. */
async function publish(share: Share, publication: Publication): Promise<Published> {
  const { target } = publication;
  await makeCollections(share, target);
  const draft = draftOf(publication);
  const { bytes, mediaType } = publication;
  const headers = { "content-type": mediaType };
  await cleanUpAfter(
    async () => {
      // A server with a full disk may keep the part that it received.
      await assertUploaded(share, draft, await call(share, "PUT", draft, { headers, body: bytes }));
      await putInPlace(share, draft, publication);
    },
    // After a successful move, this responds with 404.
    async () => void (await call(share, "DELETE", draft)),
  );
  return { reference: target, links: publicLink(share.settings.publicUrl, publication) };
}

/**
 * Checks an upload. WebDAV servers in Go respond with 405 if they could not store it, for example on a full disk; on
 * other servers 405 means that they do not accept uploads.
 */
async function assertUploaded(share: Share, path: string, response: CallResponse): Promise<void> {
  if (response.status === METHOD_NOT_ALLOWED) {
    const { header } = await call(share, "OPTIONS", path);
    if (/\bPUT\b/.test(header("allow") ?? ""))
      throw new Error("The destination accepts uploads, but did not store this one (405).");
    throw new DeliveryRefusedError(
      "it responded with 405 to the upload: its address takes none. Set `url` to the WebDAV address of the server; that of Nextcloud contains `/remote.php/dav/files/`.",
    );
  }
  assertSuccess(response, "the upload");
}

async function makeCollections(share: Share, target: string): Promise<void> {
  const segments = target.split("/").slice(0, -1);
  for (const depth of segments.keys()) {
    const made = await call(share, "MKCOL", `${segments.slice(0, depth + 1).join("/")}/`);
    // MKCOL is allowed only if nothing exists at the path: 405 means that the collection exists. Some servers report
    // that as 409, 423, 403 or a redirect, so check for the folder itself.
    if (made.status === METHOD_NOT_ALLOWED || isSuccess(made)) continue;
    if (!(await isThere(share, `${segments.slice(0, depth + 1).join("/")}/`)))
      assertSuccess(made, "the creation of a folder");
  }
}

/** Returns true if the server has something at a path. Uses HEAD on servers without PROPFIND. */
async function isThere(share: Share, path: string): Promise<boolean> {
  const found = await call(share, "PROPFIND", path, { headers: { depth: "0" } });
  if (isFound(found)) return true;
  return found.status !== NOT_FOUND && isSuccess(await call(share, "HEAD", path));
}

/**
 * Returns the draft's path. All attempts share one name, so that the next attempt overwrites the draft of a crashed
 * one.
 */
function draftOf({ target, job }: Publication): string {
  return [...target.split("/").slice(0, -1), `.${job}.part`].join("/");
}

async function putInPlace(share: Share, draft: string, publication: Publication): Promise<void> {
  const { target, replace, resumed, bytes } = publication;
  // Some servers ignore `Overwrite: F` and would replace an existing file.
  if (replace || !(await isThere(share, target))) {
    const moved = await move(share, draft, target, replace);
    if (moved.status !== PRECONDITION_FAILED) return assertMoved(moved, "the move of the upload");
  }
  const there = resumed ? await call(share, "GET", target) : undefined;
  if (there?.status === 200 && Buffer.from(bytes).equals(there.bytes)) return;
  throw targetExists(target);
}

/** Statuses of servers that take the destination of a move for another server's: 502 in RFC 4918, 9.9.4. */
const TAKEN_FOR_ANOTHER: ReadonlySet<number> = new Set([400, 403, BAD_GATEWAY]);

/** Passes if a move succeeded. The upload before it did, so the credentials are right. */
function assertMoved(response: CallResponse, step: string): void {
  const { status } = response;
  if (status !== 400 && status !== 403) return assertSuccess(response, step);
  throw new DeliveryRefusedError(
    `it took the upload, and responded with ${status} to ${step}. Check that its user may rename files. If a proxy in front of the server changes host or path of a request, let it change those in the header \`Destination\` too.`,
  );
}

/**
 * Moves a file. A server behind a proxy may mistake its own address for another server's. In that case, the destination
 * is given as a path (RFC 4918, 8.3).
 */
async function move(
  share: Share,
  draft: string,
  target: string,
  replace: boolean,
): Promise<CallResponse> {
  const destination = joinUrl(share.settings.url, target);
  const overwrite = replace ? "T" : "F";
  const moved = await call(share, "MOVE", draft, { headers: { destination, overwrite } });
  if (!TAKEN_FOR_ANOTHER.has(moved.status)) return moved;
  const { pathname, search } = new URL(destination);
  const path = { destination: pathname + search, overwrite };
  return call(share, "MOVE", draft, { headers: path });
}

async function remove(
  share: Share,
  { reference, images, publishedAt }: PublishedResult,
): Promise<"removed" | "absent"> {
  const found = await call(share, "HEAD", reference);
  if (found.status === NOT_FOUND) return "absent";
  assertSuccess(found, "the check of the result");
  assertUnchanged(reference, await modifiedOf(share, reference, found), publishedAt);
  const folder = await call(share, "DELETE", `${images}/`);
  if (folder.status !== NOT_FOUND) assertSuccess(folder, "the deletion of the images");
  assertSuccess(await call(share, "DELETE", reference), "the deletion of the result");
  return "removed";
}

/**
 * Returns when a resource was last changed. For media types that they do not know, some servers report that only in a
 * PROPFIND.
 */
async function modifiedOf(
  share: Share,
  path: string,
  found: CallResponse,
): Promise<Date | undefined> {
  const modified = lastModified(found);
  if (modified) return modified;
  return modifiedIn(await call(share, "PROPFIND", path, { headers: { depth: "0" } }));
}

async function read(
  share: Share,
  reference: string,
  maxResponse: number,
): Promise<Uint8Array | undefined> {
  const found = await call(share, "GET", reference, { maxResponse });
  if (found.status === NOT_FOUND) return undefined;
  assertSuccess(found, "the reading of the result");
  return found.bytes;
}

const IGNORES_OVERWRITE =
  "the server overwrites a file although the request forbids it (`Overwrite: F`): if someone else writes a file between the check of the path and the move, that file is overwritten. Set `onExisting` to `replace` if that is acceptable, or publish to a folder that only this service writes to.";

/** Goes through the steps of a publication in a separate folder. */
async function check(share: Share): Promise<readonly string[]> {
  const folder = probeTarget();
  const [draft, taken] = [`${folder}/draft`, `${folder}/taken`];
  const put = async (path: string) =>
    assertUploaded(share, path, await call(share, "PUT", path, { body: Buffer.from("check") }));
  const cleanUp = async () => {
    // Some servers do not delete a folder that is not empty.
    for (const path of [draft, taken]) await call(share, "DELETE", path);
    const deleted = await call(share, "DELETE", `${folder}/`);
    if (deleted.status !== NOT_FOUND) assertSuccess(deleted, "a deletion");
  };
  return cleanUpAfter(async () => {
    await makeCollections(share, draft);
    await put(taken);
    await put(draft);
    const kept = await move(share, draft, taken, false);
    const isKept = kept.status === PRECONDITION_FAILED;
    if (!isKept) {
      assertMoved(kept, "a move");
      await put(draft);
    }
    assertSuccess(await move(share, draft, taken, true), "a move that replaces");
    return isKept || share.settings.onExisting === "replace" ? [] : [IGNORES_OVERWRITE];
  }, cleanUp);
}
