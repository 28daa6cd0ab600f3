import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { s3Kind } from "../../src/destinations/s3-destination.js";
import { describeDestination } from "../support/destination-contract.js";
import { folderView } from "../support/storage/folder-view.js";
import { localOutbound } from "../support/servers/local-outbound.js";
import { isS3Missing, s3Keys, s3Title, startS3, type S3Server } from "../support/servers/s3.js";
import { publication } from "../support/publication.js";

const secrets = s3Keys;

describe.skipIf(isS3Missing)(s3Title, () => {
  let server: S3Server;

  beforeAll(async () => {
    server = await startS3();
  });
  afterAll(() => server.stop());

  const open = async () => {
    const { bucket, folder } = await server.addBucket();
    return { settings: { endpoint: server.endpoint, bucket }, folder };
  };
  describeDestination(async () => {
    const { settings, folder } = await open();
    return { destination: s3Kind.open(settings, secrets, localOutbound), ...folderView(folder) };
  });

  test("names wrong credentials, and leaves nothing behind", async () => {
    const { settings, folder } = await open();
    const wrong = { ...secrets, secretAccessKey: "no" };
    const destination = s3Kind.open(settings, wrong, localOutbound);
    await expect(destination.publish(publication)).rejects.toThrow("Check the credentials");
    expect(await readdir(folder)).toEqual([]);
  });

  test("names a missing bucket", async () => {
    const { settings } = await open();
    const destination = s3Kind.open({ ...settings, bucket: "gone" }, secrets, localOutbound);
    await expect(destination.publish(publication)).rejects.toThrow("responded with 404");
  });

  test("publishes below a prefix, and returns public addresses", async () => {
    const { settings, folder } = await open();
    const publicSettings = {
      ...settings,
      prefix: "exports/",
      publicUrl: "https://files.example.com/exports",
    };
    const { reference, links } = await s3Kind
      .open(publicSettings, secrets, localOutbound)
      .publish(publication);
    expect(String(await folderView(folder).read("exports/a/b.md"))).toBe("mine");
    expect(reference).toBe("a/b.md");
    expect(links.map(({ url }) => url)).toEqual(["https://files.example.com/exports/a/b.md"]);
  });

  test("of two jobs that write at the same time, one is refused", async () => {
    const { settings } = await open();
    const { publish } = s3Kind.open(settings, secrets, localOutbound);
    const jobs = [publication, { ...publication, job: randomUUID(), bytes: Buffer.from("other") }];
    const outcomes = await Promise.allSettled(jobs.map((job) => publish(job)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});
