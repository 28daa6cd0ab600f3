import { createPublicKey, type KeyObject, verify } from "node:crypto";
import { member } from "../../load/json.js";

/** The input that a receiver verifies: the three headers of Standard Webhooks and the raw body. */
export interface SignedMessage {
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly bytes: Uint8Array;
}

/** An Ed25519 signature of 64 bytes in base64 (RFC 4648, 4), with its padding and without spare bits. */
const SIGNATURE = /^v1a,([A-Za-z0-9+/]{85}[AQgw]==)$/;

/**
 * Returns why no key of the set verifies a message (Standard Webhooks 1.0.0, asymmetric signatures; decision
 * `event-signing`); undefined if a key does. The message may also carry signatures of other versions or by other keys,
 * since keys are rotated.
 */
export function faultOfSignature(
  { id, timestamp, signature, bytes }: SignedMessage,
  keys: readonly KeyObject[],
): string | undefined {
  const signatures = signature
    .split(" ")
    .flatMap((text) => SIGNATURE.exec(text)?.[1] ?? [])
    .map((text) => Buffer.from(text, "base64"));
  if (signatures.length === 0) return "no `v1a,` and 64 bytes in base64";
  const content = Buffer.concat([Buffer.from(`${id}.${timestamp}.`), bytes]);
  const isValid = signatures.some((one) => keys.some((key) => verify(null, content, key, one)));
  return isValid ? undefined : "one that no published key verifies";
}

/** Returns the Ed25519 keys of a JSON Web Key Set (RFC 7517; RFC 8037, 2); other keys are skipped. */
export function readKeySet(set: unknown): readonly KeyObject[] {
  const keys = member(set, "keys");
  if (!Array.isArray(keys)) return [];
  return keys.flatMap((key: unknown) => {
    const [kty, crv, x] = [member(key, "kty"), member(key, "crv"), member(key, "x")];
    if (kty !== "OKP" || crv !== "Ed25519" || typeof x !== "string") return [];
    try {
      return [createPublicKey({ key: { kty, crv, x }, format: "jwk" })];
    } catch {
      return [];
    }
  });
}
