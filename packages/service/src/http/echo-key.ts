/** `Idempotency-Key` in the answer tells the caller that the key is honoured (decision `job-observation`). */
export function echoKey(key: string | undefined): { readonly "idempotency-key"?: string } {
  return key === undefined ? {} : { "idempotency-key": key };
}
