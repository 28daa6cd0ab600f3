import { createHash, getFips } from "node:crypto";
import { AwsV4Signer } from "aws4fetch";
import type { Outbound } from "../../outbound/outbound.js";
import { type Call, type CallResponse, send } from "../send.js";

/** Credentials for an S3 API, and how to reach it. */
export interface S3Account {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly outbound: Pick<Outbound, "dispatcher" | "timeout" | "signal">;
}

/**
 * Sends a request to an S3 API. The signature covers the body (Signature Version 4), so the server rejects a body that
 * was changed.
 */
export async function callS3(account: S3Account, unsigned: Call): Promise<CallResponse> {
  const { region, accessKeyId, secretAccessKey, outbound } = account;
  const { method, url, headers = {}, body } = unsigned;
  const hash = createHash("sha256")
    .update(body ?? "")
    .digest("hex");
  const signer = new AwsV4Signer({
    method,
    url,
    headers: { ...headers, ...checksum(unsigned), "x-amz-content-sha256": hash },
    service: "s3",
    region,
    accessKeyId,
    secretAccessKey,
  });
  const signed = await signer.sign();
  const signedHeaders = Object.fromEntries(new Headers(signed.headers));
  return send({ ...unsigned, url: signed.url.href, headers: signedHeaders }, outbound);
}

/**
 * Returns the checksum of an upload. Buckets with Object Lock refuse uploads without one, and every server knows this
 * header, unlike the newer `x-amz-checksum-…`. Node has no MD5 in FIPS mode.
 */
function checksum({ method, body = new Uint8Array() }: Call): Record<string, string> {
  if (method !== "PUT" || getFips() === 1) return {};
  return { "content-md5": createHash("md5").update(body).digest("base64") };
}
