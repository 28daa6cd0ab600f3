import { createHash, randomBytes } from "node:crypto";

/** Name and password of an account. */
export interface Account {
  readonly username: string;
  readonly password: string;
}

/** A server's request for Digest credentials (RFC 7616). */
export interface DigestChallenge {
  readonly realm: string;
  readonly nonce: string;
  readonly opaque: string | undefined;
  readonly algorithm: string;
  /** True if the server takes the quality `auth`; old servers know none. */
  readonly hasQuality: boolean;
  /** Number of requests that used the nonce so far. */
  readonly uses: { count: number };
}

/** Algorithms, the best one first. */
const HASHES: Readonly<Record<string, string>> = { "SHA-256": "sha256", MD5: "md5" };
const MAX_CHALLENGE = 4000;

/** Reads the best Digest challenge among the values of `WWW-Authenticate`; undefined if there is none. */
export function digestChallenge(headers: readonly string[]): DigestChallenge | undefined {
  const challenges = headers.flatMap((header) => readChallenge(header) ?? []);
  const names = Object.keys(HASHES);
  const rank = ({ algorithm }: DigestChallenge) => names.indexOf(algorithm.replace(/-sess$/, ""));
  return challenges.filter((each) => rank(each) !== -1).sort((a, b) => rank(a) - rank(b))[0];
}

function readChallenge(header: string): DigestChallenge | undefined {
  const at = header.slice(0, MAX_CHALLENGE).search(/\bDigest\s/i);
  if (at === -1) return undefined;
  const parts = header.slice(at, MAX_CHALLENGE).matchAll(/\b(\w{1,20})=(?:"([^"]*)"|([^\s,"]+))/g);
  const members = new Map(
    [...parts].map(([, name = "", quoted, word]) => [name.toLowerCase(), quoted ?? word ?? ""]),
  );
  const [realm, nonce] = [members.get("realm"), members.get("nonce")];
  if (realm === undefined || nonce === undefined) return undefined;
  const hasQuality = /\bauth\b(?!-)/.test(members.get("qop") ?? "");
  const algorithm = (members.get("algorithm") ?? "MD5").toUpperCase().replace(/-SESS$/, "-sess");
  return { realm, nonce, opaque: members.get("opaque"), algorithm, hasQuality, uses: { count: 0 } };
}

/** Returns the value of `Authorization` for a request. */
export function digestAuthorization(
  { username, password }: Account,
  challenge: DigestChallenge,
  { method, url }: { readonly method: string; readonly url: string },
): string {
  const { realm, nonce, opaque, algorithm, hasQuality, uses } = challenge;
  const hash = (...parts: readonly string[]) =>
    createHash(HASHES[algorithm.replace(/-sess$/, "")] ?? "md5")
      .update(parts.join(":"))
      .digest("hex");
  const { pathname, search } = new URL(url);
  const uri = pathname + search;
  const cnonce = randomBytes(16).toString("hex");
  const nc = (uses.count += 1).toString(16).padStart(8, "0");
  const account = hash(username, realm, password);
  const secret = algorithm.endsWith("-sess") ? hash(account, nonce, cnonce) : account;
  const request = hash(method, uri);
  const quality = hasQuality ? [nc, cnonce, "auth"] : [];
  const quoted = {
    username,
    realm,
    nonce,
    uri,
    response: hash(secret, nonce, ...quality, request),
    ...(opaque !== undefined && { opaque }),
    ...(hasQuality && { cnonce }),
  };
  const values = Object.entries(quoted).map(
    ([name, text]) => `${name}="${text.replace(/["\\]/g, String.raw`\$&`)}"`,
  );
  const words = [`algorithm=${algorithm}`, ...(hasQuality ? ["qop=auth", `nc=${nc}`] : [])];
  return `Digest ${[...values, ...words].join(", ")}`;
}
