import { createPublicKey, verify, type JsonWebKey } from "node:crypto";
import type { ReceivedCall } from "./servers/receiver.js";

/** Returns the keys that a service currently publishes. */
export async function publishedKeysOf(url: string): Promise<readonly JsonWebKey[]> {
  const response = await fetch(`${url}/.well-known/webhook-keys.json`);
  return ((await response.json()) as { keys: JsonWebKey[] }).keys;
}

/** Verifies a received call as a receiver does: with published keys and node:crypto alone; one valid key suffices. */
export async function verifySignature(url: string, call: ReceivedCall): Promise<boolean> {
  return isSignedWith(await publishedKeysOf(url), call);
}

/** Whether a call was signed with one of these keys. */
export function isSignedWith(keys: readonly JsonWebKey[], call: ReceivedCall): boolean {
  const { headers, body } = call;
  const content = Buffer.from(
    `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`,
  );
  const signatures = String(headers["webhook-signature"])
    .split(" ")
    .map((signature) => signature.split(","))
    .filter(([version]) => version === "v1a")
    .map(([, base64 = ""]) => Buffer.from(base64, "base64"));
  return keys
    .map((key) => createPublicKey({ key, format: "jwk" }))
    .some((key) => signatures.some((signature) => verify(null, content, key, signature)));
}
