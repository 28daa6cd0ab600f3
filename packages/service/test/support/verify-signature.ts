import { createPublicKey, verify, type JsonWebKey } from "node:crypto";
import type { ReceivedCall } from "./receiver.js";

/** Checks a received call as a receiver does: with the published key and node:crypto alone. */
export async function verifySignature(url: string, call: ReceivedCall): Promise<boolean> {
  const answer = await fetch(`${url}/.well-known/webhook-keys.json`);
  const { keys } = (await answer.json()) as { keys: JsonWebKey[] };
  const [key] = keys;
  if (!key) return false;
  const { headers, body } = call;
  const content = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
  const [version, signature] = String(headers["webhook-signature"]).split(",");
  return (
    version === "v1a" &&
    verify(
      null,
      Buffer.from(content),
      createPublicKey({ key, format: "jwk" }),
      Buffer.from(signature ?? "", "base64"),
    )
  );
}
