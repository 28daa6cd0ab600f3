import { type KeyObject, verify } from "node:crypto";
import type { Grant } from "./grant.ts";

const AUDIENCE = "https://oauth2.googleapis.com/token";
const HOUR = 3600;
/** Allowed clock skew, in seconds. */
const SKEW = 300;

/** Returns the grant for an assertion (RFC 7523), or the reason for rejecting it. */
export function verifyAssertion(
  assertion: string,
  keys: ReadonlyMap<string, KeyObject>,
): Grant | string {
  const [header = "", payload = "", signature = ""] = assertion.split(".");
  const { alg } = decode(header);
  const { iss, aud, iat, exp, scope, sub } = decode(payload);
  const key = keys.get(String(iss));
  if (!key) return "Invalid grant: account not found";
  const isSigned =
    alg === "RS256" &&
    verify("sha256", Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, "base64url"));
  if (!isSigned) return "Invalid JWT Signature.";
  const now = Date.now() / 1000;
  const isTimely =
    typeof iat === "number" &&
    typeof exp === "number" &&
    exp - iat <= HOUR &&
    iat <= now + SKEW &&
    exp > now;
  if (!isTimely)
    return "Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe.";
  if (aud !== AUDIENCE || typeof scope !== "string")
    return "Invalid JWT: wrong audience or no scope.";
  return { email: String(sub ?? iss), scopes: scope.split(" ") };
}

function decode(part: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(Buffer.from(part, "base64url").toString())) as Readonly<
      Record<string, unknown>
    >;
  } catch {
    return {};
  }
}
