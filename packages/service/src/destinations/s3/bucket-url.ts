import { joinUrl } from "../target.js";

/** Address of a bucket. */
export interface BucketAddress {
  readonly endpoint: string;
  readonly bucket: string;
  /** Position of the bucket name: in the path, or prefixed to the host. */
  readonly addressing: "path" | "host";
}

/** Builds the URL of a bucket. */
export function bucketUrl({ endpoint, bucket, addressing }: BucketAddress): string {
  if (addressing === "path") return joinUrl(endpoint, bucket);
  const url = new URL(endpoint);
  url.host = `${bucket}.${url.host}`;
  return url.href;
}
