/** OpenSSL error codes for a certificate that is not signed by a known authority. */
const CODES: ReadonlySet<unknown> = new Set([
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
]);

/** Returns a hint if a certificate is signed by an unknown authority; an empty text for other errors. */
export function hintOfAuthority(error: unknown, remedy: string): string {
  const isUnknown = error instanceof Error && "code" in error && CODES.has(error.code);
  return isUnknown
    ? ` Its certificate is signed by an authority that this machine does not trust: ${remedy}.`
    : "";
}
