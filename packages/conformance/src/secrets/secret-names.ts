// Names of headers and parameters that usually contain a credential.

/** Headers whose value is a secret, in lower case. */
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

/** Headers whose value is a scheme and a credential (RFC 9110, 11.6.2), in lower case. */
export const AUTHORIZATION_HEADERS: ReadonlySet<string> = new Set([
  "authorization",
  "proxy-authorization",
]);

const PARAMETERS =
  "(?:access|refresh|id|auth|session)_token|api[-_]?key|token|key|password|(?:client[-_])?secret|signature|sig|code|" +
  "auth|jwt|session|session_?id|sid|x-amz-(?:credential|security-token|signature)";

/** Matches the values of URL parameters that usually contain a secret, including the name before them. */
export const SECRET_PARAMETERS = new RegExp(`([?&](?:${PARAMETERS})=)([^&#]+)`, "gi");

const SECRET_PARAMETER = new RegExp(`^(?:${PARAMETERS})$`, "i");

/** Whether a request parameter usually contains a secret. */
export function isSecretName(name: string): boolean {
  const small = name.toLowerCase();
  return (
    SECRET_HEADERS.has(small) || AUTHORIZATION_HEADERS.has(small) || SECRET_PARAMETER.test(name)
  );
}
