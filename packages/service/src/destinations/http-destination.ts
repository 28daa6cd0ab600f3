import { z } from "zod";
import { DeliveryRefusedError } from "./delivery-refused-error.js";
import { destinationKind, type Outbound } from "./destination-kind.js";
import type { Publication, Published, PublishedLink } from "./destination.js";
import { type Answer, assertTaken, send } from "./send.js";
import { joinUrl, probeTarget } from "./target.js";

const settingsSchema = z.object({
  /** Results go below this URL, each at its target. */
  url: z.url({ protocol: /^https?$/ }),
  method: z.enum(["PUT", "POST"]).default("PUT"),
  /** Sent with every result. */
  headers: z.record(z.string().regex(/^[!#$%&'*+.^_`|~\w-]+$/), z.string()).default({}),
});
const secretsSchema = z.object({
  /** Value of the `Authorization` header. */
  authorization: z.string().min(1).optional(),
});

interface Endpoint {
  readonly settings: z.output<typeof settingsSchema>;
  readonly secrets: z.output<typeof secretsSchema>;
  readonly outbound: Outbound;
}

const PRECONDITION_FAILED = 412;

/**
 * `http`: any server that takes a PUT or POST.
 * `Idempotency-Key` is the job's id, so that the server can know a repeat; `If-None-Match: *` asks it to
 * refuse, with 412, what would replace something else (RFC 9110, 13.1.2). Not every server does, which is
 * why a PUT begins with a look.
 */
export const httpKind = destinationKind({
  summary: "any server that takes a PUT or a POST",
  settings: settingsSchema,
  secrets: secretsSchema,
  open: (settings, secrets, outbound) => ({
    keepsFiles: settings.method === "PUT",
    publish: (publication) => publish({ settings, secrets, outbound }, publication),
    check: () => check({ settings, secrets, outbound }),
  }),
});

async function publish(endpoint: Endpoint, publication: Publication): Promise<Published> {
  const { settings, outbound } = endpoint;
  const { target, bytes, replace } = publication;
  const url = joinUrl(settings.url, target);
  if (settings.method === "PUT" && !replace && (await isThereAlready(endpoint, publication)))
    return { reference: target, links: [] };
  const headers = headersOf(endpoint, publication);
  const { method } = settings;
  const answer = await send({ method, url, headers, body: bytes }, outbound);
  if (answer.status === PRECONDITION_FAILED) throw refusal(target);
  assertTaken(answer, "the upload");
  return { reference: target, links: linksOf(answer, url, publication) };
}

/** What the server does with a result shows when it gets one; here only whether it answers, and to us. */
async function check({ settings, secrets, outbound }: Endpoint): Promise<void> {
  const headers = { ...settings.headers, ...authorization(secrets) };
  const url = joinUrl(settings.url, probeTarget());
  const answer = await send({ method: "HEAD", url, headers }, outbound);
  if (answer.status === 401 || answer.status === 403 || answer.status >= 500)
    assertTaken(answer, "a look");
}

/** True where an earlier attempt of this job put it there; a server that shows nothing has nothing there. */
async function isThereAlready(
  { settings, secrets, outbound }: Endpoint,
  { target, bytes, resumed }: Publication,
): Promise<boolean> {
  const headers = { ...settings.headers, ...authorization(secrets) };
  const url = joinUrl(settings.url, target);
  const there = await send({ method: "GET", url, headers }, outbound);
  if (there.status !== 200) return false;
  if (resumed && Buffer.from(bytes).equals(there.bytes)) return true;
  throw refusal(target);
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

function refusal(target: string): DeliveryRefusedError {
  return new DeliveryRefusedError(`\`${target}\` belongs to something else already.`);
}

/** Where the server says that the result is, if it does. */
function linksOf(answer: Answer, base: string, { title }: Publication): readonly PublishedLink[] {
  const location = answer.header("location");
  if (location === undefined || !URL.canParse(location, base)) return [];
  const { href, protocol } = new URL(location, base);
  return /^https?:$/.test(protocol) ? [{ title, description: "", url: href }] : [];
}
