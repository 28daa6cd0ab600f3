// What usually holds a credential, by its name alone.

/** Headers whose value is a secret, in small letters. */
export const SECRET_HEADERS: ReadonlySet<string> = new Set([
  "cookie",
  "set-cookie",
  "x-api-key",
  "api-key",
  "x-auth-token",
  "x-access-token",
  "x-amz-security-token",
  "x-csrf-token",
  "x-xsrf-token",
]);

/** Headers whose value is a scheme and a credential (RFC 9110, 11.6.2), in small letters. */
export const AUTHORIZATION_HEADERS: ReadonlySet<string> = new Set([
  "authorization",
  "proxy-authorization",
]);

const PARAMETERS =
  "(?:access|refresh|id|auth|session)_token|api[-_]?key|token|key|password|(?:client[-_])?secret|signature|sig|code|" +
  "auth|jwt|session|session_?id|sid|x-amz-(?:credential|security-token|signature)";

/** Finds the values of parameters that usually hold a secret in a URL, with the name before it. */
export const SECRET_PARAMETERS = new RegExp(`([?&](?:${PARAMETERS})=)([^&#]+)`, "gi");

const SECRET_PARAMETER = new RegExp(`^(?:${PARAMETERS})$`, "i");

/** Whether a parameter of a request usually holds a secret. */
export function isSecretName(name: string): boolean {
  const small = name.toLowerCase();
  return (
    SECRET_HEADERS.has(small) || AUTHORIZATION_HEADERS.has(small) || SECRET_PARAMETER.test(name)
  );
}
