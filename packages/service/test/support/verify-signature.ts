import { createPublicKey, verify, type JsonWebKey } from "node:crypto";
import type { ReceivedCall } from "./servers/receiver.js";

/** Checks a received call as a receiver does: with the published keys and node:crypto alone, one of them suffices. */
export async function verifySignature(url: string, call: ReceivedCall): Promise<boolean> {
  const response = await fetch(`${url}/.well-known/webhook-keys.json`);
  const { keys } = (await response.json()) as { keys: JsonWebKey[] };
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
