import { fromBase64, toBase64 } from "./base64.js";
import { ed25519, hmac, type ImportedKey } from "./import-key.js";
import { pkcs8Prefix } from "./pkcs8-prefix.js";
import { signedContent } from "./signed-content.js";

/** A message to sign. */
export interface OutgoingWebhook {
  readonly id: string;
  readonly body: string | Uint8Array;
  /** @default now */
  readonly sentAt?: Date;
}

/** The headers of Standard Webhooks for one message. */
export interface SignedHeaders extends Readonly<Record<string, string>> {
  readonly "webhook-id": string;
  readonly "webhook-timestamp": string;
  readonly "webhook-signature": string;
}

/**
 * The headers that make a message one that `verifyWebhook` accepts, signed by each of the keys: `whsk_` (Ed25519)
 * or `whsec_` (HMAC). For tests of receivers. Throws a TypeError for a key of another form.
 */
export async function signWebhook(
  { id, body, sentAt = new Date() }: OutgoingWebhook,
  keys: readonly string[],
): Promise<SignedHeaders> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const content = await signedContent(id, timestamp, body);
  const signatures = await Promise.all(keys.map((key) => sign(key, content)));
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}

async function sign(key: string, content: ArrayBuffer): Promise<string> {
  const { version, imported } = await importSigningKey(key);
  const signature = await crypto.subtle.sign(imported.algorithm, imported, content);
  return `${version},${toBase64(signature)}`;
}

async function importSigningKey(key: string): Promise<{ version: string; imported: ImportedKey }> {
  const [form, ...parts] = key.split("_");
  const base64 = parts.join("_");
  switch (form) {
    case "whsk": {
      const der = Uint8Array.of(...pkcs8Prefix, ...fromBase64(base64).subarray(0, 32));
      const imported = await crypto.subtle.importKey("pkcs8", der, ed25519, false, ["sign"]);
      return { version: "v1a", imported };
    }
    case "whsec": {
      const secret = fromBase64(base64);
      const imported = await crypto.subtle.importKey("raw", secret, hmac, false, ["sign"]);
      return { version: "v1", imported };
    }
    default:
      throw new TypeError("a key to sign with begins with `whsk_` or `whsec_`");
  }
}
