import { randomUUID } from "node:crypto";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { httpKind } from "../../src/destinations/http-destination.js";
import { describeDestination } from "../support/destination-contract.js";
import { findProgram, freePort, startProgram } from "@document-export/local-servers";
import { folderView } from "../support/storage/folder-view.js";
import { localOutbound, strictOutbound } from "../support/servers/local-outbound.js";
import { publication } from "../support/publication.js";
import { startResponder } from "../support/servers/responder.js";

const program = findProgram("nginx");
const title = program
  ? "on nginx, which takes PUT"
  : "SKIPPED: no nginx on this machine (apt: nginx-light)";

describe.skipIf(!program)(title, () => {
  let root: string;
  let origin: string;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "document-export-http-"));
    // The server's workers are not root where this process is.
    await chmod(root, 0o755);
    await mkdir(join(root, "temporary"));
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    await writeFile(join(root, "nginx.conf"), configuration(port));
    const args = ["-p", root, "-c", join(root, "nginx.conf"), "-e", join(root, "error.log")];
    stop = await startProgram({ program: program ?? "", args, port });
  });
  afterAll(async () => {
    await stop();
    await rm(root, { recursive: true, force: true });
  });

  function configuration(port: number): string {
    const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${join(root, "temporary", name)};`,
    );
    return `daemon off; pid ${join(root, "pid")};
      ${process.getuid?.() === 0 ? "user root;" : ""}
      events {}
      http { access_log off; ${folders.join(" ")} client_max_body_size 10m;
        server { listen 127.0.0.1:${port}; root ${join(root, "files")};
          dav_methods PUT DELETE; create_full_put_path on;
          if ($http_authorization != "Bearer right") { return 401; } } }`;
  }

  const open = async () => {
    const name = randomUUID();
    const folder = join(root, "files", name);
    await mkdir(folder, { recursive: true });
    return { settings: { url: `${origin}/${name}/` }, folder };
  };
  const secrets = { authorization: "Bearer right" };
  describeDestination(async () => {
    const { settings, folder } = await open();
    const destination = httpKind.open(settings, secrets, localOutbound);
    return { destination, keepsImages: true, ...folderView(folder) };
  });

  test("names wrong credentials, and leaves nothing behind", async () => {
    const { settings, folder } = await open();
    const destination = httpKind.open(settings, { authorization: "Bearer no" }, localOutbound);
    await expect(destination.publish(publication)).rejects.toThrow("Check the credentials");
    expect(await folderView(folder).list()).toEqual([]);
  });

  test("connects to no network that the operator has not allowed", async () => {
    const { settings } = await open();
    const destination = httpKind.open(settings, secrets, strictOutbound);
    await expect(destination.publish(publication)).rejects.toThrow("public address");
  });
});

test("sends the job's id as idempotency key, and returns the server's address", async () => {
  const responder = await startResponder(201, { location: "/posts/7" });
  const settings = { url: responder.url, method: "POST", headers: { "x-team": "docs" } };
  const destination = httpKind.open(settings, {}, localOutbound);
  const { links } = await destination.publish(publication);
  expect(responder.headers[0]).toMatchObject({
    "idempotency-key": publication.job,
    "if-none-match": "*",
    "content-type": "text/markdown; charset=utf-8",
    "x-team": "docs",
  });
  expect(links[0]?.url).toBe(new URL("/posts/7", responder.url).href);
});

test("links to the public address where the server names none", async () => {
  const responder = await startResponder(201);
  const settings = { url: responder.url, method: "POST", publicUrl: "https://docs.example.com" };
  const { links } = await httpKind.open(settings, {}, localOutbound).publish(publication);
  expect(links).toEqual([{ title: "Report", url: "https://docs.example.com/a/b.md" }]);
});

test.each([
  [503, "responded with 503"],
  [429, "responded with 429"],
])("may try again after %i", async (status, message) => {
  const responder = await startResponder(status);
  const settings = { url: responder.url, method: "POST" };
  const destination = httpKind.open(settings, {}, localOutbound);
  await expect(destination.publish(publication)).rejects.toMatchObject({
    name: "Error",
    message: expect.stringContaining(message),
  });
});

test.each([302, 400, 413])("is refused for good by %i", async (status) => {
  const responder = await startResponder(status);
  const settings = { url: responder.url, method: "POST" };
  const destination = httpKind.open(settings, {}, localOutbound);
  await expect(destination.publish(publication)).rejects.toMatchObject({
    name: "DeliveryRefusedError",
  });
});
