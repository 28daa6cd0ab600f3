import { joinUrl } from "../target.js";

/** Where a bucket is. */
export interface BucketAddress {
  readonly endpoint: string;
  readonly bucket: string;
  /** Whether its name is in the path, or in front of the host. */
  readonly addressing: "path" | "host";
}

/** The URL of a bucket. */
export function bucketUrl({ endpoint, bucket, addressing }: BucketAddress): string {
  if (addressing === "path") return joinUrl(endpoint, bucket);
  const url = new URL(endpoint);
  url.host = `${bucket}.${url.host}`;
  return url.href;
}
