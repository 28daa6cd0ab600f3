import { isS3Missing, s3Keys, s3Title, startS3 } from "@document-export/local-servers";
import { describe, expect, onTestFinished, test } from "vitest";
import { parseSettings } from "../../src/config/load-settings.js";
import { openUploadBucket } from "../../src/uploads/upload-bucket.js";

describe.skipIf(isS3Missing)(s3Title, () => {
  test("reads back an object of more than 64 MiB", async () => {
    const server = await startS3();
    onTestFinished(() => server.stop());
    const { endpoint } = server;
    const uploads = { endpoint, bucket: (await server.addBucket()).bucket, ...s3Keys };
    const bucket = openUploadBucket(parseSettings({ uploads }));
    if (!bucket) throw new Error("The settings have a bucket.");
    const gzip = Buffer.alloc(64 * 1024 * 1024 + 1);
    const object = await bucket.write(bucket.keyOf("large"), { gzip, size: gzip.length });
    expect((await bucket.read(object)).gzip.length).toBe(gzip.length);
    await bucket.close();
  });
});
