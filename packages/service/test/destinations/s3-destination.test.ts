import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { s3Kind } from "../../src/destinations/s3-destination.js";
import { describeDestination } from "../support/destination-contract.js";
import { folderView } from "../support/storage/folder-view.js";
import { localOutbound } from "../support/servers/local-outbound.js";
import {
  isS3Missing,
  s3Keys,
  s3Title,
  startS3,
  type S3Server,
} from "@document-export/local-servers";
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

test("a removal deletes no listed key outside of the prefix", async () => {
  const keys = ["images/1.png", "images/&#xe4;&#33;&amp;#33;.png", "foreign.md"];
  const listed = `<ListBucketResult>${keys.map((key) => `<Key>${key}</Key>`).join("")}`;
  const deleted: string[] = [];
  const { job } = publication;
  const server = createServer(({ method, url = "" }, response) => {
    if (method === "DELETE") deleted.push(decodeURIComponent(url));
    response.setHeader("x-amz-meta-document-export-job", job).end(method === "GET" ? listed : "");
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server, "listening");
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { remove } = s3Kind.open({ endpoint, bucket: "b" }, secrets, localOutbound);
  await remove?.({ reference: "a.md", images: "images", job, publishedAt: new Date() });
  expect(deleted).toEqual(["/b/images/1.png", "/b/images/ä!&#33;.png", "/b/a.md"]);
});
