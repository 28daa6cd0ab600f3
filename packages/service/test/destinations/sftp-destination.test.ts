import { readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openssh, rcloneSftp } from "@document-export/local-servers/destinations";
import { expect, test } from "vitest";
import { sftpKind } from "../../src/destinations/sftp/sftp-destination.js";
import { openOutbound } from "../../src/outbound/outbound.js";
import { describeServer } from "../support/destinations/describe-server.js";
import { promises } from "../support/destinations/promises.js";
import { publication } from "../support/publication.js";
import { localOutbound, strictOutbound } from "../support/servers/local-outbound.js";
import { startTcpProxy } from "../support/servers/tcp-proxy.js";

const describeMore: Parameters<typeof describeServer>[1] = (addPlace) => {
  test("reads a result back, but no link or file over the limit", async () => {
    const { settings, secrets, folder = "" } = await addPlace();
    await writeFile(join(folder, "a.md"), "mine");
    await symlink(join(folder, "a.md"), join(folder, "link.md"));
    const read = sftpKind.read?.(settings, secrets, localOutbound);
    expect(String(await read?.("a.md", 4))).toBe("mine");
    expect(await read?.("link.md", 4)).toBeUndefined();
    expect(await read?.("other.md", 4)).toBeUndefined();
    await expect(read?.("a.md", 3)).rejects.toThrow("`a.md` is longer than 3 bytes");
  });

  test("refuses to send to a server with another key", async () => {
    const { settings, secrets, folder = "" } = await addPlace();
    const other = { ...settings, hostKey: `SHA256:${"A".repeat(43)}` };
    const destination = sftpKind.open(other, secrets, localOutbound);
    await expect(destination.publish(publication)).rejects.toThrow(/verification|host/i);
    expect(await readdir(folder)).toEqual([]);
  });

  test("names a rejected key after one attempt", async () => {
    const { settings, wrongSecrets } = await addPlace();
    const destination = sftpKind.open(settings, wrongSecrets, localOutbound);
    await expect(destination.publish(publication)).rejects.toMatchObject({
      name: "DeliveryRefusedError",
      message: expect.stringContaining("Check the credentials"),
    });
  });

  test("gives up on a server that stops responding during an upload", async () => {
    const { settings, secrets } = await addPlace();
    const target = { hostname: "127.0.0.1", port: String(settings["port"]) };
    const proxy = await startTcpProxy(target, 100_000);
    const impatient = openOutbound({ allowLoopback: true, allowPrivate: false, timeout: 2 });
    const through = { ...settings, port: proxy.port };
    const destination = sftpKind.open(through, secrets, impatient);
    const bytes = Buffer.alloc(3_000_000, "whole ");
    await expect(destination.publish({ ...publication, bytes })).rejects.toThrow();
  });

  test("refuses to connect to networks that the operator has not allowed", async () => {
    const { settings, secrets } = await addPlace();
    const destination = sftpKind.open(settings, secrets, strictOutbound);
    await expect(destination.publish(publication)).rejects.toThrow("public address");
  });
};

// Losses in the last moment take hundreds of connections to provoke, so the deep tier tests them.
describeServer(openssh, describeMore, promises);

// rclone reports a hard link that it did not make: the results were lost.
describeServer(
  rcloneSftp,
  () => undefined,
  promises.filter(({ column }) => ["complete", "foreign stays"].includes(column)),
);
