import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { webdavKind } from "../../src/destinations/webdav-destination.js";
import { describeDestination } from "../support/destination-contract.js";
import { findProgram, freePort, startProgram } from "@document-export/local-servers";
import { folderView } from "../support/storage/folder-view.js";
import { localOutbound, strictOutbound } from "../support/servers/local-outbound.js";
import { publication } from "../support/publication.js";

const program = findProgram("rclone");
const title = program
  ? "on rclone's WebDAV server"
  : "SKIPPED: no rclone on this machine (apt: rclone)";
const secrets = { username: "writer", password: "pass word" };

describe.skipIf(!program)(title, () => {
  let root: string;
  let url: string;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "document-export-webdav-"));
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const credentials = ["--user", secrets.username, "--pass", secrets.password];
    const address = ["--addr", `127.0.0.1:${port}`];
    // The tests look into the folder past the server, which would otherwise remember it for minutes.
    const fresh = ["--dir-cache-time", "1ms"];
    const args = ["serve", "webdav", root, ...address, ...credentials, ...fresh];
    stop = await startProgram({ program: program ?? "", args, port });
  });
  afterAll(async () => {
    await stop();
    await rm(root, { recursive: true, force: true });
  });

  const open = async () => {
    const folder = await mkdtemp(join(root, "share-"));
    const settings = { url: `${url}/${folder.slice(root.length + 1)}` };
    return { settings, folder };
  };
  describeDestination(async () => {
    const { settings, folder } = await open();
    return {
      destination: webdavKind.open(settings, secrets, localOutbound),
      ...folderView(folder),
    };
  });

  test("names wrong credentials, and leaves nothing behind", async () => {
    const { settings, folder } = await open();
    const destination = webdavKind.open(settings, { ...secrets, password: "no" }, localOutbound);
    await expect(destination.publish(publication)).rejects.toThrow("Check the credentials");
    expect(await readdir(folder)).toEqual([]);
  });

  test("connects to no network that the operator has not allowed", async () => {
    const { settings } = await open();
    const destination = webdavKind.open(settings, secrets, strictOutbound);
    await expect(destination.publish(publication)).rejects.toThrow("public address");
  });

  test("returns the address where people can see a result", async () => {
    const { settings } = await open();
    const publicSettings = { ...settings, publicUrl: "https://docs.example.com/" };
    const { links } = await webdavKind
      .open(publicSettings, secrets, localOutbound)
      .publish(publication);
    expect(links).toEqual([{ title: "Report", url: "https://docs.example.com/a/b.md" }]);
  });
});
