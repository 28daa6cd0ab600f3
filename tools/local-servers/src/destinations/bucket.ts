import { AwsClient } from "aws4fetch";
import pWaitFor from "p-wait-for";
import { s3Keys } from "../s3.ts";

/** A view of a bucket's contents, independent of how its server stores them. */
export interface BucketView {
  readonly read: (key: string) => Promise<Buffer | undefined>;
  /** Adds an object that the service did not write. */
  readonly plant: (key: string, content: string) => Promise<void>;
  readonly list: () => Promise<readonly string[]>;
}

const client = new AwsClient({ ...s3Keys, service: "s3", region: "us-east-1", retries: 0 });

async function call(url: string, method: string, body?: string): Promise<Response> {
  const response = await client.fetch(url, { method, ...(body !== undefined && { body }) });
  if (response.ok || response.status === 404) return response;
  throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
}

/** Creates a bucket; retries, because some servers accept connections before they are ready and respond with 503. */
export async function addBucket(endpoint: string, name: string): Promise<void> {
  const url = `${endpoint}/${name}`;
  await pWaitFor(
    async () => {
      const response = await client.fetch(url, { method: "PUT" });
      await response.text();
      if (response.ok || response.status === 503) return response.ok;
      throw new Error(`PUT ${url}: ${response.status}`);
    },
    { interval: 100, timeout: 60_000 },
  );
}

/** Opens a view of a bucket that sends its own requests. */
export function bucketView(endpoint: string, bucket: string): BucketView {
  const urlOf = (key: string) =>
    `${endpoint}/${bucket}/${key.split("/").map(encodeURIComponent).join("/")}`;
  return {
    read: async (key) => {
      const response = await call(urlOf(key), "GET");
      const bytes = Buffer.from(await response.arrayBuffer());
      return response.ok ? bytes : undefined;
    },
    plant: async (key, content) => void (await (await call(urlOf(key), "PUT", content)).text()),
    list: async () => {
      const url = `${endpoint}/${bucket}?list-type=2`;
      const text = await (await call(url, "GET")).text();
      const keys = [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => key);
      return keys.map(unescapeXml).sort();
    },
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

function unescapeXml(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (_, decimal, hex, name: string) =>
    name ? (ENTITIES[name] ?? "") : String.fromCodePoint(Number(decimal ?? `0x${hex}`)),
  );
}
