import { z } from "zod";
import type { Outbound } from "../../outbound/outbound.js";
import { commonSettingsSchema, DeliveryRefusedError } from "../destination.js";
import { addressWithOtherEnd } from "../response-advice.js";
import { type Call, type CallResponse, send } from "../send.js";
import { joinUrl } from "../target.js";
import { publicUrlSchema, serverUrlSchema } from "../url-schemas.js";
import { digestAuthorization, digestChallenge, type DigestChallenge } from "./digest-auth.js";
import { wholeResponse } from "./multi-status.js";

export const settingsSchema = z.object({
  /** URL of the collection that results are published to. */
  url: serverUrlSchema(),
  /** Base URL where people can view the results, if there is one. */
  publicUrl: publicUrlSchema().optional(),
  /** Same as for every destination; listed here because the check uses it too. */
  onExisting: commonSettingsSchema.shape.onExisting,
});
export const secretsSchema = z.object({
  username: z.string().optional(),
  password: z.string().optional(),
});

/** A collection of a WebDAV server, with the credentials for it. */
export interface Share {
  readonly settings: z.output<typeof settingsSchema>;
  readonly outbound: Outbound;
  readonly account: { readonly username: string; readonly password: string } | undefined;
  /** What the server asked for in place of Basic credentials. */
  digest: DigestChallenge | undefined;
}

/** Opens a collection. Nothing is sent before the first call. */
export function openShare(
  settings: Share["settings"],
  { username, password = "" }: z.output<typeof secretsSchema>,
  outbound: Outbound,
): Share {
  const account = username === undefined ? undefined : { username, password };
  return { settings, outbound, account, digest: undefined };
}

const UNAUTHORIZED = 401;

/**
 * Sends a request. If the server asks for Digest credentials, sends it again with them. If it redirects to the same
 * address with or without the slash at its end, as for folders, sends it there, once.
 */
export async function call(
  share: Share,
  method: Call["method"],
  target: string,
  rest: Omit<Call, "method" | "url"> = {},
): Promise<CallResponse> {
  const send = (url: string) => sendTo(share, { ...rest, method, url });
  const first = await send(joinUrl(share.settings.url, target));
  const moved = addressWithOtherEnd(first);
  const response = moved === undefined ? first : await send(moved);
  return method === "PROPFIND" ? response : wholeResponse(response);
}

async function sendTo(share: Share, request: Call): Promise<CallResponse> {
  const { method, url } = request;
  const attempt = () => {
    const headers = { ...authorization(share, method, url), ...request.headers };
    return send({ ...request, headers }, share.outbound);
  };
  const response = await attempt();
  if (response.status !== UNAUTHORIZED || !share.account) return response;
  const challenges = response.challenges ?? [];
  share.digest = digestChallenge(challenges);
  if (share.digest) return attempt();
  assertBasic(challenges);
  return response;
}

function authorization(
  { account, digest }: Share,
  method: Call["method"],
  url: string,
): Record<string, string> {
  if (!account) return {};
  if (digest) return { authorization: digestAuthorization(account, digest, { method, url }) };
  const { username, password } = account;
  const credentials = Buffer.from(`${username}:${password}`).toString("base64");
  return { authorization: `Basic ${credentials}` };
}

/** Throws if a server takes neither Basic nor Digest credentials: then they need not be wrong. */
function assertBasic(challenges: readonly string[]): void {
  const schemes = challenges.flatMap((challenge) => /^[\w-]{1,30}/.exec(challenge)?.[0] ?? []);
  if (schemes.length === 0 || challenges.some((challenge) => /\bBasic\b/i.test(challenge))) return;
  const names = schemes.map((scheme) => `\`${scheme}\``).join(", ");
  throw new DeliveryRefusedError(
    `it asks for credentials of the kind ${names}, and the service has \`Basic\` and \`Digest\`. Let the server take one of these, over HTTPS.`,
  );
}
