import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sftpKind } from "../../src/destinations/sftp-destination.js";
import { describeDestination } from "../support/destination-contract.js";
import { findProgram, freePort, startProgram } from "@document-export/local-servers";
import { folderView } from "../support/storage/folder-view.js";
import { openOutbound } from "../../src/outbound/outbound.js";
import { localOutbound, strictOutbound } from "../support/servers/local-outbound.js";
import { startTcpProxy } from "../support/servers/tcp-proxy.js";
import { publication } from "../support/publication.js";

const sshd = findProgram("sshd");
const keygen = findProgram("ssh-keygen");
const missing = !sshd || !keygen;
const title = missing
  ? "SKIPPED: no sshd on this machine (apt: openssh-server)"
  : "on OpenSSH's SFTP server";

describe.skipIf(missing)(title, () => {
  let root: string;
  let port: number;
  let hostKey: string;
  let privateKey: string;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "document-export-sftp-"));
    port = await freePort();
    hostKey = await makeKey("host");
    await makeKey("user");
    privateKey = await readFile(join(root, "user"), "utf8");
    await writeFile(join(root, "sshd_config"), await configuration());
    const args = ["-D", "-e", "-f", join(root, "sshd_config")];
    // As root it steps back into this folder, which a package's service makes at boot.
    if (process.getuid?.() === 0) await mkdir("/run/sshd", { recursive: true });
    stop = await startProgram({ program: sshd ?? "", args, port });
  });
  afterAll(async () => {
    await stop();
    await rm(root, { recursive: true, force: true });
  });

  /** Makes a key and returns its fingerprint. */
  async function makeKey(name: string): Promise<string> {
    const file = join(root, name);
    execFileSync(keygen ?? "", ["-q", "-t", "ed25519", "-N", "", "-f", file]);
    return String(execFileSync(keygen ?? "", ["-lf", file])).split(" ")[1] ?? "";
  }

  async function configuration(): Promise<string> {
    await writeFile(join(root, "authorized"), await readFile(join(root, "user.pub")));
    return [
      `Port ${port}`,
      "ListenAddress 127.0.0.1",
      `HostKey ${join(root, "host")}`,
      `AuthorizedKeysFile ${join(root, "authorized")}`,
      `PidFile ${join(root, "pid")}`,
      "StrictModes no",
      "PasswordAuthentication no",
      "Subsystem sftp internal-sftp",
      "",
    ].join("\n");
  }

  const open = async () => {
    const folder = await mkdtemp(join(root, "home-"));
    const { username } = userInfo();
    return { folder, settings: { host: "127.0.0.1", port, username, folder, hostKey } };
  };
  describeDestination(async () => {
    const { folder, settings } = await open();
    const destination = sftpKind.open(settings, { privateKey }, localOutbound);
    return { destination, ...folderView(folder) };
  });

  test("reads a result back, but no link and nothing longer than allowed", async () => {
    const { folder, settings } = await open();
    await writeFile(join(folder, "a.md"), "mine");
    await symlink(join(folder, "a.md"), join(folder, "link.md"));
    const read = sftpKind.read?.(settings, { privateKey }, localOutbound);
    expect(String(await read?.("a.md", 4))).toBe("mine");
    expect(await read?.("link.md", 4)).toBeUndefined();
    expect(await read?.("other.md", 4)).toBeUndefined();
    await expect(read?.("a.md", 3)).rejects.toThrow("`a.md` is longer than 3 bytes");
  });

  test("sends nothing to a server with another key", async () => {
    const { folder, settings } = await open();
    const other = { ...settings, hostKey: `SHA256:${"A".repeat(43)}` };
    const destination = sftpKind.open(other, { privateKey }, localOutbound);
    await expect(destination.publish(publication)).rejects.toThrow(/verification|host/i);
    expect(await readdir(folder)).toEqual([]);
  });

  test("gives up a server that stops responding during an upload", async () => {
    const { settings } = await open();
    const proxy = await startTcpProxy({ hostname: "127.0.0.1", port: String(port) }, 100_000);
    const impatient = openOutbound({ allowLoopback: true, allowPrivate: false, timeout: 2 });
    const through = { ...settings, port: proxy.port };
    const destination = sftpKind.open(through, { privateKey }, impatient);
    const bytes = Buffer.alloc(3_000_000, "whole ");
    await expect(destination.publish({ ...publication, bytes })).rejects.toThrow();
  });

  test("connects to no network that the operator has not allowed", async () => {
    const { settings } = await open();
    const destination = sftpKind.open(settings, { privateKey }, strictOutbound);
    await expect(destination.publish(publication)).rejects.toThrow("public address");
  });
});
