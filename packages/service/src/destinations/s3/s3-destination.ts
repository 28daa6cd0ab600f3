import { z } from "zod";
import type { Outbound } from "../../outbound/outbound.js";
import { bucketUrl } from "./bucket-url.js";
import { cleanUpAfter } from "../clean-up-after.js";
import { callS3 } from "./call-s3.js";
import { assertDone, assertStored, NO_CONDITIONS, PRECONDITION_FAILED } from "./explain-s3.js";
import {
  commonSettingsSchema,
  DeliveryRefusedError,
  targetExists,
  destinationKind,
  type Publication,
  type Published,
  type PublishedResult,
} from "../destination.js";
import { type Call, type CallResponse, isSuccess } from "../send.js";
import { joinUrl, probeTarget, publicLink } from "../target.js";
import { publicUrlSchema } from "../url-schemas.js";

const settingsSchema = z.object({
  /** URL of the S3 API, such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: z.url({ protocol: /^https?$/ }),
  /** Position of the bucket name: in the path, or prefixed to the host, as some servers require. */
  addressing: z.enum(["path", "host"]).default("path"),
  region: z.string().min(1).default("us-east-1"),
  bucket: z.string().min(1),
  /** Prefix of every key, such as `exports/`. */
  prefix: z.string().default(""),
  /** `job` puts the id of the job into every key, for a server without conditional writes. */
  keys: z.enum(["target", "job"]).default("target"),
  /** Base URL where people can view the objects, if there is one. */
  publicUrl: publicUrlSchema().optional(),
  /** Same as for every destination; listed here because the check uses it too. */
  onExisting: commonSettingsSchema.shape.onExisting,
});
const secretsSchema = z.object({
  accessKeyId: z.string().min(1),
  secretAccessKey: z.string().min(1),
});

interface Bucket {
  readonly settings: z.output<typeof settingsSchema>;
  readonly secrets: z.output<typeof secretsSchema>;
  readonly outbound: Outbound;
}

const JOB = "x-amz-meta-document-export-job";

/** `s3`: a bucket that speaks the protocol of Amazon S3 (Signature Version 4, conditional writes). */
export const s3Kind = destinationKind({
  summary: "a bucket of Amazon S3 or of a server with the same protocol",
  publishing:
    "conditional write, or under a key with the id of the job; the metadata names the job",
  removing: "with its images, if its metadata names the job",
  settings: settingsSchema,
  secrets: secretsSchema,
  hasOwnNames: ({ keys }) => keys === "job",
  open: (settings, secrets, outbound) => ({
    keepsFiles: true,
    publish: (publication) => publish({ settings, secrets, outbound }, publication),
    remove: (result) => remove({ settings, secrets, outbound }, result),
    check: () => check({ settings, secrets, outbound }),
  }),
  read: (settings, secrets, outbound) => (reference, max) =>
    read({ settings, secrets, outbound }, reference, max),
});

/** Publishes a result. An object appears completely or not at all, and its metadata names the job that wrote it. */
async function publish(bucket: Bucket, publication: Publication): Promise<Published> {
  const { target, replace } = publication;
  if (replace || !(await isPublished(bucket, publication))) {
    const response = await put(bucket, publication);
    // Something else was written to the key after the HEAD request.
    if (response.status === PRECONDITION_FAILED) throw targetExists(target);
    assertStored(response, isConditional(bucket, replace));
  }
  return { reference: target, links: publicLink(bucket.settings.publicUrl, publication) };
}

/** Returns true if this job published the result. Checked first, because not every server honors conditional writes. */
async function isPublished(bucket: Bucket, { target, job }: Publication): Promise<boolean> {
  const found = await inspectObject(bucket, target);
  if (found.status === 404) return false;
  assertDone(found, "the check of the target");
  if (found.header(JOB) === job) return true;
  throw targetExists(target);
}

/** Statuses that a server or a proxy may give to a HEAD although a GET would say more, or succeed. */
const ASK_AGAIN: ReadonlySet<number> = new Set([301, 307, 400, 403, 405, 501]);

/** Looks at a key. A HEAD has no body, so if it is refused, a GET asks for the reason. */
async function inspectObject(bucket: Bucket, target: string): Promise<CallResponse> {
  const url = urlOf(bucket, target);
  const found = await call(bucket, { method: "HEAD", url });
  return ASK_AGAIN.has(found.status) ? call(bucket, { method: "GET", url }) : found;
}

function put(bucket: Bucket, publication: Publication): Promise<CallResponse> {
  const { target, bytes, mediaType, job, replace } = publication;
  return call(bucket, {
    method: "PUT",
    url: urlOf(bucket, target),
    headers: {
      "content-type": mediaType,
      [JOB]: job,
      ...(isConditional(bucket, replace) && { "if-none-match": "*" }),
    },
    body: bytes,
  });
}

/**
 * Returns true if an object must be written on the condition that its key is free. A key that contains the id of its
 * job needs no condition, because no other job uses it.
 */
function isConditional({ settings }: Bucket, replace: boolean): boolean {
  return !replace && settings.keys === "target";
}

async function remove(
  bucket: Bucket,
  { reference, images, job }: PublishedResult,
): Promise<"removed" | "absent"> {
  const url = urlOf(bucket, reference);
  const found = await inspectObject(bucket, reference);
  if (found.status === 404) return "absent";
  assertDone(found, "the check of the result");
  if (found.header(JOB) !== job)
    throw new DeliveryRefusedError(`\`${reference}\` was not written by this export.`);
  for (const key of await keysBelow(bucket, `${images}/`)) await removeKey(bucket, key);
  assertDone(await call(bucket, { method: "DELETE", url }), "the deletion of the result");
  return "removed";
}

/**
 * Returns the first thousand keys with this prefix (ListObjectsV2); an export has fewer images. Filters out other keys,
 * in case a server ignores the prefix, because the listed keys are deleted.
 */
async function keysBelow(bucket: Bucket, prefix: string): Promise<readonly string[]> {
  const start = `${bucket.settings.prefix}${prefix}`;
  const url = new URL(bucketUrl(bucket.settings));
  url.search = String(new URLSearchParams({ "list-type": "2", prefix: start }));
  const listed = await call(bucket, { method: "GET", url: url.href });
  assertDone(listed, "the list of images");
  const keys = Buffer.from(listed.bytes)
    .toString()
    .matchAll(/<Key>([^<]*)<\/Key>/g);
  return [...keys].map(([, key = ""]) => unescapeXml(key)).filter((key) => key.startsWith(start));
}

async function removeKey(bucket: Bucket, key: string): Promise<void> {
  const url = joinUrl(bucketUrl(bucket.settings), key);
  assertDone(await call(bucket, { method: "DELETE", url }), "the deletion of an image");
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

/** Decodes the predefined entities and numeric references (XML 1.0, 4.1 and 4.6). */
function unescapeXml(text: string): string {
  return text.replaceAll(/&(#x[\da-fA-F]+|#\d+|\w+);/g, (entity, name: string) =>
    name.startsWith("#")
      ? String.fromCodePoint(Number(`0${name.slice(1)}`))
      : (ENTITIES[name] ?? entity),
  );
}

async function read(
  bucket: Bucket,
  reference: string,
  maxResponse: number,
): Promise<Uint8Array | undefined> {
  const url = urlOf(bucket, reference);
  const found = await call(bucket, { method: "GET", url, maxResponse });
  if (found.status === 404) return undefined;
  assertDone(found, "the reading of the result");
  return found.bytes;
}

/**
 * Goes through the steps of a publication: looks at a free key, writes a probe object, twice if writes are conditional,
 * reads its metadata and deletes it.
 */
async function check(bucket: Bucket): Promise<readonly string[]> {
  const target = probeTarget();
  const url = urlOf(bucket, target);
  const free = await inspectObject(bucket, target);
  if (isSuccess(free)) throw new DeliveryRefusedError(NO_API);
  if (free.status !== 404) assertDone(free, "the check of a free key");
  // If the credentials may not delete, the check stops here, before it writes a probe that would stay.
  const deleted = await call(bucket, { method: "DELETE", url });
  if (deleted.status === 403 || deleted.status === 405) return [cannotDelete(deleted)];
  if (deleted.status !== 404) assertDone(deleted, "a deletion");
  const { onExisting } = bucket.settings;
  const isAsked = isConditional(bucket, onExisting === "replace");
  const headers = { [JOB]: "check", ...(isAsked && { "if-none-match": "*" }) };
  const first = await call(bucket, { method: "PUT", url, headers });
  assertStored(first, isAsked, "an upload");
  const cleanUp = async () =>
    assertDone(await call(bucket, { method: "DELETE", url }), "a deletion");
  return cleanUpAfter(async () => {
    const second = isAsked ? await call(bucket, { method: "PUT", url, headers }) : undefined;
    const found = await inspectObject(bucket, target);
    assertDone(found, "the check of the target");
    return [
      ...(second && second.status !== PRECONDITION_FAILED ? [NO_CONDITIONS] : []),
      ...(found.header(JOB) === "check" ? [] : [NO_METADATA]),
    ];
  }, cleanUp);
}

const NO_API =
  "it responds with 200 to a key that cannot exist: `endpoint` is not the address of an S3 API, but for example of the server's console.";

function cannotDelete({ status }: CallResponse): string {
  return `it responded with ${status} to a deletion: an erasure removes none of its results, and the check has not tried an upload, which would stay. Grant the right to delete objects (\`s3:DeleteObject\`) if results are to be erased.`;
}

const NO_METADATA =
  "the server drops the metadata that names the job: if the response to an upload is lost, the service cannot recognise its own result, and an erasure removes none. Set `onExisting` to `replace`.";

function urlOf(bucket: Bucket, target: string): string {
  return joinUrl(bucketUrl(bucket.settings), `${bucket.settings.prefix}${target}`);
}

function call({ settings, secrets, outbound }: Bucket, unsigned: Call): Promise<CallResponse> {
  return callS3({ region: settings.region, ...secrets, outbound }, unsigned);
}
