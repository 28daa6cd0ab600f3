import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { s3Kind } from "../../src/destinations/s3-destination.js";
import { describeDestination } from "../support/destination-contract.js";
import { findProgram } from "../support/servers/find-program.js";
import { folderView } from "../support/storage/folder-view.js";
import { freePort } from "../support/servers/free-port.js";
import { localOutbound } from "../support/servers/local-outbound.js";
import { publication } from "../support/publication.js";
import { startProgram } from "../support/servers/start-program.js";

const program = findProgram("versitygw");
const title = program
  ? "on the Versity S3 gateway"
  : "SKIPPED: no versitygw on this machine (go install github.com/versity/versitygw/cmd/versitygw)";
const secrets = { accessKeyId: "writer", secretAccessKey: "not-so-secret" };

describe.skipIf(!program)(title, () => {
  let root: string;
  let endpoint: string;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "document-export-s3-"));
    const port = await freePort();
    endpoint = `http://127.0.0.1:${port}`;
    const { accessKeyId, secretAccessKey } = secrets;
    const account = ["--access", accessKeyId, "--secret", secretAccessKey];
    const args = [...account, "--port", `127.0.0.1:${port}`, "posix", root];
    stop = await startProgram({ program: program ?? "", args, port });
  });
  afterAll(async () => {
    await stop();
    await rm(root, { recursive: true, force: true });
  });

  const open = async () => {
    const bucket = `bucket-${randomUUID()}`;
    await mkdir(join(root, bucket));
    return { settings: { endpoint, bucket }, folder: join(root, bucket) };
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
