import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { s3Keys } from "@document-export/local-servers";
import { bucketView, versitygw } from "@document-export/local-servers/destinations";
import { expect, onTestFinished, test } from "vitest";
import { s3Kind } from "../../src/destinations/s3/s3-destination.js";
import { describeServer } from "../support/destinations/describe-server.js";
import { publication } from "../support/publication.js";
import { localOutbound } from "../support/servers/local-outbound.js";

describeServer(versitygw, (addPlace) => {
  test("names a missing bucket", async () => {
    const { settings, secrets } = await addPlace();
    const destination = s3Kind.open({ ...settings, bucket: "gone" }, secrets, localOutbound);
    await expect(destination.publish(publication)).rejects.toThrow("responded with 404");
  });

  test("publishes below a prefix, and returns public addresses", async () => {
    const { settings, secrets } = await addPlace();
    const publicSettings = {
      ...settings,
      prefix: "exports/",
      publicUrl: "https://files.example.com/exports",
    };
    const { reference, links } = await s3Kind
      .open(publicSettings, secrets, localOutbound)
      .publish(publication);
    const { read } = bucketView(String(settings["endpoint"]), String(settings["bucket"]));
    expect(String(await read("exports/a/b.md"))).toBe("mine");
    expect(reference).toBe("a/b.md");
    expect(links.map(({ url }) => url)).toEqual(["https://files.example.com/exports/a/b.md"]);
  });

  test("refuses one of two jobs that write at the same time", async () => {
    const { settings, secrets } = await addPlace();
    const { publish } = s3Kind.open(settings, secrets, localOutbound);
    const jobs = [publication, { ...publication, job: randomUUID(), bytes: Buffer.from("other") }];
    const outcomes = await Promise.allSettled(jobs.map((job) => publish(job)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});

test("removes no listed key outside the prefix", async () => {
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
  const { remove } = s3Kind.open({ endpoint, bucket: "b" }, s3Keys, localOutbound);
  await remove?.({ reference: "a.md", images: "images", job, publishedAt: new Date() });
  expect(deleted).toEqual(["/b/images/1.png", "/b/images/ä!&#33;.png", "/b/a.md"]);
});
