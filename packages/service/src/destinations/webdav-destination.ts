import { z } from "zod";
import type { Outbound } from "../outbound/outbound.js";
import {
  assertUnchanged,
  targetExists,
  destinationKind,
  type Publication,
  type Published,
  type PublishedResult,
} from "./destination.js";
import { type CallResponse, assertSuccess, type Call, lastModified, send } from "./send.js";
import { joinUrl, probeTarget, publicLink } from "./target.js";

const settingsSchema = z.object({
  /** URL of the collection that results are published to. */
  url: z.url({ protocol: /^https?$/ }),
  /** Base URL under which people can see the results, if there is one. */
  publicUrl: z.url().optional(),
});
const secretsSchema = z.object({
  username: z.string().optional(),
  password: z.string().optional(),
});

interface Share {
  readonly settings: z.output<typeof settingsSchema>;
  readonly secrets: z.output<typeof secretsSchema>;
  readonly outbound: Outbound;
}

const NOT_FOUND = 404;
const METHOD_NOT_ALLOWED = 405;
const PRECONDITION_FAILED = 412;

/** `webdav`: a collection of a WebDAV server (RFC 4918). */
export const webdavKind = destinationKind({
  summary: "a folder of a WebDAV server",
  publishing: "uploaded under another name, then moved",
  removing: "with its images, unless it was changed since",
  settings: settingsSchema,
  secrets: secretsSchema,
  open: (settings, secrets, outbound) => ({
    keepsFiles: true,
    publish: (publication) => publish({ settings, secrets, outbound }, publication),
    remove: (result) => remove({ settings, secrets, outbound }, result),
    check: () => check({ settings, secrets, outbound }),
  }),
  read: (settings, secrets, outbound) => (reference, max) =>
    read({ settings, secrets, outbound }, reference, max),
});

/** Uploads a result under another name and moves it, because many servers show a file while it is being written. */
async function publish(share: Share, publication: Publication): Promise<Published> {
  const { target } = publication;
  await makeCollections(share, target);
  const draft = draftOf(publication);
  const { bytes, mediaType } = publication;
  const headers = { "content-type": mediaType };
  assertSuccess(await call(share, "PUT", draft, { headers, body: bytes }), "the upload");
  try {
    await putInPlace(share, draft, publication);
  } finally {
    // After a successful move the response is 404.
    await call(share, "DELETE", draft);
  }
  return { reference: target, links: publicLink(share.settings.publicUrl, publication) };
}

async function makeCollections(share: Share, target: string): Promise<void> {
  const segments = target.split("/").slice(0, -1);
  for (const depth of segments.keys()) {
    const made = await call(share, "MKCOL", `${segments.slice(0, depth + 1).join("/")}/`);
    // MKCOL is allowed only where nothing exists: this status means that the collection exists.
    if (made.status !== METHOD_NOT_ALLOWED) assertSuccess(made, "the creation of a folder");
  }
}

/** All attempts share one name: the next attempt overwrites what a crashed one left. */
function draftOf({ target, job }: Publication): string {
  return [...target.split("/").slice(0, -1), `.${job}.part`].join("/");
}

async function putInPlace(share: Share, draft: string, publication: Publication): Promise<void> {
  const { target, replace, resumed, bytes } = publication;
  const destination = joinUrl(share.settings.url, target);
  const headers = { destination, overwrite: replace ? "T" : "F" };
  const moved = await call(share, "MOVE", draft, { headers });
  if (moved.status !== PRECONDITION_FAILED) return assertSuccess(moved, "the move of the upload");
  const there = resumed ? await call(share, "GET", target) : undefined;
  if (there?.status === 200 && Buffer.from(bytes).equals(there.bytes)) return;
  throw targetExists(target);
}

async function remove(
  share: Share,
  { reference, images, publishedAt }: PublishedResult,
): Promise<"removed" | "absent"> {
  const found = await call(share, "HEAD", reference);
  if (found.status === NOT_FOUND) return "absent";
  assertSuccess(found, "the check of the result");
  assertUnchanged(reference, lastModified(found), publishedAt);
  const folder = await call(share, "DELETE", `${images}/`);
  if (folder.status !== NOT_FOUND) assertSuccess(folder, "the deletion of the images");
  assertSuccess(await call(share, "DELETE", reference), "the deletion of the result");
  return "removed";
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

async function check(share: Share): Promise<void> {
  const target = probeTarget();
  assertSuccess(await call(share, "PUT", target, { body: Buffer.from("check") }), "an upload");
  assertSuccess(await call(share, "DELETE", target), "a deletion");
}

function call(
  { settings, secrets, outbound }: Share,
  method: Call["method"],
  target: string,
  rest: Omit<Call, "method" | "url"> = {},
): Promise<CallResponse> {
  const url = joinUrl(settings.url, target);
  const headers = { ...authorization(secrets), ...rest.headers };
  return send({ ...rest, method, url, headers }, outbound);
}

function authorization({ username, password }: Share["secrets"]): Record<string, string> {
  if (username === undefined) return {};
  const credentials = Buffer.from(`${username}:${password ?? ""}`).toString("base64");
  return { authorization: `Basic ${credentials}` };
}
