import { z } from "zod";
import { DeliveryRefusedError } from "./delivery-refused-error.js";
import { destinationKind, type Outbound } from "./destination-kind.js";
import type { Publication, Published } from "./destination.js";
import { type Answer, assertTaken, type Call, send } from "./send.js";
import { joinUrl, probeTarget, publicLink } from "./target.js";

const settingsSchema = z.object({
  /** URL of the collection that results go to. */
  url: z.url({ protocol: /^https?$/ }),
  /** Where people see the results, if they do. */
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

const METHOD_NOT_ALLOWED = 405;
const PRECONDITION_FAILED = 412;

/** `webdav`: a collection of a WebDAV server (RFC 4918). */
export const webdavKind = destinationKind({
  summary: "a folder of a WebDAV server",
  settings: settingsSchema,
  secrets: secretsSchema,
  open: (settings, secrets, outbound) => ({
    keepsFiles: true,
    publish: (publication) => publish({ settings, secrets, outbound }, publication),
    check: () => check({ settings, secrets, outbound }),
  }),
});

/** A result is uploaded under another name and moved: many servers show a file while it is written. */
async function publish(share: Share, publication: Publication): Promise<Published> {
  const { target } = publication;
  await makeCollections(share, target);
  const draft = draftOf(publication);
  const { bytes, mediaType } = publication;
  const headers = { "content-type": mediaType };
  assertTaken(await call(share, "PUT", draft, { headers, body: bytes }), "the upload");
  try {
    await putInPlace(share, draft, publication);
  } finally {
    // After a move there is nothing to delete, and the answer says so.
    await call(share, "DELETE", draft);
  }
  return { reference: target, links: publicLink(share.settings.publicUrl, publication) };
}

async function makeCollections(share: Share, target: string): Promise<void> {
  const segments = target.split("/").slice(0, -1);
  for (const depth of segments.keys()) {
    const made = await call(share, "MKCOL", `${segments.slice(0, depth + 1).join("/")}/`);
    // Allowed only where nothing is yet, so the answer says that the collection is there.
    if (made.status !== METHOD_NOT_ALLOWED) assertTaken(made, "making a folder");
  }
}

/** One name for all attempts: the next one writes over what a dead one left. */
function draftOf({ target, job }: Publication): string {
  return [...target.split("/").slice(0, -1), `.${job}.part`].join("/");
}

async function putInPlace(share: Share, draft: string, publication: Publication): Promise<void> {
  const { target, replace, resumed, bytes } = publication;
  const destination = joinUrl(share.settings.url, target);
  const headers = { destination, overwrite: replace ? "T" : "F" };
  const moved = await call(share, "MOVE", draft, { headers });
  if (moved.status !== PRECONDITION_FAILED) return assertTaken(moved, "moving the upload");
  const there = resumed ? await call(share, "GET", target) : undefined;
  if (there?.status === 200 && Buffer.from(bytes).equals(there.bytes)) return;
  throw new DeliveryRefusedError(`\`${target}\` belongs to something else already.`);
}

async function check(share: Share): Promise<void> {
  const target = probeTarget();
  assertTaken(await call(share, "PUT", target, { body: Buffer.from("check") }), "an upload");
  assertTaken(await call(share, "DELETE", target), "a deletion");
}

function call(
  { settings, secrets, outbound }: Share,
  method: Call["method"],
  target: string,
  rest: Omit<Call, "method" | "url"> = {},
): Promise<Answer> {
  const url = joinUrl(settings.url, target);
  const headers = { ...authorization(secrets), ...rest.headers };
  return send({ ...rest, method, url, headers }, outbound);
}

function authorization({ username, password }: Share["secrets"]): Record<string, string> {
  if (username === undefined) return {};
  const credentials = Buffer.from(`${username}:${password ?? ""}`).toString("base64");
  return { authorization: `Basic ${credentials}` };
}
