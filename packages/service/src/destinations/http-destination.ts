import { z } from "zod";
import { cleanUpAfter } from "./clean-up-after.js";
import type { Outbound } from "../outbound/outbound.js";
import {
  commonSettingsSchema,
  DeliveryRefusedError,
  assertUnchanged,
  targetExists,
  destinationKind,
  type Publication,
  type Published,
  type PublishedLink,
  type PublishedResult,
} from "./destination.js";
import { isLogInPage } from "./response-advice.js";
import { type CallResponse, assertSuccess, isSuccess, lastModified, send } from "./send.js";
import { joinUrl, probeTarget, publicLink } from "./target.js";
import { headerValueSchema, publicUrlSchema, serverUrlSchema } from "./url-schemas.js";

const settingsSchema = z.object({
  /** Base URL of results; each is stored at its target below it. */
  url: serverUrlSchema(),
  method: z.enum(["PUT", "POST"]).default("PUT"),
  /** Base URL where people can view the results, if there is one and the server does not report it. */
  publicUrl: publicUrlSchema().optional(),
  /** Same as for every destination; listed here because the check uses it too. */
  onExisting: commonSettingsSchema.shape.onExisting,
  /** Headers that are sent with every result. */
  headers: z.record(z.string().regex(/^[!#$%&'*+.^_`|~\w-]+$/), headerValueSchema()).default({}),
});
const secretsSchema = z.object({
  /** Value of the `Authorization` header. */
  authorization: headerValueSchema().min(1).optional(),
});

interface Endpoint {
  readonly settings: z.output<typeof settingsSchema>;
  readonly secrets: z.output<typeof secretsSchema>;
  readonly outbound: Outbound;
}

const PRECONDITION_FAILED = 412;
const ACCEPTED = 202;
const SEE_OTHER = 303;

/**
 * `http`: any server that accepts a PUT or POST. `Idempotency-Key` is the id of the job, so that the server can
 * recognize a retry. `If-None-Match: *` asks the server to refuse, with 412, to replace a resource (RFC 9110, 13.1.2).
 * Not every server does, which is why each PUT is preceded by a GET, and the check of a connection tries it.
 */
export const httpKind = destinationKind({
  summary: "any server that accepts PUT or POST",
  publishing: "one request, with the id of the job as `Idempotency-Key`",
  removing: "DELETE, unless it was changed since; images stay; after a POST nothing is removed",
  settings: settingsSchema,
  secrets: secretsSchema,
  open: (settings, secrets, outbound) => ({
    keepsFiles: settings.method === "PUT",
    publish: (publication) => publish({ settings, secrets, outbound }, publication),
    // After a POST, only the server knows where the result is.
    ...(settings.method === "PUT" && {
      remove: (result) => remove({ settings, secrets, outbound }, result),
    }),
    check: () => check({ settings, secrets, outbound }),
  }),
});

async function publish(endpoint: Endpoint, publication: Publication): Promise<Published> {
  const { settings } = endpoint;
  const { target, replace } = publication;
  if (settings.method === "PUT" && !replace && (await isPublished(endpoint, publication)))
    return { reference: target, links: publicLink(settings.publicUrl, publication) };
  const response = await sendResult(endpoint, publication);
  if (response.status === PRECONDITION_FAILED) throw targetExists(target);
  assertNoLogIn(response, "the upload");
  // After a POST, this status says that the result is stored, and where (RFC 9110, 15.4.4). After a PUT, it may also be
  // a way to a page to log in.
  const isStoredElsewhere =
    response.status === SEE_OTHER &&
    (settings.method === "POST" || (await isThere(endpoint, publication)));
  if (!isStoredElsewhere) assertSuccess(response, "the upload");
  if (response.status !== ACCEPTED)
    return { reference: target, links: linksOf(endpoint, response, publication) };
  // The location of this status is about the progress, and nothing is at the result's address yet (RFC 9110, 15.3.3).
  const links = publicLink(settings.publicUrl, publication);
  return { reference: target, links, isPending: true };
}

/**
 * Sends a result. The HTTP client breaks the connection of a server that sends 100 although the request did not ask for
 * it. Such a server may have stored the result, so another request looks.
 */
async function sendResult(endpoint: Endpoint, publication: Publication): Promise<CallResponse> {
  const { settings, outbound } = endpoint;
  const { method } = settings;
  const { target, bytes } = publication;
  const url = joinUrl(settings.url, target);
  const headers = headersOf(endpoint, publication);
  try {
    return await send({ method, url, headers, body: bytes }, outbound);
  } catch (error) {
    if (!isUnasked(error)) throw error;
    if (method === "PUT" && (await isThere(endpoint, publication)))
      return { status: 201, header: () => undefined, bytes: new Uint8Array() };
    throw new DeliveryRefusedError(
      "it sent `100 Continue` before its response, although the upload did not ask for that (`Expect`). It may have stored the result. Turn this off in the server, or put a proxy such as nginx in front of it.",
    );
  }
}

/** Returns true if the server returns exactly this result for its target. */
async function isThere(endpoint: Endpoint, { target, bytes }: Publication): Promise<boolean> {
  const found = await get(endpoint, target);
  return found.status === 200 && Buffer.from(bytes).equals(found.bytes);
}

function get({ settings, secrets, outbound }: Endpoint, target: string): Promise<CallResponse> {
  const headers = { ...settings.headers, ...authorization(secrets) };
  return send({ method: "GET", url: joinUrl(settings.url, target), headers }, outbound);
}

/** Returns true for the error of the client if a server sent an interim response with 100. */
function isUnasked(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    error.code === "UND_ERR_SOCKET" &&
    error.message === "bad response"
  );
}

/**
 * Checks that the server responds and accepts the credentials, and tries the condition of a PUT. A POST is not tried,
 * because nothing could remove its result.
 */
async function check(endpoint: Endpoint): Promise<readonly string[]> {
  const { settings, secrets, outbound } = endpoint;
  const headers = { ...settings.headers, ...authorization(secrets) };
  const url = joinUrl(settings.url, probeTarget());
  const response = await send({ method: "HEAD", url, headers }, outbound);
  const isAsked = settings.method === "PUT" && settings.onExisting === "refuse";
  const fault = response.status === 200 ? await catchAll(endpoint) : undefined;
  if (isAsked && fault) throw fault;
  assertUsable(response, "a check");
  return isAsked ? checkCondition(endpoint, url) : [];
}

/**
 * Checks that the server refuses to replace a file that somebody else writes at the last moment. Leaves no file behind.
 */
async function checkCondition(endpoint: Endpoint, url: string): Promise<readonly string[]> {
  const { settings, secrets, outbound } = endpoint;
  const headers = { ...settings.headers, ...authorization(secrets) };
  const remove = () => send({ method: "DELETE", url, headers }, outbound);
  const put = () =>
    send(
      {
        method: "PUT",
        url,
        headers: { ...headers, "content-type": "text/plain", "if-none-match": "*" },
        body: Buffer.from("check"),
      },
      outbound,
    );
  // Nothing exists at this address yet. If the server refuses to delete, the check stops here, before it writes a probe
  // that it could not delete.
  const deleted = await remove();
  if (deleted.status < 400) assertSuccess(deleted, "a deletion");
  if (!isSuccess(deleted) && !GONE.has(deleted.status))
    return [untried(`it responded with ${deleted.status} to a DELETE`)];
  const first = await put();
  assertNoLogIn(first, "an upload");
  if (!OF_PROBE.has(first.status)) assertSuccess(first, "an upload");
  if (!isSuccess(first)) return [untried(`it responded with ${first.status} to a PUT of a probe`)];
  return cleanUpAfter(
    async () => (isSuccess(await put()) ? [IGNORES_CONDITION] : []),
    async () => {
      const response = await remove();
      if (!GONE.has(response.status)) assertSuccess(response, "the deletion of a probe");
    },
  );
}

/** Passes unless the server refuses the credentials, or fails; other statuses may be about the probe only. */
function assertUsable(response: CallResponse, step: string): void {
  const { status } = response;
  if (status === 401 || status === 403 || status >= 500) assertSuccess(response, step);
}

/** Statuses that may be about the name or the content of the probe, and not about uploads. */
const OF_PROBE: ReadonlySet<number> = new Set([400, 404, 406, 409, 412, 415, 422]);

/** Passes unless the response is a page that asks for a password: then nothing was stored, whatever the status says. */
function assertNoLogIn(response: CallResponse, step: string): void {
  if (isLogInPage(response))
    throw new DeliveryRefusedError(
      `it responded with ${response.status} and a page to log in to ${step}. Check the address and the secret \`authorization\` of the connection.`,
    );
}

const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Advice for operators whose server ignores the condition. */
const INSTEAD =
  "Publish to a folder that only this service writes to, enable WebDAV on the server, or set `onExisting` to `replace` if overwriting is acceptable.";
const IGNORES_CONDITION = `the server ignores the condition of an upload (\`If-None-Match\`): a file that someone else writes just before the upload is overwritten. ${INSTEAD}`;

function untried(why: string): string {
  return `the check could not find out whether the server obeys the condition of an upload (\`If-None-Match\`), because ${why}. If it does not, a file that someone else writes just before the upload is overwritten. ${INSTEAD}`;
}

/** Deletes a result. Its images stay, because only their document contains their names. */
async function remove(
  { settings, secrets, outbound }: Endpoint,
  { reference, publishedAt }: PublishedResult,
): Promise<"removed" | "absent"> {
  const headers = { ...settings.headers, ...authorization(secrets) };
  const url = joinUrl(settings.url, reference);
  const found = await send({ method: "HEAD", url, headers }, outbound);
  if (GONE.has(found.status)) return "absent";
  assertSuccess(found, "the check of the result");
  assertUnchanged(reference, lastModified(found), publishedAt);
  assertSuccess(await send({ method: "DELETE", url, headers }, outbound), "the deletion");
  return "removed";
}

/** Returns true if an earlier attempt of this job published the result. A target that cannot be read counts as free. */
async function isPublished(
  endpoint: Endpoint,
  { target, bytes, resumed }: Publication,
): Promise<boolean> {
  const found = await get(endpoint, target);
  if (found.status !== 200) return false;
  if (resumed && Buffer.from(bytes).equals(found.bytes)) return true;
  throw (await catchAll(endpoint)) ?? targetExists(target);
}

/** Returns the error of a server that returns something even for a path that cannot be in use; otherwise undefined. */
async function catchAll(endpoint: Endpoint): Promise<DeliveryRefusedError | undefined> {
  const found = await get(endpoint, probeTarget());
  if (found.status !== 200) return undefined;
  assertNoLogIn(found, "a check");
  return new DeliveryRefusedError(
    "the server responds with 200 to every GET, so the service cannot tell whether a result exists. Set `onExisting` to `replace`, or `method` to `POST`.",
  );
}

function headersOf({ settings, secrets }: Endpoint, publication: Publication) {
  const { mediaType, job, replace } = publication;
  return {
    ...settings.headers,
    ...authorization(secrets),
    "content-type": mediaType,
    "idempotency-key": job,
    ...(!replace && { "if-none-match": "*" }),
  };
}

function authorization({ authorization }: Endpoint["secrets"]): Record<string, string> {
  return authorization === undefined ? {} : { authorization };
}

/** Returns the `Location` of the response, or else the public link that the connection defines. */
function linksOf(
  { settings: { url, publicUrl } }: Endpoint,
  response: CallResponse,
  publication: Publication,
): readonly PublishedLink[] {
  const location = response.header("location");
  const base = joinUrl(url, publication.target);
  if (location === undefined || !URL.canParse(location, base))
    return publicLink(publicUrl, publication);
  const { href, protocol } = new URL(location, base);
  return /^https?:$/.test(protocol) ? [{ title: publication.title, url: href }] : [];
}
